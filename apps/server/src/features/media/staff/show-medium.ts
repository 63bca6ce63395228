import type { Db } from '../../../platform/db/db.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import { canChangeMedium } from '../media.rules.ts';
import { listSites, listUses } from '../media.sql.ts';
import { largeAddressOf, toMediaRow } from './list-media.ts';
import type { Medium } from './media.staff.contract.ts';
import { findShownMedium, type ShownMedium } from './media-list.sql.ts';

/** Null: no such picture. */
export async function showMedium(
  db: Db,
  key: string,
  permitted: ReadonlySet<number>,
): Promise<Medium | null> {
  const row = await findShownMedium(db, key);
  if (!row) return null;
  const [uses, sites] = await Promise.all([listUses(db, row.id), listSites(db)]);
  const canChange = canChangeMedium(
    row.for_site_id,
    permitted,
    sites.map(({ id }) => id),
  );
  return {
    ...toMediaRow(row),
    revision: row.revision,
    origin: row.origin,
    large: largeAddressOf(row),
    is_decorative: row.is_decorative,
    alts: row.alts,
    original: row.original,
    formats: [...row.formats],
    widths: [...row.widths],
    used_in: uses,
    actions: actionsOf(row, canChange, uses.length),
  };
}

function actionsOf(row: ShownMedium, canChange: boolean, uses: number): Action[] {
  const action = (name: string, reason: string | null): Action => ({
    name,
    allowed: reason === null,
    reason,
    is_money: false,
    needs_approval: false,
  });
  const denied = canChange ? null : 'media_of_brand';
  const isPicture = row.kind === 'picture';
  const isRetired = row.status === 'retired';
  return [
    action('media.focus', denied ?? (isPicture && !isRetired ? null : 'media_not_usable')),
    action('media.alternatives', denied ?? (isRetired ? 'media_not_usable' : null)),
    action('media.replace', denied ?? (isPicture && row.status === 'usable' ? null : 'media_not_usable')),
    ...(isRetired
      ? [action('media.restore', denied)]
      : [
          action(
            'media.retire',
            denied ?? (uses > 0 ? 'media_in_use' : row.status === 'usable' ? null : 'media_not_usable'),
          ),
        ]),
  ];
}
