import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

export interface Owner {
  readonly siteId: number;
  readonly customerId: number;
}

const ASK = statement(
  'passkey_ask',
  `insert into passkey_challenges (site_id, challenge_hash, customer_id, expires_at)
         values ($1, $2, $3, now() + interval '5 minutes')`,
);

/** `customerId` null: a challenge for login, before the customer is known. */
export async function insertChallenge(tx: Tx, siteId: number, hash: Buffer, customerId: number | null) {
  await runPrepared(tx, ASK, [siteId, hash, customerId]);
}

const TAKE = statement(
  'passkey_take',
  `delete from passkey_challenges
          where site_id = $1 and challenge_hash = $2 and customer_id is not distinct from $3 and expires_at > now()
         returning site_id`,
);

/** A question is answered once; of two answers at the same moment one finds it. */
export async function takeChallenge(tx: Tx, siteId: number, hash: Buffer, customerId: number | null) {
  return (await runPrepared(tx, TAKE, [siteId, hash, customerId])).length > 0;
}

const SWEEP = statement(
  'passkey_sweep',
  `delete from passkey_challenges where expires_at < now() returning site_id`,
);

export const unsafeDeleteExpiredChallenges = async (tx: Tx) => (await runPrepared(tx, SWEEP, [])).length;

export type PasskeyRow = Statements['passkeys']['row'];
const COLUMNS = 'id, credential_id, transports, name, backed_up, created_at, last_used_at';

const LIST = statement(
  'passkeys',
  `select ${COLUMNS} from passkeys where site_id = $1 and customer_id = $2 order by id desc`,
);

export const findPasskeys = (db: Db, { siteId, customerId }: Owner) =>
  readSite(db, siteId, LIST, [siteId, customerId]);

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
  readonly name: string;
}

const INSERT = statement(
  'passkey_insert',
  `insert into passkeys (site_id, customer_id, credential_id, public_key, counter, transports, backed_up, name)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (site_id, credential_id) do nothing
         returning ${COLUMNS}`,
);

/** Null: it is registered already. */
export async function insertPasskey(tx: Tx, { siteId, customerId }: Owner, key: NewPasskey) {
  const [row] = await runPrepared(tx, INSERT, [
    siteId,
    customerId,
    key.credentialId,
    Buffer.from(key.publicKey),
    key.counter,
    [...key.transports],
    key.backedUp,
    key.name,
  ]);
  return row ?? null;
}

const DELETE = statement(
  'passkey_delete',
  `delete from passkeys where site_id = $1 and customer_id = $2 and id = $3 returning id`,
);

export async function removePasskey(tx: Tx, { siteId, customerId }: Owner, id: number): Promise<boolean> {
  return (await runPrepared(tx, DELETE, [siteId, customerId, id])).length > 0;
}

export type StoredKey = Statements['passkey']['row'];

const FIND = statement(
  'passkey',
  `select id, customer_id, public_key, counter from passkeys where site_id = $1 and credential_id = $2`,
);

export async function findPasskey(tx: Tx, siteId: number, credentialId: string): Promise<StoredKey | null> {
  return (await runPrepared(tx, FIND, [siteId, credentialId]))[0] ?? null;
}

const USE = statement(
  'passkey_use',
  `update passkeys set counter = $3, backed_up = $4, last_used_at = now()
          where site_id = $1 and id = $2 and (counter < $3 or (counter = 0 and $3 = 0)) returning id`,
);

/** False: the counter does not go forward, so there are two of this key, or it was deleted. */
export async function noteUse(
  tx: Tx,
  siteId: number,
  id: number,
  used: { counter: number; backedUp: boolean },
): Promise<boolean> {
  return (await runPrepared(tx, USE, [siteId, id, used.counter, used.backedUp])).length > 0;
}
