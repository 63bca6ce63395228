import { createHash } from 'node:crypto';
import { type IdClaims, type IdTokens, openIdTokens } from '../../../platform/clients/id-tokens.ts';
import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { Shop } from '../../../shop.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { endPassedOn } from '../members/end-passed-on.ts';
import { endLostGroups, giveByGroups } from './apply-groups.sql.ts';
import { openSession } from './open-session.ts';
import { type Device, findHomeSite, findOrCreatePerson, useNonce } from './sessions.sql.ts';
import { personOf, strongTime } from './sign-in.rules.ts';

export interface DeskIdentity {
  readonly issuer: string;
  readonly tokens: IdTokens;
  /** The `acr` that counts as strong; null: any sign-in at the provider does. */
  readonly strongAcr: string | null;
}

/** Null: no identity provider is configured, so people sign in by passkey. */
export function openDeskIdentity({
  config: { desk },
  log,
}: Pick<Shop, 'config' | 'log'>): DeskIdentity | null {
  const { issuer, clientId, strongAcr } = desk;
  if (!issuer) return null;
  const onFailure = (error: unknown) => log.warn({ err: error }, 'identity token refused');
  return { issuer, strongAcr, tokens: openIdTokens({ issuer, clientId, timeoutMs: 5000, onFailure }) };
}

interface SignInInput extends Device {
  readonly idToken: string;
  readonly nonce: string;
  readonly requestId: string;
}

export type SignedIn =
  | { readonly ok: true; readonly token: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly code: 'identity_refused' | 'account_suspended' };

/** Opens a session for the person of an ID token, with the grants that the person's groups map to. */
export async function signInWithIdToken(
  db: Db,
  { tokens, strongAcr }: DeskIdentity,
  input: SignInInput,
): Promise<SignedIn> {
  const claims = await tokens.verify(input.idToken, input.nonce);
  const profile = claims && personOf(claims);
  if (!claims || !profile) return { ok: false, code: 'identity_refused' };
  const siteId = await findHomeSite(db);
  return withSite(db, siteId, async (tx): Promise<SignedIn> => {
    if (!(await useNonce(tx, hashNonce(input.nonce)))) return { ok: false, code: 'identity_refused' };
    const { id, status } = await findOrCreatePerson(tx, profile);
    if (status === 'suspended') return { ok: false, code: 'account_suspended' };
    await applyGroups(tx, { siteId, staffId: id, requestId: input.requestId }, claims);
    const { userAgent, network } = input;
    const opened = await openSession(tx, {
      siteId,
      person: { id, email: profile.email, name: profile.name, locale: profile.locale },
      strongAt: strongTime(claims, strongAcr),
      sid: claims.sid,
      userAgent,
      network,
    });
    return { ok: true, ...opened };
  });
}

export const hashNonce = (nonce: string): Buffer => createHash('sha256').update(`nonce ${nonce}`).digest();

/** Grants follow the groups of the identity provider: a lost group ends its grant, a new one gives it. */
async function applyGroups(
  tx: Tx,
  call: { siteId: number; staffId: number; requestId: string },
  { groups }: IdClaims,
): Promise<void> {
  const subject = { kind: 'staff', ref: String(call.staffId) } as const;
  const lost = await endLostGroups(tx, call.staffId, groups);
  for (const { id, role, scope_kind, scope_ref, group_name } of lost) {
    await writeAudit(tx, call, {
      action: 'grant.end',
      subject,
      reason: `group ${group_name}`,
      before: { grant: id, role, scope_kind, scope_ref },
      after: {},
    });
  }
  if (lost.length > 0) await endPassedOn(tx, call, call.staffId, 'lost a group');
  for (const { id, role, scope_kind, scope_ref, group_name } of await giveByGroups(
    tx,
    call.staffId,
    groups,
  )) {
    await writeAudit(tx, call, {
      action: 'grant.give',
      subject,
      reason: `group ${group_name}`,
      before: {},
      after: { grant: id, role, scope_kind, scope_ref },
    });
  }
}
