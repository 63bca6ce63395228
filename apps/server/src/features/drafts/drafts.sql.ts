import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Draft, DraftEntry, type DraftInput } from './drafts.contract.ts';

/** Whose draft of what. */
export interface DraftKey {
  readonly staffId: number;
  readonly kind: string;
  readonly ref: string;
  readonly siteId: number | null;
}

const MINE =
  'd.staff_id = $1 and d.subject_kind = $2 and d.subject_ref = $3 and d.for_site_id is not distinct from $4::int';
const ENTRY = `json_build_object('kind', d.subject_kind, 'ref', d.subject_ref, 'site', s.slug, 'title', d.title,
  'address', d.address, 'updated_at', d.updated_at`;
const valuesOf = ({ staffId, kind, ref, siteId }: DraftKey) => [staffId, kind, ref, siteId] as const;

const SITE = statement('draft_site', 'select id from sites where slug = $1');

export async function findSiteOfDraft(db: Db, slug: string): Promise<number | null> {
  const [row] = await runPrepared(db, SITE, [slug]);
  return row?.id ?? null;
}

const LIST = statement(
  'drafts_list',
  `
select ${ENTRY}) as entry from desk_drafts d left join sites s on s.id = d.for_site_id
 where d.staff_id = $1 order by d.updated_at desc limit 200`,
  { entry: DraftEntry },
);

export const listDrafts = async (db: Db, staffId: number): Promise<DraftEntry[]> =>
  (await runPrepared(db, LIST, [staffId])).map(({ entry }) => entry);

const SHOW = statement(
  'draft_show',
  `
select ${ENTRY}, 'content', d.content, 'base_revision', d.base_revision, 'version', d.version) as draft
  from desk_drafts d left join sites s on s.id = d.for_site_id where ${MINE}`,
  { draft: Draft },
);

export async function findDraft(db: Db | Tx, key: DraftKey): Promise<Draft | null> {
  const [row] = await runPrepared(db, SHOW, valuesOf(key));
  return row?.draft ?? null;
}

/** Of the trigger that counts the drafts of a person. */
export const LIMIT_CONSTRAINT = 'desk_drafts_limit';

// Inserts only where the caller saw no draft, updates only the version that the caller saw.
const SAVE = statement<Statements['draft_save'], { version: number; updated_at: Date }>(
  'draft_save',
  `
with changed as (
  update desk_drafts d set title = $5, address = $6, content = $7::jsonb, base_revision = $8, version = version + 1,
         updated_at = now()
   where ${MINE} and d.version = $9::int returning version, updated_at
), added as (
  insert into desk_drafts (staff_id, subject_kind, subject_ref, for_site_id, title, address, content, base_revision)
  select $1, $2, $3, $4, $5, $6, $7::jsonb, $8 where $9::int = 0
  on conflict on constraint desk_drafts_once do nothing returning version, updated_at
)
select version, updated_at from changed union all select version, updated_at from added`,
);

/** Null: `version` is not the stored draft's. */
export async function saveDraft(db: Db, key: DraftKey, draft: DraftInput) {
  const { title, address, content, base_revision, version } = draft;
  const [row] = await runPrepared(db, SAVE, [
    ...valuesOf(key),
    title,
    address,
    JSON.stringify(content),
    base_revision,
    version,
  ]);
  return row ?? null;
}

const DISCARD = statement(
  'draft_discard',
  `delete from desk_drafts d where ${MINE} and ($5::int is null or d.version = $5::int) returning d.version`,
);

export const discardDraft = async (db: Db, key: DraftKey, version: number | null): Promise<boolean> =>
  (await runPrepared(db, DISCARD, [...valuesOf(key), version])).length > 0;

const SWEEP = statement(
  'drafts_sweep',
  `delete from desk_drafts where updated_at < now() - interval '90 days' returning 1 as one`,
);

export const deleteOldDrafts = async (db: Db): Promise<number> => (await runPrepared(db, SWEEP, [])).length;
