import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { PageText } from '../blocks.contract.ts';

interface WordsRow {
  readonly slug: string;
  readonly locale: string;
  readonly text: PageText;
  readonly created_by: string;
  readonly created_at: Date;
  readonly publish_at: Date | null;
  readonly publish_until: Date | null;
}

const COLUMNS = `slug, locale, created_by, created_at, publish_at, publish_until,
       json_build_object('title', title, 'description', description, 'blocks', blocks) as text`;

const WORDS = statement<Statements['page_words'], WordsRow>(
  'page_words',
  `select distinct on (slug, locale) ${COLUMNS} from page_versions
    where for_site_id is null and ($1::text is null or slug = $1) and ($2::text[] is null or locale = any ($2::text[]))
      and publish_at is not null and (publish_until is null or publish_until > greatest(now(), publish_at))
    order by slug, locale, publish_at desc, id desc`,
  { text: PageText },
);

/** Of each page of the brand and language the version that is shown last: the newest, whether its time has come or not. */
export const findPageWords = (tx: Tx, slug: string | null, locales: readonly string[] | null) =>
  runPrepared(tx, WORDS, [slug, locales && [...locales]]);

const DRAFT = statement<Statements['page_words_draft'], WordsRow>(
  'page_words_draft',
  `select ${COLUMNS} from page_versions
    where for_site_id is null and slug = $1 and locale = $2 and publish_at is null`,
  { text: PageText },
);

export async function findPageDraft(tx: Tx, slug: string, locale: string) {
  const [row] = await runPrepared(tx, DRAFT, [slug, locale]);
  return row ?? null;
}
