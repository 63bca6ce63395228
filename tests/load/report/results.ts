import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../docs/operate/benchmarks.json');

export interface ApiLine {
  readonly name: string;
  readonly budgetMs: number | null;
  readonly times: number | null;
  readonly apiMs: number;
  readonly postgresMs: number;
  /** The same statements by pgbench. */
  readonly bareMs: number;
  /** Plain node, the same bytes. */
  readonly nodeMs: number;
  readonly medianMs: number;
}

export interface ApiTable {
  readonly database: string;
  readonly units: number;
  readonly products: number;
  readonly sites: number;
  readonly lines: readonly ApiLine[];
}

export interface CheckoutLine {
  readonly name: string;
  readonly budgetMs: number;
  readonly apiMs: number;
  readonly postgresMs: number;
  readonly calls: number;
  readonly roundTrips: number;
  readonly medianMs: number;
  /** As many calls and round trips by plain node, for nothing. */
  readonly floorMs: number;
}

export interface CheckoutTable {
  readonly database: string;
  readonly units: number;
  readonly lines: readonly CheckoutLine[];
}

interface PageSpent {
  readonly edgeMs: number;
  readonly storefrontMs: number;
  readonly apiMs: number;
  readonly postgresMs: number;
  readonly medianMs: number;
}

export interface PageLine {
  readonly name: string;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly hit: PageSpent;
  readonly miss: PageSpent;
  readonly varnishMs: number;
  readonly nodeMs: number;
}

export interface LaunchResult {
  readonly visitors: number;
  readonly units: number;
  readonly seconds: number;
  readonly took: number;
  readonly sold: number;
  readonly soldTwice: number;
  readonly broken: readonly string[];
  readonly requests: number;
  /** Pages that were not answered with 200. */
  readonly failedPages: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly pages: { readonly p50: number; readonly p99: number; readonly most: number };
  readonly calls: { readonly p50: number; readonly p99: number; readonly most: number };
}

/** What was measured, part by part: each is replaced by the next run of it and keeps the day it was measured. */
export interface Results {
  readonly api?: { readonly measuredOn: string; readonly tables: readonly ApiTable[] };
  readonly checkout?: { readonly measuredOn: string; readonly tables: readonly CheckoutTable[] };
  readonly pages?: { readonly measuredOn: string; readonly lines: readonly PageLine[] };
  readonly launch?: { readonly measuredOn: string; readonly result: LaunchResult };
}

export const readResults = (): Results =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {};

/** Rounded to what the measurement can tell, so that a file of figures can be read and compared. */
export function keepResults(results: Results) {
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(3)) : value;
  writeFileSync(FILE, `${JSON.stringify(results, rounded, 2)}\n`);
}
