import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { addressAssignments, addressColumns, addressRecord } from './address-columns.fragment.ts';
import type { Address, AddressInput } from './addresses.contract.ts';

export interface Owner {
  readonly siteId: number;
  readonly customerId: number;
}

const COLUMNS = `id, ${addressColumns()}`;

const LIST = statement<Statements['addresses'], Address>(
  'addresses',
  `select ${COLUMNS} from addresses
          where site_id = $1 and customer_id = $2 and ($3::text is null or type = $3) order by id`,
);

/** In the order in which they were made: the first is the one a checkout begins with. */
export const findAddresses = (db: Db, { siteId, customerId }: Owner, type: Address['type'] | null) =>
  readSite(db, siteId, LIST, [siteId, customerId, type]);

const LOCK = statement('address_book_lock', `select lock_address_book($1::bigint, $2::bigint)`);

/** Locks the address book until the transaction ends; the table's trigger takes the same lock. */
export const lockBook = (tx: Tx, { siteId, customerId }: Owner) =>
  runPrepared(tx, LOCK, [siteId, customerId]);

const INSERT = statement<Statements['address_insert'], Address>(
  'address_insert',
  `insert into addresses (site_id, customer_id, ${addressColumns()})
         select $1, $2, ${addressColumns('typed')} from ${addressRecord('$4', 'typed')}
          where (select count(*) from addresses where site_id = $1 and customer_id = $2) < $3::int
         returning ${COLUMNS}`,
);

/** Null: the book is full. */
export async function insertAddress(
  tx: Tx,
  { siteId, customerId }: Owner,
  input: AddressInput,
  most: number,
): Promise<Address | null> {
  const [row] = await runPrepared(tx, INSERT, [siteId, customerId, most, JSON.stringify(input)]);
  return row ?? null;
}

const UPDATE = statement<Statements['address_update'], Address>(
  'address_update',
  `update addresses set ${addressAssignments('typed')} from ${addressRecord('$4', 'typed')}
          where site_id = $1 and customer_id = $2 and id = $3 returning id, ${addressColumns('addresses')}`,
);

/** Null: this customer has no such address. */
export async function changeAddress(
  tx: Tx,
  { siteId, customerId }: Owner,
  id: number,
  input: AddressInput,
): Promise<Address | null> {
  const [row] = await runPrepared(tx, UPDATE, [siteId, customerId, id, JSON.stringify(input)]);
  return row ?? null;
}

const DELETE = statement(
  'address_delete',
  `delete from addresses where site_id = $1 and customer_id = $2 and id = $3 returning id`,
);

export async function removeAddress(tx: Tx, { siteId, customerId }: Owner, id: number): Promise<boolean> {
  return (await runPrepared(tx, DELETE, [siteId, customerId, id])).length > 0;
}
