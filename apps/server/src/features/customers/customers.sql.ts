import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

interface CustomerRow {
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly pending_email: string | null;
}

const CUSTOMER = statement<Statements['customer'], CustomerRow>(
  'customer',
  `
select given_name, family_name, email, phone,
       (select t.data->>'email' from customer_tokens t
         where t.site_id = $1 and t.customer_id = $2 and t.kind = 'email_change' and t.used_at is null
           and t.revoked_at is null and t.expires_at > now()
         order by t.id desc limit 1) as pending_email
  from customers where site_id = $1 and id = $2`,
);

export async function getCustomer(db: Db, siteId: number, customerId: number): Promise<CustomerRow> {
  const [row] = await readSite(db, siteId, CUSTOMER, [siteId, customerId]);
  if (!row) throw new Error(`Site ${siteId} has no customer ${customerId}`);
  return row;
}

const CREDENTIALS = statement<Statements['credentials'], Credentials>(
  'credentials',
  `select id, password_hash, email_verified_at is not null as is_verified from customers
          where site_id = $1 and email_key = lower($2) and blocked_at is null`,
);

export interface Credentials {
  readonly id: number;
  readonly password_hash: string | null;
  readonly is_verified: boolean;
}

/** By e-mail in any case; a blocked customer cannot sign in. */
export async function findCredentials(tx: Tx, siteId: number, email: string) {
  return (await runPrepared(tx, CREDENTIALS, [siteId, email]))[0] ?? null;
}

const OWN_PASSWORD = statement(
  'own_password',
  `select email, password_hash from customers where site_id = $1 and id = $2`,
);

type OwnPassword = Statements['own_password']['row'];

export async function getOwnPassword(tx: Tx, siteId: number, customerId: number): Promise<OwnPassword> {
  const [row] = await runPrepared(tx, OWN_PASSWORD, [siteId, customerId]);
  if (!row) throw new Error(`Site ${siteId} has no customer ${customerId}`);
  return row;
}

const ACCOUNT = `id, email, given_name, locale, email_verified_at is not null as is_verified`;

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly given_name: string;
  readonly locale: string;
  readonly is_verified: boolean;
}

const BY_EMAIL = statement<Statements['account_by_email'], Account>(
  'account_by_email',
  `select ${ACCOUNT} from customers where site_id = $1 and email_key = lower($2) and blocked_at is null`,
);

export async function findAccount(tx: Tx, siteId: number, email: string): Promise<Account | null> {
  return (await runPrepared(tx, BY_EMAIL, [siteId, email]))[0] ?? null;
}

const BY_ID = statement<Statements['account_by_id'], Account>(
  'account_by_id',
  `select ${ACCOUNT} from customers where site_id = $1 and id = $2 and blocked_at is null`,
);

export async function findAccountById(tx: Tx, siteId: number, id: number): Promise<Account | null> {
  return (await runPrepared(tx, BY_ID, [siteId, id]))[0] ?? null;
}

export interface NewCustomer {
  readonly siteId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone: string | null;
  readonly locale: string;
}

const INSERT = statement(
  'customer_insert',
  `insert into customers (site_id, email, password_hash, given_name, family_name, phone, locale)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (site_id, email_key) do nothing
         returning id`,
);

/** Null when the address has an account. */
export async function insertCustomer(tx: Tx, input: NewCustomer): Promise<number | null> {
  const [row] = await runPrepared(tx, INSERT, [
    input.siteId,
    input.email,
    input.passwordHash,
    input.givenName,
    input.familyName,
    input.phone,
    input.locale,
  ]);
  return row?.id ?? null;
}

const CONTEST = statement(
  'customer_contest',
  `update customers set password_hash = null
          where site_id = $1 and email_key = lower($2) and email_verified_at is null and password_hash <> $3`,
);

/** Two people gave an unproved address different passwords: neither's is kept. */
export async function dropContestedPassword(tx: Tx, input: NewCustomer) {
  await runPrepared(tx, CONTEST, [input.siteId, input.email, input.passwordHash]);
}

const PROFILE = statement(
  'customer_profile',
  `update customers set given_name = $3, family_name = $4, phone = case when $5 then $6 else phone end
          where site_id = $1 and id = $2 returning email`,
);

export interface Profile {
  readonly givenName: string;
  readonly familyName: string;
  /** Undefined: as it is. */
  readonly phone: string | null | undefined;
}

/** The current e-mail address. */
export async function changeProfile(tx: Tx, siteId: number, id: number, { phone, ...name }: Profile) {
  const values = [siteId, id, name.givenName, name.familyName, phone !== undefined, phone ?? null] as const;
  return (await runPrepared(tx, PROFILE, values))[0]?.email as string;
}

const PASSWORD = statement<Statements['customer_password'], Account>(
  'customer_password',
  `update customers set password_hash = $3, email_verified_at = case when $5 then coalesce(email_verified_at, now())
                                                                      else email_verified_at end
          where site_id = $1 and id = $2 and blocked_at is null and ($4::text is null or password_hash = $4)
         returning ${ACCOUNT}`,
);

/**
 * Null when `before` is named and is no longer the password: it was changed meanwhile. `proves`: the link came by
 * mail, so the address is verified too.
 */
export async function setPassword(
  tx: Tx,
  key: { siteId: number; customerId: number },
  hash: string,
  { before = null, proves = false }: { before?: string | null; proves?: boolean },
): Promise<Account | null> {
  return (await runPrepared(tx, PASSWORD, [key.siteId, key.customerId, hash, before, proves]))[0] ?? null;
}

const DROP_PASSWORD = statement(
  'customer_password_drop',
  `update customers set password_hash = null where site_id = $1 and id = $2`,
);

/** No password opens the account until a recovery sets one. */
export async function dropPassword(tx: Tx, key: { siteId: number; customerId: number }) {
  await runPrepared(tx, DROP_PASSWORD, [key.siteId, key.customerId]);
}

const PROVE = statement<Statements['customer_prove'], Account>(
  'customer_prove',
  `update customers set email = coalesce($3, email), email_verified_at = case when $3 is null
           then coalesce(email_verified_at, now()) else now() end
          where site_id = $1 and id = $2 and blocked_at is null returning ${ACCOUNT}`,
);

/** Marks the customer's address, or the new one if named, as verified. Throws when another account has it. */
export async function proveEmail(tx: Tx, siteId: number, id: number, email: string | null) {
  return (await runPrepared(tx, PROVE, [siteId, id, email]))[0] ?? null;
}
