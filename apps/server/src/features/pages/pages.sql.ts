import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { type Block, PageText } from './blocks.contract.ts';

export interface FoundPage {
  readonly title: string;
  readonly description: string;
  readonly blocks: Block[];
  readonly locale: string;
  readonly published_at: string | null;
}

const SHOWN = `title, description, blocks, locale, to_json(publish_at) #>> '{}' as published_at`;

// The site's own before the brand's, the edition before its base, the asked language before the site's own English.
const IN_ORDER =
  'order by locale = $3 desc, locale = $4 desc, for_site_id nulls last, publish_at desc, id desc limit 1';

const PAGE = statement<Statements['page'], FoundPage>(
  'page',
  `select ${SHOWN} from page_versions
          where slug = $2 and locale in ($3, $4, $5) and (for_site_id = $1 or for_site_id is null)
            and publish_at <= coalesce($6::timestamptz, now())
            and (publish_until is null or publish_until > coalesce($6::timestamptz, now()))
          ${IN_ORDER}`,
  { blocks: PageText.shape.blocks },
);

// A draft has no publish_at, which comes first in descending order: the draft of a scope before its versions.
const PAGE_WITH_DRAFTS = statement<Statements['page_with_drafts'], FoundPage>(
  'page_with_drafts',
  `select ${SHOWN} from page_versions
          where slug = $2 and locale in ($3, $4, $5) and (for_site_id = $1 or for_site_id is null)
            and (publish_at is null or (publish_at <= coalesce($6::timestamptz, now())
              and (publish_until is null or publish_until > coalesce($6::timestamptz, now()))))
          ${IN_ORDER}`,
  { blocks: PageText.shape.blocks },
);

/** What is live at the moment: (site, locale), else (brand, locale), else (site, fallback), else (brand, fallback). */
export async function findPage(
  db: Db,
  siteId: number,
  requested: { slug: string; locale: string; base: string; fallback: string },
  { at, drafts }: { readonly at: Date | string | null; readonly drafts: boolean },
): Promise<FoundPage | null> {
  const { slug, locale, base, fallback } = requested;
  const values = [siteId, slug, locale, base, fallback, at] as const;
  const [row] = await readSite(db, siteId, drafts ? PAGE_WITH_DRAFTS : PAGE, values);
  return row ?? null;
}

export interface Draft {
  readonly slug: string;
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
  readonly createdBy: string;
}

const PUT_DRAFT = statement<Known<Statements['put_draft'], { saved_at: string }>>(
  'put_draft',
  `
    insert into page_versions (for_site_id, slug, locale, title, description, blocks, created_by)
    values ($1, $2, $3, $4, $5,
            $6::jsonb, $7)
    on conflict (for_site_id, slug, locale) where publish_at is null
    do update set title = excluded.title, description = excluded.description, blocks = excluded.blocks,
                  created_by = excluded.created_by, created_at = now(), revision = excluded.revision
    returning revision, to_json(created_at) #>> '{}' as saved_at`,
);

/** The one draft of this page, of a site or of the brand (null): made, or replaced. */
export async function putDraft(tx: Tx, forSite: number | null, draft: Draft) {
  const values = [forSite, draft.slug, draft.locale, draft.title, draft.description] as const;
  const [row] = await runPrepared(tx, PUT_DRAFT, [...values, JSON.stringify(draft.blocks), draft.createdBy]);
  if (!row) throw new Error('The draft was not saved');
  return row;
}

export interface PageName {
  readonly slug: string;
  readonly locale: string;
}
export interface Window {
  /** Null: now. */
  readonly at: Date | null;
  readonly until: Date | null;
}

const PUBLISH_DRAFT = statement<Known<Statements['publish_draft'], { publish_at: Date }>>(
  'publish_draft',
  `
    update page_versions
       set publish_at = date_trunc('milliseconds', greatest($1::timestamptz, now())), publish_until = $2::timestamptz,
           revision = nextval('content_revisions')
     where for_site_id is not distinct from $3 and slug = $4 and locale = $5 and publish_at is null
    returning id, revision, publish_at, publish_until`,
);

/** The draft becomes a version that is shown from then on. Null: there is no draft. */
export async function publishDraft(
  tx: Tx,
  forSite: number | null,
  { slug, locale }: PageName,
  { at, until }: Window,
) {
  const rows = await runPrepared(tx, PUBLISH_DRAFT, [at, until, forSite, slug, locale]);
  return rows[0] ?? null;
}

const END_LATEST = statement<Known<Statements['end_latest'], { publish_at: Date; publish_until: Date }>>(
  'end_latest',
  `
    update page_versions set publish_until = greatest(publish_at, date_trunc('milliseconds', now())), revision = nextval('content_revisions')
     where id = (select id from page_versions
                  where for_site_id is not distinct from $1 and slug = $2 and locale = $3
                    and publish_at is not null and ($4::bigint is null or id = $4)
                    and (publish_until is null or publish_until > now())
                    and (publish_until is null or publish_until > publish_at)
                  order by publish_at desc, id desc limit 1 for update)
    returning id, revision, publish_at, publish_until`,
);

/** Ends a version, without an id the latest, whether it is shown or still to come. Null: there is none. */
export async function endVersion(
  tx: Tx,
  forSite: number | null,
  { slug, locale }: PageName,
  version: number | null,
) {
  const rows = await runPrepared(tx, END_LATEST, [forSite, slug, locale, version]);
  return rows[0] ?? null;
}
