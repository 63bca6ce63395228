import type { Tx } from '../../../platform/db/db.ts';
import type { Applied } from '../feed-noun.ts';
import type { Numbered } from '../lines/feed-line.rules.ts';
import type { ManualLine } from '../lines/manual-line.contract.ts';
import { findManuals, findProductSlugs, type StoredManual, saveManuals } from './feed-manuals.sql.ts';
import { changesBetween, type Outcome } from './feed-outcome.rules.ts';
import { withEditions } from './feed-products.rules.ts';
import type { FeedSite } from './feed-units.rules.ts';

/** Brings manuals and their files to what the lines say. */
export async function applyManuals(
  tx: Tx,
  { sites }: { sites: ReadonlyMap<string, FeedSite> },
  lines: readonly Numbered<ManualLine>[],
): Promise<Applied> {
  const named = lines.flatMap(({ value }) => value.product ?? []);
  const products = named.length > 0 ? await findProductSlugs(tx, named) : new Set<string>();
  const slugs = lines.map(({ value }) => value.slug);
  const known = new Map((await findManuals(tx, slugs)).map((row) => [row.slug, row]));
  const judged = lines.map(({ line, value }) => judge(line, value, known.get(value.slug), products));
  const rows = judged.flatMap(({ row }) => row ?? []);
  if (rows.length > 0) await saveManuals(tx, rows);
  return {
    outcomes: judged.map(({ outcome }) => outcome),
    tags: rows.length > 0 ? [...sites.keys()].map((slug) => `site:${slug}`) : [],
  };
}

function judge(
  line: number,
  value: ManualLine,
  before: StoredManual | undefined,
  products: ReadonlySet<string>,
): { row: StoredManual | null; outcome: Outcome } {
  const name = value.slug;
  if (value.product && !products.has(value.product)) {
    const message = `${value.product} is not known`;
    return { row: null, outcome: { line, name, kind: 'refused', field: 'product', message } };
  }
  const row = {
    slug: value.slug,
    product: value.product ?? null,
    name: value.name,
    names: withEditions(value.names),
    position: value.position ?? before?.position ?? 0,
    files: value.files,
  };
  if (!before) return { row, outcome: { line, name, kind: 'created' } };
  const changes = changesBetween(flat(before), flat(row));
  if (changes.length === 0) return { row: null, outcome: { line, name, kind: 'same' } };
  return { row, outcome: { line, name, kind: 'changed', changes } };
}

const flat = ({ names, files, ...manual }: StoredManual) => ({
  ...manual,
  ...Object.fromEntries(Object.entries(names).map(([locale, name]) => [`names.${locale}`, name])),
  ...Object.fromEntries(
    files.map(({ locale, url, file_name, mime_type, bytes }) => [
      `files.${locale}`,
      `${url} (${file_name}, ${mime_type}, ${bytes} bytes)`,
    ]),
  ),
});
