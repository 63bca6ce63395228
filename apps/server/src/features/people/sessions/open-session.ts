import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { SESSION_PREFIX } from '../../staff/authenticate-staff.ts';
import { describeStaffBrowser } from './describe-staff-browser.ts';
import { type Device, insertSession, recogniseDevice } from './sessions.sql.ts';

interface OpenInput extends Device {
  readonly siteId: number;
  readonly person: {
    readonly id: number;
    readonly email: string;
    readonly name: string;
    readonly locale: string;
  };
  readonly strongAt: Date | null;
  readonly sid: string | null;
}

/** A new session in the caller's transaction. The first one on a device is told by mail; the very first one is not. */
export async function openSession(tx: Tx, input: OpenInput): Promise<{ token: string; expiresAt: Date }> {
  const { siteId, person, strongAt, sid, userAgent, network } = input;
  const token = `${SESSION_PREFIX}${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest();
  const device = await recogniseDevice(tx, person.id, { userAgent, network });
  const session = await insertSession(tx, { staffId: person.id, hash, strongAt, sid, userAgent, network });
  if (!device.is_known && !device.is_first) {
    await queueAccountMail(tx, {
      siteId,
      kind: 'staff_new_device',
      key: `staff_session:${session.id}`,
      to: person.email,
      locale: person.locale,
      givenName: person.name,
      data: { browser: describeStaffBrowser(userAgent), at: new Date().toISOString() },
    });
  }
  return { token, expiresAt: session.expires_at };
}
