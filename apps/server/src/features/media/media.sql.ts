import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { LibraryPicture } from './media.contract.ts';
import { usesOf } from './media-uses.fragment.ts';
import { type MediaUse, Medium } from './staff/media.staff.contract.ts';

// Retired ones too: a page that was saved in the same moment still shows its picture.
const LIBRARY = statement<
  Known<Statements['media_library'], Pick<LibraryPicture, 'width' | 'height' | 'hash' | 'formats'>>
>(
  'media_library',
  `select key, width, height, widths, formats, hash, color, placeholder,
          case when focal_x is not null then focal_x || '% ' || focal_y || '%' end as focus
     from media
    where origin = 'desk' and status in ('usable', 'retired') and hash is not null and mime_type like 'image/%'
    order by key`,
);

export const listLibraryPictures = (db: Db): Promise<LibraryPicture[]> => runPrepared(db, LIBRARY, []);

export interface LockedMedium {
  readonly id: number;
  readonly key: string;
  readonly status: 'processing' | 'usable' | 'refused' | 'retired';
  readonly revision: number;
  readonly for_site_id: number | null;
  readonly focal_x: number | null;
  readonly focal_y: number | null;
  readonly is_decorative: boolean;
  readonly alts: Readonly<Record<string, string>>;
}

const LOCK = statement<Statements['media_lock'], LockedMedium>(
  'media_lock',
  `select id, key, status, revision, for_site_id, focal_x, focal_y, is_decorative,
          (select coalesce(json_object_agg(t.locale, t.alt), '{}') from media_translations t
            where t.media_id = m.id) as alts
     from media m where key = $1 for update`,
  { alts: Medium.shape.alts },
);

/** Held until the end of the transaction: two changes of one picture follow each other. */
export async function lockMedium(tx: Tx, key: string): Promise<LockedMedium | null> {
  const [row] = await runPrepared(tx, LOCK, [key]);
  return row ?? null;
}

const FOCUS = statement(
  'media_focus',
  `update media set focal_x = $2, focal_y = $3, origin = 'desk', revision = revision + 1 where id = $1`,
);

export async function updateFocus(tx: Tx, id: number, { x, y }: { x: number; y: number }): Promise<void> {
  await runPrepared(tx, FOCUS, [id, x, y]);
}

const CHANGED = statement(
  'media_changed',
  `update media set is_decorative = $2, origin = 'desk', revision = revision + 1 where id = $1`,
);
const SAVE_ALT = statement(
  'media_alt_save',
  `insert into media_translations (media_id, locale, alt) values ($1, $2, $3)
   on conflict (media_id, locale) do update set alt = excluded.alt`,
);
const DELETE_ALT = statement(
  'media_alt_delete',
  'delete from media_translations where media_id = $1 and locale = $2',
);

/** Texts that are not named stay; an empty one is taken away. */
export async function updateAlternatives(
  tx: Tx,
  id: number,
  change: { readonly isDecorative: boolean; readonly alts: Readonly<Record<string, string>> },
): Promise<void> {
  await runPrepared(tx, CHANGED, [id, change.isDecorative]);
  for (const [locale, alt] of Object.entries(change.alts))
    if (alt === '') await runPrepared(tx, DELETE_ALT, [id, locale]);
    else await runPrepared(tx, SAVE_ALT, [id, locale, alt]);
}

const STATUS = statement(
  'media_status',
  `update media set status = $2, origin = 'desk', revision = revision + 1 where id = $1`,
);

export async function updateMediumStatus(tx: Tx, id: number, status: 'usable' | 'retired'): Promise<void> {
  await runPrepared(tx, STATUS, [id, status]);
}

const USES = statement<Statements['media_uses'], MediaUse>(
  'media_uses',
  `select u.kind, u.ref, u.locale, (select s.slug from sites s where s.id = u.for_site_id) as site
     from media m cross join lateral (${usesOf('m')}) u
    where m.id = $1 order by u.kind, u.ref, u.locale limit 500`,
);

export const listUses = (db: Db | Tx, id: number): Promise<MediaUse[]> => runPrepared(db, USES, [id]);

const SITES = statement('media_sites', 'select id, slug from sites order by id');

export const listSites = (db: Db | Tx) => runPrepared(db, SITES, []);
