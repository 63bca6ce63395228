import { createHmac, randomUUID } from 'node:crypto';
import { createStaffToken } from '../../cli/staff-tokens.ts';
import type { LetterContext } from '../../features/letters/sending/mail-letter.ts';
import { sendBatch } from '../../features/letters/sending/send-batch.ts';
import { aStaffMember } from '../builders/staff-builders.ts';
import { openFormWorld } from './form-world.ts';

export type LetterWorld = Awaited<ReturnType<typeof openLetterWorld>>;

type StaffRole = 'editor' | 'second_editor' | 'country' | 'manager' | 'support' | 'auditor';

/** The world of forms with staff of its first site, who write to its subscribers. */
export async function openLetterWorld() {
  const world = await openFormWorld();
  const { api, owner, siteId } = world;
  // Keys have no address, so that tested letters reach no mailbox of the test.
  const tokenOf = async (name: Exclude<StaffRole, 'second_editor' | 'manager'>) => {
    const made = await createStaffToken(owner, { site: 'it', role: name, name });
    if (!made.ok) throw new Error(made.code);
    return made.token;
  };
  const tokens: Record<StaffRole, string> = {
    editor: await tokenOf('editor'),
    second_editor: (await aStaffMember(owner, { site: 'it', role: 'editor', name: 'second_editor' })).token,
    country: await tokenOf('country'),
    manager: (await aStaffMember(owner, { site: 'it', role: 'country', name: 'manager' })).token,
    support: await tokenOf('support'),
    auditor: await tokenOf('auditor'),
  };

  function staff(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    { as = 'country', tenant = 'it' }: { as?: StaffRole; tenant?: string } = {},
  ) {
    return api.app.inject({
      method,
      url: `/api/staff/${path}`,
      headers: {
        'x-tenant': tenant,
        authorization: `Bearer ${tokens[as]}`,
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(payload ? { payload } : {}),
    });
  }

  const { config, db, log, metrics, mailer } = api.deps;
  const { origin, brand, mailFrom: from, signingKeys: keys, mailInbound } = config;
  const context: LetterContext = {
    db,
    log,
    metrics,
    mailer,
    origin,
    brand,
    from,
    keys,
    inboundDomain: mailInbound.domain,
  };

  return {
    ...world,
    staff,
    /** One run of the job that sends. */
    batch: (letterId: number) => sendBatch(context, { siteId, letterId }, new AbortController().signal),
    show: async (id: number) => (await staff('GET', `letters/${id}`)).json().data,
    /** A mail that comes in, as the mail service posts it. */
    async receive(raw: string): Promise<string> {
      const at = Math.floor(Date.now() / 1000);
      const mac = createHmac('sha256', mailInbound.secret ?? '')
        .update(`${at}.${raw}`)
        .digest('hex');
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/webhooks/mail/it',
        headers: { 'content-type': 'message/rfc822', 'x-signature': `t=${at},v1=${mac}` },
        payload: raw,
      });
      return answer.json().data?.outcome ?? answer.body;
    },
  };
}
