import { withSite } from '../../platform/db/db.ts';
import type { Payments } from '../payments/payments.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { bookLine } from './book-line.ts';
import { showStatement } from './read-statements.ts';
import type { LineOutcome } from './statements.contract.ts';

interface Choice {
  readonly line: number;
  readonly order: string;
}

/**
 * Books the chosen lines of a statement, or all exact matches. Each line has a transaction of its own: one that is refused
 * or was booked meanwhile leaves the others booked, and a repeated call books what is left.
 */
export async function confirmStatement(
  payments: Payments,
  call: StaffCall,
  statementId: number,
  chosen: readonly Choice[] | undefined,
): Promise<LineOutcome[] | null> {
  const { db } = payments;
  const statement = await showStatement(db, call.siteId, statementId);
  if (!statement) return null;
  const exact = statement.lines.flatMap(({ id, match }) =>
    match?.is_exact ? [{ line: id, order: match.order.code }] : [],
  );
  const outcomes: LineOutcome[] = [];
  for (const { line, order } of chosen ?? exact) {
    const input = { lineId: line, statementId, parts: [{ order }] as const };
    const booked = await withSite(db, call.siteId, (tx) => bookLine(tx, payments, call, input));
    if (booked.ok) outcomes.push(...booked.outcomes);
    else outcomes.push({ line, order, ok: false, outcome: booked.code, missing_minor: 0 });
  }
  return outcomes;
}
