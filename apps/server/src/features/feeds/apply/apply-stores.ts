import type { Tx } from '../../../platform/db/db.ts';
import type { Applied } from '../feed-noun.ts';
import type { Numbered } from '../lines/feed-line.rules.ts';
import type { StoreLine } from '../lines/store-line.contract.ts';
import { changesBetween, type Outcome } from './feed-outcome.rules.ts';
import { findStores, type StoreRow, saveStores } from './feed-stores.sql.ts';
import type { FeedSite } from './feed-units.rules.ts';

/** Brings the stores of one site to what the lines say. A store that no line names stays. */
export async function applyStores(
  tx: Tx,
  { site }: { site: FeedSite },
  lines: readonly Numbered<StoreLine>[],
): Promise<Applied> {
  const known = new Map(
    (
      await findStores(
        tx,
        site.id,
        lines.map(({ value }) => value.ref),
      )
    ).map((row) => [row.ref, row]),
  );
  const judged = lines.map(({ line, value }) => {
    const row = toRow(value);
    return { row, outcome: judge(line, row, known.get(row.ref)) };
  });
  const rows = judged.filter(({ outcome }) => outcome.kind !== 'same').map(({ row }) => row);
  if (rows.length > 0) await saveStores(tx, site.id, rows);
  return {
    outcomes: judged.map(({ outcome }) => outcome),
    tags: rows.length > 0 ? [`site:${site.slug}`] : [],
  };
}

function toRow({ site: _, ...line }: StoreLine): StoreRow {
  const { state = null, postal_code = null, phone = null, email = null, timezone = null, info = null } = line;
  return { ...line, state, postal_code, phone, email, timezone, info, services: line.services.toSorted() };
}

function judge(line: number, row: StoreRow, before: StoreRow | undefined): Outcome {
  if (!before) return { line, name: row.ref, kind: 'created' };
  const changes = changesBetween(comparable(before), comparable(row));
  if (changes.length === 0) return { line, name: row.ref, kind: 'same' };
  return { line, name: row.ref, kind: 'changed', changes };
}

const comparable = ({ services, hours, lat, lng, ...row }: StoreRow) => ({
  ...row,
  services: services.toSorted().join('|'),
  hours: JSON.stringify(Object.entries(hours).sort()),
  place: `${lat}, ${lng}`,
});
