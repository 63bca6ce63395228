import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

const NOTE = statement(
  'staff_note_order',
  'insert into order_notes (site_id, order_id, staff_ref, text) values ($1, $2, $3, $4)',
);

export async function insertOrderNote(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number },
  note: { readonly staffId: number; readonly text: string },
): Promise<void> {
  await runPrepared(tx, NOTE, [key.siteId, key.orderId, String(note.staffId), note.text]);
}

const MAIL = statement<Statements['staff_mail_of_order'], { kind: string; data: Record<string, unknown> }>(
  'staff_mail_of_order',
  'select kind, data from mails where site_id = $1 and order_id = $2 and id = $3',
);

export async function findMailOfOrder(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly mailId: number },
) {
  const [mail] = await runPrepared(tx, MAIL, [key.siteId, key.orderId, key.mailId]);
  return mail ?? null;
}
