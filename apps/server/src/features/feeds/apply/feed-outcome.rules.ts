import { type Money, toDecimal } from '@paddock/money';
import type { FeedCounts, LineError } from '../feeds.contract.ts';

export interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What became, or in a dry run would become, of one line. */
export type Outcome = { readonly line: number; readonly name: string } & (
  | { readonly kind: 'created' | 'same' | 'late' }
  | { readonly kind: 'changed'; readonly changes: readonly Change[] }
  | { readonly kind: 'refused'; readonly field: string | null; readonly message: string }
);

/** Fields whose values differ, as text. Both sides are plain records of text, numbers, flags and null. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.keys(after).flatMap((field) => {
    const [from, to] = [asText(before[field]), asText(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** "6,490.00 EUR": for people who read a report, in one notation wherever they are. */
export function writeMoney(amount: Money): string {
  const [whole = '', decimals] = toDecimal(amount).split('.');
  return `${whole.replace(GROUPS, ',')}${decimals ? `.${decimals}` : ''} ${amount.currency}`;
}

/** "ZV1: status in_transit → on_hand, price 6,490.00 EUR → 6,290.00 EUR" */
export function writeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'refused')
    return `${outcome.name}: refused, ${[outcome.field, outcome.message].filter(Boolean).join(' ')}`;
  if (outcome.kind !== 'changed') return `${outcome.name}: ${outcome.kind}`;
  const changes = outcome.changes.map(({ field, from, to }) => `${field} ${from ?? '–'} → ${to ?? '–'}`);
  return `${outcome.name}: ${changes.join(', ')}`;
}

export interface FeedReport {
  readonly counts: FeedCounts;
  /** How many things changed in which field. */
  readonly fields: Record<string, number>;
  /** The first of them; a file of the wrong kind has an error on every line. */
  readonly errors: LineError[];
  errorsLeftOff: number;
  readonly diff: string[];
  diffLeftOff: number;
  /** The line at which a strict feed stopped. */
  stoppedAt: number | null;
}

export interface Caps {
  readonly errors: number;
  readonly diff: number;
}

export const emptyReport = (): FeedReport => ({
  counts: { lines: 0, created: 0, changed: 0, same: 0, late: 0, refused: 0 },
  fields: {},
  errors: [],
  errorsLeftOff: 0,
  diff: [],
  diffLeftOff: 0,
  stoppedAt: null,
});

export function addErrors(report: FeedReport, errors: readonly LineError[], caps: Caps) {
  report.counts.refused += 1;
  for (const error of errors) {
    if (report.errors.length < caps.errors) report.errors.push(error);
    else report.errorsLeftOff += 1;
  }
}

export function addOutcome(report: FeedReport, outcome: Outcome, caps: Caps) {
  if (outcome.kind === 'refused') {
    const { line, field, message, name } = outcome;
    addErrors(report, [{ line, field, message: `${message} (${name})` }], caps);
    return;
  }
  report.counts[outcome.kind] += 1;
  if (outcome.kind === 'changed')
    for (const { field } of outcome.changes) report.fields[field] = (report.fields[field] ?? 0) + 1;
  if (outcome.kind === 'same' || outcome.kind === 'late') return;
  if (report.diff.length < caps.diff) report.diff.push(writeOutcome(outcome));
  else report.diffLeftOff += 1;
}
