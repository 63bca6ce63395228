import { formatMoney, money } from '@paddock/money';
import type {
  Acted,
  PaymentCase,
  StaffOrder,
  WaitingOrder,
} from '../../features/orders/staff/orders.staff.contract.ts';
import type { Reconciliation } from '../../features/payments/staff/payments.staff.contract.ts';
import { stripControls } from '../../platform/text/strip-controls.ts';

export const amount = (minor: number, currency: string) =>
  formatMoney(money(minor, currency), 'en', { decimals: 'always' });

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
export function age(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / DAY)} days`;
}

const time = (iso: string | null) => (iso ? iso.slice(0, 16).replace('T', ' ') : '');

/** Columns as wide as their widest cell; numbers to the right. A cell is one line of plain text. */
export function table(
  head: readonly string[],
  typedRows: readonly (readonly string[])[],
  right: readonly number[] = [],
) {
  const rows = typedRows.map((row) => row.map(stripControls));
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => (row[n] ?? '').length)));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, n) =>
        right.includes(n) ? (cells[n] ?? '').padStart(width) : (cells[n] ?? '').padEnd(width),
      )
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export function printWaiting(rows: readonly WaitingOrder[], total: number) {
  if (rows.length === 0) return console.log('Nothing waits.');
  const cells = rows.map((row) => [
    row.code,
    age(row.age_seconds),
    amount(row.total_minor, row.currency),
    row.method ?? '',
    row.name,
    row.payment_ref ?? '',
    row.status,
    time(row.deadline_at),
  ]);
  console.log(
    table(['order', 'waits', 'amount', 'method', 'buyer', 'says', 'status', 'until (UTC)'], cells, [1, 2]),
  );
  if (total > rows.length) console.log(`… and ${total - rows.length} more: --page 2`);
}

export function printOrder(order: StaffOrder) {
  const { currency } = order;
  console.log(`${order.code}  ${order.status}, ${order.payment_status}, ${order.fulfilment_status}`);
  console.log(
    `${order.given_name} ${order.family_name}, ${order.email}${order.phone ? `, ${order.phone}` : ''}`,
  );
  console.log(
    `placed ${time(order.placed_at)}, ${order.method ?? 'no method'}, says "${order.payment_ref ?? ''}"`,
  );
  if (order.deadline_at) console.log(`reserved until ${time(order.deadline_at)} UTC`);
  console.log('');
  const lines = order.lines.map((line) => [
    line.name,
    line.variant ?? '',
    line.serial ?? '',
    amount(line.price_minor, currency),
  ]);
  const sums = [
    ['delivery', '', '', amount(order.shipping_minor, currency)],
    ['total', '', '', amount(order.total_minor, currency)],
  ];
  console.log(table(['what', 'variant', 'frame', 'amount'], [...lines, ...sums], [3]));
  const block = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => {
    if (rows.length > 0) console.log(`\n${title}\n${table(head, rows)}`);
  };
  block(
    'money',
    ['what', 'amount', 'reference', 'when'],
    order.ledger.map((one) => [
      one.kind,
      amount(one.amount_minor, one.currency),
      one.reference ?? '',
      time(one.occurred_at),
    ]),
  );
  block(
    'refunds',
    ['status', 'amount', 'reason'],
    order.refunds.map((one) => [one.status, amount(one.amount_minor, one.currency), one.reason]),
  );
  block(
    'cases',
    ['id', 'kind', 'status', 'resolution'],
    order.cases.map((one) => [String(one.id), one.kind, one.status, one.resolution ?? '']),
  );
  block(
    'documents',
    ['number', 'kind', 'total'],
    order.invoices.map((one) => [one.number, one.kind, amount(one.total_minor, currency)]),
  );
  block(
    'mails',
    ['kind', 'status', 'sent'],
    order.mails.map((one) => [one.kind, one.status, time(one.sent_at)]),
  );
  block(
    'history',
    ['no', 'when', 'who', 'what'],
    order.events.map((one) => [String(one.seq), time(one.at), one.actor, one.kind]),
  );
}

export function printCases(cases: readonly PaymentCase[], total: number) {
  if (cases.length === 0) return console.log('No open case.');
  const rows = cases.map((one) => [
    String(one.id),
    one.order_code ?? '',
    one.kind,
    time(one.opened_at),
    JSON.stringify(one.detail),
  ]);
  console.log(table(['case', 'order', 'kind', 'since (UTC)', 'detail'], rows));
  if (total > cases.length) console.log(`… and ${total - cases.length} more: --page 2`);
}

export function printReconciliations(reports: readonly Reconciliation[]) {
  if (reports.length === 0) return console.log('No comparison has run yet.');
  const rows = reports.map((one) => [
    one.account_ref,
    time(one.created_at),
    String(one.matched),
    String(one.differences.length),
  ]);
  console.log(table(['account', 'at (UTC)', 'matched', 'different'], rows, [2, 3]));
  for (const { account_ref, differences } of reports)
    for (const difference of differences) console.log(`${account_ref}: ${JSON.stringify(difference)}`);
}

export function printActed(acted: Acted, currency: string) {
  console.log(`${acted.code}: ${acted.status}, ${acted.payment_status}, ${acted.fulfilment_status}`);
  if (acted.approval !== null)
    return console.log(`Nothing was done yet: approval ${acted.approval} waits for a second person.`);
  if (acted.outcome === 'again') console.log('This reference was booked before: nothing was booked twice.');
  if (acted.missing_minor > 0)
    console.log(`Still missing: ${amount(acted.missing_minor, currency)}. A case is open.`);
  if (acted.refunded_minor > 0) console.log(`Going back: ${amount(acted.refunded_minor, currency)}.`);
}
