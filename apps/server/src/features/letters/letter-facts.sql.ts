import { z } from 'zod';
import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';

/** The rendition of a picture that fills a mail. */
const LetterPicture = z.object({ key: z.string(), hash: z.string().nullable(), width: z.number() });
export type LetterPicture = Readonly<z.infer<typeof LetterPicture>>;

const FactsJson = {
  products: z.record(
    z.string(),
    z.object({ name: z.string(), text: z.string().nullable(), picture: LetterPicture.nullable() }),
  ),
  articles: z.record(
    z.string(),
    z.object({
      slug: z.string(),
      title: z.string(),
      text: z.string(),
      picture: LetterPicture.nullable(),
    }),
  ),
  pictures: z.record(z.string(), LetterPicture),
};
export type LetterFacts = Readonly<z.infer<z.ZodObject<typeof FactsJson>>>;

// A mail is 600 pixels wide: the smallest rendition that fills it on a sharp screen.
const PICTURE = (key: string) => `(select json_build_object('key', m.key, 'hash', m.hash,
    'width', coalesce((select min(w) from unnest(m.widths) w where w >= 800), m.widths[cardinality(m.widths)], m.width))
  from media m where m.key = ${key} and m.width is not null)`;

const FACTS = statement(
  'letter_facts',
  `
select
  coalesce((select json_object_agg(p.slug, json_build_object(
      'name', coalesce(t.name, p.original_name), 'text', coalesce(t.tagline, t.headline), 'picture', ${PICTURE('p.picture')}))
    from products p
    join site_products sp on sp.site_id = $1 and sp.product_id = p.id and sp.published
    left join lateral (select * from product_translations t where t.product_id = p.id and t.locale in ($2, $3, 'en')
                        order by t.locale = $2 desc, t.locale = $3 desc limit 1) t on true
   where p.slug = any($4::text[]) and p.status = 'active'), '{}') as products,
  coalesce((select json_object_agg(a.number, json_build_object(
      'slug', w.slug, 'title', w.title, 'text', w.excerpt, 'picture', ${PICTURE('a.cover')}))
    from articles a
    join lateral (select * from article_translations w where w.article_id = a.id and w.locale in ($2, $3, 'en')
                   order by w.locale = $2 desc, w.locale = $3 desc limit 1) w on true
   where a.number = any($5::int[]) and a.published_at <= now()
     and (a.shown_from is null or a.shown_from <= now()) and (a.shown_until is null or a.shown_until > now())
     and (not a.limited or exists (select from article_sites o where o.site_id = $1 and o.article_id = a.id))), '{}') as articles,
  coalesce((select json_object_agg(m.key, ${PICTURE('m.key')}) from media m
             where m.key = any($6::text[]) and m.width is not null), '{}') as pictures`,
  FactsJson,
);

export interface FactsWanted {
  readonly siteId: number;
  readonly locale: string;
  /** The language without its region. */
  readonly base: string;
  readonly products: readonly string[];
  readonly articles: readonly number[];
  readonly pictures: readonly string[];
}

/** What the blocks of a letter name, as this site shows it in this locale. What it does not show is not there. */
export async function readLetterFacts(db: Db | Tx, wanted: FactsWanted): Promise<LetterFacts> {
  const { siteId, locale, base, products, articles, pictures } = wanted;
  const [row] = await runPrepared(db, FACTS, [
    siteId,
    locale,
    base,
    [...products],
    [...articles],
    [...pictures],
  ]);
  return row ?? { products: {}, articles: {}, pictures: {} };
}

const ChoicesJson = {
  products: z.array(z.object({ slug: z.string(), name: z.string() })),
  articles: z.array(z.object({ number: z.number(), title: z.string() })),
};
export type LetterChoices = Readonly<z.infer<z.ZodObject<typeof ChoicesJson>>>;

const CHOICES = statement(
  'letter_choices',
  `
select
  coalesce((select json_agg(json_build_object('slug', p.slug, 'name', p.original_name) order by p.original_name)
    from site_products sp join products p on p.id = sp.product_id and p.status = 'active'
   where sp.site_id = $1 and sp.published), '[]') as products,
  coalesce((select json_agg(json_build_object('number', a.number, 'title', a.title)) from (
    select a.number, w.title from articles a
      join lateral (select w.title from article_translations w where w.article_id = a.id
                     order by w.locale = 'en' desc, w.locale limit 1) w on true
     where a.published_at <= now() and (a.shown_until is null or a.shown_until > now())
       and (not a.limited or exists (select from article_sites o where o.site_id = $1 and o.article_id = a.id))
     order by a.published_at desc limit $2) a), '[]') as articles`,
  ChoicesJson,
);

const MAX_ARTICLES = 100;

/** What the blocks of a letter can name at this site. */
export async function readLetterChoices(db: Db, siteId: number): Promise<LetterChoices> {
  const [row] = await readSite(db, siteId, CHOICES, [siteId, MAX_ARTICLES]);
  return row ?? { products: [], articles: [] };
}
