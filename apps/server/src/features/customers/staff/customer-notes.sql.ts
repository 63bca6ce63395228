import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import { CustomerNote, type CustomerNoteInput } from './customers.staff.contract.ts';

const NOTE = `json_build_object('contact_preference', n.contact_preference, 'body', n.body, 'revision', n.revision,
  'updated_at', n.updated_at)`;

const READ = statement(
  'customer_note_read',
  `
select (select ${NOTE} from customer_notes n where n.site_id = $1 and n.customer_id = $2) as note
  from customers c where c.site_id = $1 and c.id = $2 and c.erased_at is null for key share`,
  { note: CustomerNote.nullable() },
);

const EMPTY: CustomerNote = { contact_preference: '', body: '', revision: 0, updated_at: null };

/** Null: there is no such customer. */
export async function readCustomerNote(
  tx: Tx,
  siteId: number,
  customerId: number,
): Promise<CustomerNote | null> {
  const [row] = await runPrepared(tx, READ, [siteId, customerId]);
  return row ? (row.note ?? EMPTY) : null;
}

// The revision decides inside the statement: of two saves on one revision the second changes nothing.
const SAVE = statement(
  'customer_note_save',
  `
insert into customer_notes as n (site_id, customer_id, contact_preference, body, updated_by)
select $1, $2, $3, $4, $5 where $6::int = 0
    or exists (select from customer_notes e where e.site_id = $1 and e.customer_id = $2)
on conflict (site_id, customer_id) do update
   set contact_preference = $3, body = $4, updated_by = $5, revision = n.revision + 1, updated_at = now()
 where n.revision = $6::int
returning ${NOTE} as note`,
  { note: CustomerNote },
);

/** Null: the note has another revision by now. */
export async function saveCustomerNoteRow(
  tx: Tx,
  key: { readonly siteId: number; readonly customerId: number; readonly staffId: number },
  { input, revision }: { readonly input: CustomerNoteInput; readonly revision: number },
): Promise<CustomerNote | null> {
  const { siteId, customerId, staffId } = key;
  const { contact_preference, body } = input;
  const [row] = await runPrepared(tx, SAVE, [
    siteId,
    customerId,
    contact_preference,
    body,
    staffId,
    revision,
  ]);
  return row?.note ?? null;
}
