import type { Db } from '../../platform/db/db.ts';
import { type LineRow, listDueOrders } from './bank-lines.sql.ts';
import { type DueOrder as Due, matchLines } from './matching/match-lines.rules.ts';
import type { BankLine, DueOrder, MatchReason } from './statements.contract.ts';

/** More waiting orders than this are matched oldest first. */
export const MAX_DUE_ORDERS = 5_000;

export const toDue = (order: DueOrder): Due => ({
  code: order.code,
  name: order.name,
  dueMinor: order.due_minor,
  currency: order.currency,
  sinceOn: order.since_at.slice(0, 10),
  paymentRef: order.payment_ref,
});

const isOpen = ({ state }: LineRow) => state === 'new' || state === 'matched';

/** The lines with the order that each open one most likely pays, by what waits now. */
export async function withMatches(
  db: Db,
  siteIds: readonly number[],
  lines: readonly LineRow[],
): Promise<{ readonly lines: BankLine[]; readonly orders: readonly DueOrder[] }> {
  const orders = await listDueOrders(db, siteIds, MAX_DUE_ORDERS);
  const shown = new Map<number, BankLine>();
  for (const site of new Set(lines.map((line) => line.site))) {
    const own = orders.filter((order) => order.site === site);
    const byCode = new Map(own.map((order) => [order.code, order]));
    const here = lines.filter((line) => line.site === site);
    const matches = matchLines(here.filter(isOpen).map(toOpenLine), own.map(toDue));
    for (const line of here) {
      const match = matches.get(line.id);
      const order = match && byCode.get(match.code);
      shown.set(line.id, {
        ...line,
        state: isOpen(line) ? (order ? 'matched' : 'new') : line.state,
        match: order
          ? {
              order,
              reason: match.reason,
              score: match.score,
              is_exact: match.isExact,
              left_minor: leftOf(line, order, match.reason),
            }
          : null,
      });
    }
  }
  return { lines: lines.flatMap(({ id }) => shown.get(id) ?? []), orders };
}

/** Of a line beside one that pays the order already, everything is too much. */
function leftOf(line: LineRow, order: DueOrder, reason: MatchReason): number {
  const left = order.due_minor - line.amount_minor;
  return reason === 'code_too_much' && left >= 0 ? -line.amount_minor : left;
}

const toOpenLine = (line: LineRow) => ({
  id: line.id,
  bookedOn: line.booked_on,
  bankRef: line.bank_ref,
  amountMinor: line.amount_minor,
  currency: line.currency,
  name: line.name,
  text: line.text,
});
