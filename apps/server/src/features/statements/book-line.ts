import type { Tx } from '../../platform/db/db.ts';
import type { Payments } from '../payments/payments.ts';
import { confirmPayment } from '../payments/staff/confirm-payment.ts';
import type { MoneyResult } from '../payments/staff/money-refusal.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { decideLine, type LockedLine, lockLine } from './bank-lines.sql.ts';
import { bookingReference } from './booking-reference.rules.ts';
import type { LineOutcome } from './statements.contract.ts';

export type { Payments };

export type LineRefusal =
  | { readonly ok: false; readonly code: 'bank_line_decided' | 'bank_line_parts_differ' }
  | Extract<MoneyResult, { ok: false }>;
export type BookedLine = { readonly ok: true; readonly outcomes: LineOutcome[] } | LineRefusal;

interface Part {
  readonly order: string;
  readonly amountMinor: number;
}

interface BookInput {
  readonly lineId: number;
  /** One part: the whole line pays this order. Several: they add up to the line. */
  readonly parts: readonly [{ readonly order: string }] | readonly Part[];
  readonly overridesAmount?: boolean;
  /** Refuses a line of another statement. */
  readonly statementId?: number;
}

/**
 * Books a line of a statement through the verb that confirms payments. The line is locked first, so of two clerks the
 * second finds it decided; its reference keeps it from being booked a second time by hand.
 */
export async function bookLine(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  input: BookInput,
): Promise<BookedLine> {
  const line = await lockLine(tx, call.siteId, input.lineId);
  if (!line || (input.statementId !== undefined && line.statement_id !== input.statementId))
    return { ok: false, code: 'not_found' };
  if (line.state !== 'new' && line.state !== 'matched') return { ok: false, code: 'bank_line_decided' };
  const parts = partsOf(line, input);
  if (!parts) return { ok: false, code: 'bank_line_parts_differ' };
  const isSplit = parts.length > 1;
  const outcomes: LineOutcome[] = [];
  // Orders are locked in the order of their codes, so two splits over the same orders cannot deadlock.
  for (const { order, amountMinor } of [...parts].sort((a, b) => (a.order < b.order ? -1 : 1))) {
    const booked = await confirmPayment(tx, payments, call, {
      code: order,
      amountMinor,
      currency: line.currency,
      valueOn: line.value_on,
      reference: bookingReference(line),
      isSplit,
      overridesAmount: input.overridesAmount ?? false,
    });
    if (!booked.ok) return booked;
    const { outcome, missing_minor } = booked.acted;
    outcomes.push({ line: line.id, order, ok: true, outcome: outcome ?? 'paid', missing_minor });
  }
  await keepBookings(tx, call, line, parts, outcomes);
  return { ok: true, outcomes };
}

function partsOf(line: LockedLine, { parts }: BookInput): Part[] | null {
  const [first] = parts;
  if (parts.length === 1 && first) return [{ order: first.order, amountMinor: line.amount_minor }];
  const amounts = parts as readonly Part[];
  const isEachOnce = new Set(amounts.map(({ order }) => order)).size === amounts.length;
  const sum = amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
  return isEachOnce && sum === line.amount_minor ? [...amounts] : null;
}

async function keepBookings(
  tx: Tx,
  call: StaffCall,
  line: LockedLine,
  parts: readonly Part[],
  outcomes: readonly LineOutcome[],
) {
  const outcomeOf = new Map(outcomes.map(({ order, outcome }) => [order, outcome]));
  const bookings = parts.map(({ order, amountMinor }) => ({
    order,
    amount_minor: amountMinor,
    outcome: outcomeOf.get(order) ?? 'paid',
  }));
  const state = parts.length > 1 ? 'split' : 'booked';
  await decideLine(tx, call.siteId, line.id, { state, bookings, note: null, staffId: call.staffId });
  await writeAudit(tx, call, {
    action: 'statement.book',
    subject: { kind: 'bank_line', ref: String(line.id) },
    reason: null,
    before: { state: line.state },
    after: { state, bookings, reference: bookingReference(line) },
  });
}
