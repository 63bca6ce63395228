import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

export type Purpose = 'sign_in' | 'register' | 'strong';

const ADD_CHALLENGE = statement(
  'staff_add_challenge',
  `
with expired as (delete from staff_challenges where expires_at < now())
insert into staff_challenges (hash, purpose, staff_id, expires_at) values ($1, $2, $3, now() + interval '5 minutes')`,
);

export async function insertChallenge(db: Db, hash: Buffer, purpose: Purpose, staffId: number | null) {
  await runPrepared(db, ADD_CHALLENGE, [hash, purpose, staffId]);
}

const TAKE_CHALLENGE = statement(
  'staff_take_challenge',
  `
delete from staff_challenges
 where hash = $1 and purpose = $2 and staff_id is not distinct from $3 and expires_at > now()
returning true as is_open`,
);

/** Whether a challenge was open; it no longer is. */
export const takeChallenge = async (db: Db, hash: Buffer, purpose: Purpose, staffId: number | null) =>
  (await runPrepared(db, TAKE_CHALLENGE, [hash, purpose, staffId])).length > 0;

const PASSKEYS = statement(
  'staff_passkeys',
  'select credential_id, transports from staff_passkeys where staff_id = $1 order by id',
);

export const listPasskeys = (db: Db, staffId: number) => runPrepared(db, PASSKEYS, [staffId]);

const PASSKEY = statement(
  'staff_passkey',
  `
select k.id, k.staff_id, k.public_key, k.counter, p.name, p.email, p.locale
  from staff_passkeys k join staff p on p.id = k.staff_id
 where k.credential_id = $1 and p.status = 'active' and p.email is not null`,
);

/** The passkey of an active person. */
export async function findPasskey(db: Db, credentialId: string) {
  const [row] = await runPrepared(db, PASSKEY, [credentialId]);
  return row;
}

const USE_PASSKEY = statement(
  'staff_use_passkey',
  `
update staff_passkeys set counter = $2, last_used_at = now()
 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
);

/** False: the counter went back, so another copy of the key may exist. */
export const usePasskey = async (tx: Tx, id: number, counter: number): Promise<boolean> =>
  (await runPrepared(tx, USE_PASSKEY, [id, counter])).length > 0;

const ADD_PASSKEY = statement(
  'staff_add_passkey',
  `
insert into staff_passkeys (staff_id, credential_id, public_key, counter, transports, name)
values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning id`,
);

export const insertPasskey = async (
  tx: Tx,
  key: {
    staffId: number;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    name: string;
  },
): Promise<boolean> =>
  (
    await runPrepared(tx, ADD_PASSKEY, [
      key.staffId,
      key.credentialId,
      Buffer.from(key.publicKey),
      key.counter,
      [...key.transports],
      key.name,
    ])
  ).length > 0;

const INVITE = statement(
  'staff_invite',
  `
insert into staff_invitations (staff_id, token_hash, expires_at)
select id, $2, now() + interval '7 days' from staff where id = $1 and status = 'invited'
returning id`,
);

/** False: the person is not waiting for an invitation any more. */
export const insertInvitation = async (db: Db, staffId: number, hash: Buffer): Promise<boolean> =>
  (await runPrepared(db, INVITE, [staffId, hash])).length > 0;

const INVITATION = statement(
  'staff_invitation',
  `
select i.id, i.staff_id, p.name, p.email, p.locale
  from staff_invitations i join staff p on p.id = i.staff_id
 where i.token_hash = $1 and i.used_at is null and i.expires_at > now() and p.status = 'invited' and p.email is not null`,
);

export async function findInvitation(db: Db, hash: Buffer) {
  const [row] = await runPrepared(db, INVITATION, [hash]);
  return row;
}

const USE_INVITATION = statement(
  'staff_use_invitation',
  'update staff_invitations set used_at = now() where id = $1 and used_at is null returning id',
);
const ACTIVATE = statement(
  'staff_activate',
  `update staff set status = 'active' where id = $1 and status = 'invited' returning id`,
);

/** The person of an invitation becomes active, once. */
export async function useInvitation(tx: Tx, invitationId: number, staffId: number): Promise<boolean> {
  if ((await runPrepared(tx, USE_INVITATION, [invitationId])).length === 0) return false;
  return (await runPrepared(tx, ACTIVATE, [staffId])).length > 0;
}
