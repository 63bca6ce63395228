import { type Db, readSite, runPrepared, type Tx } from '../../platform/db.ts';
import type { Address, AddressInput } from './addresses.contract.ts';

export interface Owner {
  readonly siteId: number;
  readonly customerId: number;
}

const COLUMNS = `id, type, label, given_name, family_name, phone, address1, address2, city, state, postal_code, country_code`;

const LIST = {
  name: 'addresses',
  text: `select ${COLUMNS} from addresses
          where site_id = $1 and customer_id = $2 and ($3::text is null or type = $3) order by id`,
};

/** In the order in which they were made: the first is the one a checkout begins with. */
export const findAddresses = (db: Db, { siteId, customerId }: Owner, type: Address['type'] | null) =>
  readSite<Address>(db, siteId, LIST, [siteId, customerId, type]);

const VALUES = (input: AddressInput) => [
  ...[input.type, input.label || null, input.given_name, input.family_name, input.phone || null],
  ...[input.address1, input.address2 || null, input.city, input.state || null, input.postal_code || null],
  input.country_code,
];

const LOCK = {
  name: 'address_book_lock',
  text: `select lock_address_book($1::bigint, $2::bigint)`,
};

/** Until this transaction ends nobody else adds to this book; the table's trigger waits at the same lock. */
export const lockBook = (tx: Tx, { siteId, customerId }: Owner) =>
  runPrepared(tx, LOCK, [siteId, customerId]);

const INSERT = {
  name: 'address_insert',
  text: `insert into addresses (site_id, customer_id, type, label, given_name, family_name, phone, address1, address2,
           city, state, postal_code, country_code)
         select $1, $2, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
          where (select count(*) from addresses where site_id = $1 and customer_id = $2) < $3::int
         returning ${COLUMNS}`,
};

/** Null: the book is full. */
export async function insertAddress(
  tx: Tx,
  { siteId, customerId }: Owner,
  input: AddressInput,
  most: number,
): Promise<Address | null> {
  const [row] = await runPrepared<Address>(tx, INSERT, [siteId, customerId, most, ...VALUES(input)]);
  return row ?? null;
}

const UPDATE = {
  name: 'address_update',
  text: `update addresses set type = $4, label = $5, given_name = $6, family_name = $7, phone = $8, address1 = $9,
           address2 = $10, city = $11, state = $12, postal_code = $13, country_code = $14
          where site_id = $1 and customer_id = $2 and id = $3 returning ${COLUMNS}`,
};

/** Null: this customer has no such address. */
export async function changeAddress(
  tx: Tx,
  { siteId, customerId }: Owner,
  id: number,
  input: AddressInput,
): Promise<Address | null> {
  const [row] = await runPrepared<Address>(tx, UPDATE, [siteId, customerId, id, ...VALUES(input)]);
  return row ?? null;
}

const DELETE = {
  name: 'address_delete',
  text: `delete from addresses where site_id = $1 and customer_id = $2 and id = $3 returning id`,
};

export async function removeAddress(tx: Tx, { siteId, customerId }: Owner, id: number): Promise<boolean> {
  return (await runPrepared(tx, DELETE, [siteId, customerId, id])).length > 0;
}
