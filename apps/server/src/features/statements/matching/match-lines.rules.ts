import type { MatchReason } from '../statements.contract.ts';
import { CodeIndex, squeeze } from './order-codes.rules.ts';

export interface OpenLine {
  readonly id: number;
  readonly bookedOn: string;
  readonly bankRef: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly name: string;
  readonly text: string;
}

/** An order that waits for a transfer. */
export interface DueOrder {
  readonly code: string;
  readonly name: string;
  /** What is still missing. */
  readonly dueMinor: number;
  readonly currency: string;
  /** The day since which it waits. */
  readonly sinceOn: string;
  /** What the buyer typed as the reference of the transfer. */
  readonly paymentRef: string | null;
}

export interface Match {
  readonly code: string;
  readonly reason: MatchReason;
  readonly score: number;
  /** Code, amount and currency agree: may be booked without a second look. */
  readonly isExact: boolean;
}

const SCORES = {
  code_and_amount: 100,
  code_in_parts: 98,
  near_code_and_amount: 85,
  reference_and_amount: 82,
  code_too_little: 80,
  code_too_much: 75,
  amount_name_and_day: 70,
  amount_and_name: 60,
  near_code: 50,
  amount_and_day: 40,
} as const satisfies Record<MatchReason, number>;

const EXACT: readonly MatchReason[] = ['code_and_amount', 'code_in_parts'];
const MIN_REFERENCE = 6;
const DAYS_NEAR = 10;
const MAX_GUESSES = 50;

/** The waiting order each line most likely pays, and why. A line that fits nothing is left out. */
export function matchLines(lines: readonly OpenLine[], orders: readonly DueOrder[]): Map<number, Match> {
  const byCode = new Map(orders.map((order) => [order.code, order]));
  const index = new CodeIndex(byCode.keys());
  const found = new Map(lines.map((line) => [line.id, index.find(line.text, line.bankRef)]));
  const named = groupByCode(lines, found, byCode);
  const matches = new Map<number, Match>();
  const taken = new Set<string>();
  const take = (line: OpenLine, code: string, reason: MatchReason) => {
    matches.set(line.id, { code, reason, score: SCORES[reason], isExact: EXACT.includes(reason) });
    taken.add(code);
  };
  for (const [code, group] of named) {
    const reasons = reasonsOfGroup(group, byCode.get(code)?.dueMinor ?? 0);
    for (const [place, line] of group.entries()) take(line, code, reasons[place] ?? 'code_too_much');
  }
  // The rest by likelihood, each order once.
  const byAmount = groupByAmount(orders);
  const guesses = lines
    .filter(({ id }) => !matches.has(id))
    .flatMap((line) =>
      guessesOf(
        line,
        byAmount.get(`${line.currency} ${line.amountMinor}`),
        (found.get(line.id) ?? []).flatMap(({ code, isWhole }) => (isWhole ? [] : (byCode.get(code) ?? []))),
      ),
    )
    .sort((a, b) => SCORES[b.reason] - SCORES[a.reason] || a.line.id - b.line.id || compare(a.code, b.code));
  for (const { line, code, reason } of guesses)
    if (!matches.has(line.id) && !taken.has(code)) take(line, code, reason);
  return matches;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Lines that name exactly one order by its whole code, in its currency. A line that names two needs a person. */
function groupByCode(
  lines: readonly OpenLine[],
  found: ReadonlyMap<number, readonly { code: string; isWhole: boolean }[]>,
  byCode: ReadonlyMap<string, DueOrder>,
): Map<string, OpenLine[]> {
  const groups = new Map<string, OpenLine[]>();
  for (const line of lines) {
    const codes = found.get(line.id) ?? [];
    const [first] = codes;
    if (codes.length !== 1 || !first?.isWhole) continue;
    if (byCode.get(first.code)?.currency !== line.currency) continue;
    const group = groups.get(first.code);
    if (group) group.push(line);
    else groups.set(first.code, [line]);
  }
  return groups;
}

function reasonsOfGroup(group: readonly OpenLine[], dueMinor: number): MatchReason[] {
  const sum = group.reduce((total, line) => total + line.amountMinor, 0);
  if (group.length > 1 && sum === dueMinor) return group.map(() => 'code_in_parts');
  // Of several lines over the whole amount, the first pays; the others came too much.
  const exact = group.findIndex((line) => line.amountMinor === dueMinor);
  return group.map((line, place) => {
    if (place === exact) return 'code_and_amount';
    return exact < 0 && line.amountMinor < dueMinor ? 'code_too_little' : 'code_too_much';
  });
}

interface Guess {
  readonly line: OpenLine;
  readonly code: string;
  readonly reason: MatchReason;
}

/** The orders of one amount, so that a line is compared with those alone that share a word with it. */
interface AmountGroup {
  readonly orders: DueOrder[];
  /** By each name of the buyer. */
  readonly byName: Map<string, DueOrder[]>;
  /** By the beginning of the buyer's reference. */
  readonly byReference: Map<string, { readonly reference: string; readonly order: DueOrder }[]>;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function groupByAmount(orders: readonly DueOrder[]): Map<string, AmountGroup> {
  const groups = new Map<string, AmountGroup>();
  for (const order of orders) {
    const key = `${order.currency} ${order.dueMinor}`;
    const group: AmountGroup = groups.get(key) ?? { orders: [], byName: new Map(), byReference: new Map() };
    groups.set(key, group);
    group.orders.push(order);
    for (const name of new Set(namesOf(order.name))) push(group.byName, name, order);
    const reference = squeeze(order.paymentRef ?? '');
    if (reference.length >= MIN_REFERENCE)
      push(group.byReference, reference.slice(0, MIN_REFERENCE), { reference, order });
  }
  return groups;
}

function guessesOf(line: OpenLine, group: AmountGroup | undefined, nearOrders: readonly DueOrder[]): Guess[] {
  const guesses: Guess[] = [];
  for (const { code, currency, dueMinor } of nearOrders) {
    const reason = dueMinor === line.amountMinor ? 'near_code_and_amount' : 'near_code';
    if (currency === line.currency) guesses.push({ line, code, reason });
  }
  if (!group) return guesses;
  const reasons = reasonsByAmount(line, group);
  return [...guesses, ...[...reasons].map(([code, reason]) => ({ line, code, reason }))];
}

/** The best reason of each order of the amount. Of more than fifty that fit alike, a person chooses. */
function reasonsByAmount(
  line: OpenLine,
  { orders, byName, byReference }: AmountGroup,
): Map<string, MatchReason> {
  const reasons = new Map<string, MatchReason>();
  const text = byReference.size > 0 ? squeeze(`${line.text} ${line.bankRef}`) : '';
  for (let at = 0; at + MIN_REFERENCE <= text.length && reasons.size < MAX_GUESSES; at += 1)
    for (const { reference, order } of (byReference.get(text.slice(at, at + MIN_REFERENCE)) ?? []).slice(
      0,
      MAX_GUESSES,
    ))
      if (text.startsWith(reference, at)) reasons.set(order.code, 'reference_and_amount');
  const [only] = orders;
  const names = new Set(namesOf(`${line.name} ${line.text}`));
  for (const name of names) {
    if (reasons.size >= MAX_GUESSES) break;
    for (const { code, sinceOn } of (byName.get(name) ?? []).slice(0, MAX_GUESSES)) {
      const reason = isNearDay(line.bookedOn, sinceOn) ? 'amount_name_and_day' : 'amount_and_name';
      if (!reasons.has(code)) reasons.set(code, reason);
    }
  }
  if (only && orders.length === 1 && !reasons.has(only.code) && isNearDay(line.bookedOn, only.sinceOn))
    reasons.set(only.code, 'amount_and_day');
  return reasons;
}

function isNearDay(bookedOn: string, sinceOn: string): boolean {
  const days = (Date.parse(bookedOn) - Date.parse(sinceOn)) / 86_400_000;
  return days >= -1 && days <= DAYS_NEAR;
}

const namesOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((name) => [...name].length >= 3);
