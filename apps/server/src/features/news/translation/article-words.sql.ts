import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { ArticleInput } from '../staff/news.staff.contract.ts';

interface WordsRow extends ArticleInput {
  readonly number: number;
  readonly created_by: string;
  readonly edited_at: Date;
  /** Null: a draft. */
  readonly publish_at: Date | null;
  readonly publish_until: Date | null;
}

const BEGINS = 'greatest(a.published_at, a.shown_from)';
const COLUMNS = `a.number, a.created_by, a.updated_at as edited_at, ${BEGINS} as publish_at,
       a.shown_until as publish_until, a.cover,
       coalesce((select array_agg(t.tag order by t.position, t.tag) from article_tags t where t.article_id = a.id), '{}') as tags,
       case when a.limited then coalesce((select array_agg(s.slug order by s.slug) from article_sites o
          join sites s on s.id = o.site_id where o.article_id = a.id), '{}') end as sites,
       coalesce((select json_object_agg(w.locale, json_build_object(
          'slug', w.slug, 'title', w.title, 'excerpt', w.excerpt, 'blocks', w.blocks))
          from article_translations w where w.article_id = a.id), '{}') as texts`;

const WORDS = statement<Statements['article_words'], WordsRow>(
  'article_words',
  `select distinct on (a.number) ${COLUMNS} from articles a
    where ($1::int is null or a.number = $1) and a.published_at is not null
      and (a.shown_until is null or a.shown_until > greatest(now(), ${BEGINS}))
    order by a.number, ${BEGINS} desc, a.id desc`,
  { texts: ArticleInput.shape.texts },
);

/** Of each article the version that is shown last, whether its time has come or not, in all its languages. */
export const findArticleWords = (tx: Tx, number: number | null) => runPrepared(tx, WORDS, [number]);

const DRAFT = statement<Statements['article_words_draft'], WordsRow>(
  'article_words_draft',
  `select ${COLUMNS} from articles a where a.number = $1 and a.published_at is null`,
  { texts: ArticleInput.shape.texts },
);

export async function findArticleDraft(tx: Tx, number: number) {
  const [row] = await runPrepared(tx, DRAFT, [number]);
  return row ?? null;
}
