import type { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { countAlternatives, renditionName } from '../media.rules.ts';
import { ALTERNATIVE_LOCALES } from '../media-limits.contract.ts';
import type { listMedia as contract, MediaRow } from './media.staff.contract.ts';
import { countMedia, type ListedMedium, listMediaRows } from './media-list.sql.ts';

const SMALL = 480;
const LARGE = 1200;

export async function listMedia(db: Db, query: z.output<(typeof contract)['query']>) {
  const filter = {
    q:
      query.q
        ?.trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9-]+/g, '-') || null,
    kind: query.kind ?? null,
    use: query.use ?? null,
    fewerTextsThan: query.alt === 'missing' ? ALTERNATIVE_LOCALES.length : null,
    status: query.status ?? null,
  };
  const page = { after: decodeCursor(InstantKey, query.after), limit: query.limit + 1 };
  const [found, count] = await Promise.all([
    listMediaRows(db, filter, page),
    countMedia(db, filter, MAX_COUNT + 1),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ at, id }) => [at, id]);
  return { data: rows.map(toMediaRow), meta: listMeta(next, count) };
}

export const toMediaRow = (row: ListedMedium): MediaRow => ({
  key: row.key,
  kind: row.kind,
  status: row.status,
  width: row.width,
  height: row.height,
  preview: addressOf(row, SMALL),
  focus: row.focal_x === null || row.focal_y === null ? null : { x: row.focal_x, y: row.focal_y },
  uses: row.uses,
  alternatives: countAlternatives(row.is_decorative, row.texts),
  created_at: row.created_at,
});

export const largeAddressOf = (row: ListedMedium) => addressOf(row, LARGE);

/** The build's pictures come from the shop; those of the library also before any page shows them. */
function addressOf(row: ListedMedium, wanted: number): string | null {
  const { shown_key: key, shown_hash: hash, shown_widths: widths } = row;
  const width = widths.findLast((one) => one <= wanted) ?? widths[0];
  if (!hash || !width) return null;
  const name = renditionName({ key, hash, width, format: 'webp' });
  return row.is_stored ? `/api/staff/media/files/${name}` : `/media/${name}`;
}
