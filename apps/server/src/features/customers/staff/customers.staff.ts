import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall, StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { revokeTokens } from '../sessions/customer-tokens.sql.ts';
import { readCustomerNote, saveCustomerNoteRow } from './customer-notes.sql.ts';
import type { CustomerNoteInput, CustomerQuery, ListedCustomer } from './customers.staff.contract.ts';
import { type CustomerPermissions, customerActions, searchKeysOf } from './customers.staff.rules.ts';
import {
  countCustomers,
  hasRecentRead,
  listNewestCustomers,
  readCustomerForStaff,
  searchCustomers,
  searchGuests,
} from './customers.staff.sql.ts';

export async function listCustomers(
  db: Db,
  { siteIds }: Pick<StaffScope, 'siteIds'>,
  { q, after, limit }: Pick<CustomerQuery, 'q' | 'after' | 'limit'>,
  maxCount = MAX_COUNT,
) {
  const page = { siteIds, after: decodeCursor(InstantKey, after), limit: limit + 1 };
  const found = q
    ? await searchCustomers(db, page, searchKeysOf(q), MAX_COUNT + 1)
    : {
        rows: await listNewestCustomers(db, page),
        counted: await countCustomers(db, siteIds, maxCount + 1),
      };
  const { rows, next } = cutPage(found.rows, limit, ({ created_at, id }) => [created_at, id]);
  // On the first page: a guest has no id that a cursor could name.
  const guests = q && !after ? await searchGuests(db, siteIds, searchKeysOf(q)) : [];
  const data: ListedCustomer[] = [...guests, ...rows];
  return { data, meta: listMeta(next, found.counted + guests.length, q ? MAX_COUNT : maxCount) };
}

/** Null: the site has no such customer, or the customer is erased. */
export const showCustomer = (db: Db, call: StaffCall, id: number, permissions: CustomerPermissions) =>
  withSite(db, call.siteId, async (tx) => {
    const customer = await readCustomerForStaff(tx, call.siteId, id);
    if (!customer) return null;
    // A screen reads again when it gets the focus: one row in 15 minutes says the same.
    if (!(await hasRecentRead(tx, call, id)))
      await writeAudit(tx, call, {
        action: 'customer.read',
        reason: null,
        subject: { kind: 'customer', ref: String(id) },
        before: {},
        after: {},
      });
    return { ...customer, actions: customerActions(customer, permissions) };
  });

export async function endCustomerSessions(
  tx: Tx,
  call: StaffCall,
  { id, reason }: { readonly id: number; readonly reason: string },
) {
  const { siteId } = call;
  if (!(await readCustomerNote(tx, siteId, id))) return null;
  const ended = await revokeTokens(tx, { siteId, customerId: id }, ['session']);
  await writeAudit(tx, call, {
    action: 'customer.end_sessions',
    reason,
    subject: { kind: 'customer', ref: String(id) },
    before: { sessions: ended },
    after: { sessions: 0 },
  });
  return { id, ended };
}

/** The audit row names the changed fields; their text lies with its personal values, which an erasure removes. */
export const saveCustomerNote = (
  db: Db,
  call: StaffCall,
  {
    id,
    revision,
    input,
  }: { readonly id: number; readonly revision: number; readonly input: CustomerNoteInput },
) =>
  withSite(db, call.siteId, async (tx) => {
    const before = await readCustomerNote(tx, call.siteId, id);
    if (!before) return { ok: false as const, code: 'not_found' as const };
    const key = { siteId: call.siteId, customerId: id, staffId: call.staffId };
    const note = await saveCustomerNoteRow(tx, key, { input, revision });
    if (!note) {
      const now = await readCustomerNote(tx, call.siteId, id);
      return { ok: false as const, code: 'edited_meanwhile' as const, note: now ?? before };
    }
    const fields = (['contact_preference', 'body'] as const).filter((field) => before[field] !== note[field]);
    await writeAudit(tx, call, {
      action: 'customer.note',
      reason: null,
      subject: { kind: 'customer', ref: String(id) },
      before: { revision: before.revision },
      after: { revision: note.revision, fields },
      personal: { before: pick(before, fields), after: pick(note, fields) },
    });
    return { ok: true as const, note };
  });

const pick = <Row extends object, Field extends keyof Row>(row: Row, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));
