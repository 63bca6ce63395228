import type { FastifyRequest } from 'fastify';
import { type IdTokens, ProviderUnreachable } from '../../../platform/clients/id-tokens.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { actorOf, browserOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { makeSecretToken } from '../../../platform/secrets/secret-token.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { SESSION_PREFIX } from '../../staff/authenticate-staff.ts';
import { describeStaffBrowser } from './describe-staff-browser.ts';
import { type Device, endProviderSessions, insertSession, recogniseDevice } from './sessions.sql.ts';

const RETRY_SECONDS = 30;

/** Without the keys of the identity provider no token can be verified: 503, and nothing was changed. */
export async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw new HttpRefusal(503, 'identity_provider_unreachable', { retryAfterSeconds: RETRY_SECONDS });
  }
}

/** Of the browser behind the desk's server. */
export const deviceOf = (request: FastifyRequest) => ({
  userAgent: browserOf(request).userAgent,
  network: networkOf(request.ip),
});

/** The session of the call; an API key has none. */
export function sessionOf(request: FastifyRequest): { staffId: number; sessionId: number } {
  const { id, session } = actorOf(request);
  if (!session) throw new HttpRefusal(403, 'forbidden');
  return { staffId: id, sessionId: session.id };
}

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
  const { token, hash } = makeSecretToken(SESSION_PREFIX);
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

/** Ends the sessions that a logout token names. False: the token is not valid. */
export async function logOutThroughProvider(
  db: Db,
  identity: { tokens: IdTokens; issuer: string },
  logoutToken: string,
): Promise<boolean> {
  const named = await identity.tokens.verifyLogout(logoutToken);
  if (!named) return false;
  await endProviderSessions(db, identity.issuer, named);
  return true;
}
