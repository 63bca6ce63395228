import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { makeSecretToken } from '../../../platform/secrets/secret-token.ts';
import { holdsAll } from '../../staff/grants.rules.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { type Giver, type Granted, giveChecked } from '../members/give-grant.ts';
import type { GrantInput } from '../members/people.contract.ts';
import type { ApiKey } from './api-keys.contract.ts';
import { insertKey, listKeys, markKeyRevoked } from './api-keys.sql.ts';

/** The keys that reach a site of the caller. */
export async function listApiKeys(db: Db, siteIds: readonly number[]): Promise<ApiKey[]> {
  const rows = await listKeys(db, null);
  return rows
    .filter(({ grants }) => grants.some(({ site_ids }) => site_ids.some((id) => siteIds.includes(id))))
    .map((row) => ({
      id: row.id,
      name: row.name,
      created_by: row.created_by,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
      revoked_at: row.revoked_at?.toISOString() ?? null,
      grants: row.grants.map(({ site_ids: _siteIds, ...grant }) => grant),
    }));
}

type Created =
  | { readonly ok: true; readonly id: number; readonly token: string }
  | Extract<Granted, { ok: false }>;

/** A new key with a grant; its token is shown once, we keep the hash. */
export function createApiKey(
  db: Db,
  giver: Giver,
  input: Omit<GrantInput, 'is_guest' | 'from_at'> & { name: string },
): Promise<Created> {
  const { token, hash } = makeSecretToken('staff_');
  return withSite(db, giver.siteId, async (tx): Promise<Created> => {
    const id = await insertKey(tx, input.name, giver.staffId, hash);
    const granted = await giveChecked(
      tx,
      giver,
      { id, name: input.name, isKey: true },
      { ...input, is_guest: false },
    );
    if (!granted.ok) return granted;
    await writeAudit(tx, giver, {
      action: 'api_key.create',
      subject: { kind: 'api_key', ref: String(id) },
      reason: input.reason,
      before: {},
      after: { name: input.name },
    });
    return { ok: true, id, token };
  });
}

type Revoked =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'not_found' | 'more_than_held' | 'conflict' };

/** Revokes a key. Refused to staff whose scope is narrower than the key's. */
export async function revokeApiKey(
  tx: Tx,
  giver: Giver,
  { id, reason }: { id: number; reason: string },
): Promise<Revoked> {
  const [key] = await listKeys(tx, id);
  if (!key) return { ok: false, code: 'not_found' };
  const siteIds = key.grants.flatMap(({ site_ids }) => site_ids);
  if (siteIds.length > 0 && !holdsAll(giver.held, ['api_key.manage'], siteIds))
    return { ok: false, code: 'more_than_held' };
  if (!(await markKeyRevoked(tx, id))) return { ok: false, code: 'conflict' };
  await writeAudit(tx, giver, {
    action: 'api_key.revoke',
    subject: { kind: 'api_key', ref: String(id) },
    reason,
    before: { name: key.name },
    after: {},
  });
  return { ok: true, id };
}
