import type { Db } from '../../platform/db/db.ts';

let count = 0;

interface ArticleInput {
  readonly slug?: string;
  /** Null is a draft; days from now otherwise. */
  readonly publishedInDays?: number | null;
  readonly tags?: readonly string[];
  readonly sites?: readonly number[];
  readonly texts?: Readonly<Record<string, { slug?: string; title?: string; html?: string }>>;
}

/** A picture with renditions, as the media script leaves them. */
export async function aPicture(db: Db, key: string) {
  await db
    .insertInto('media')
    .values({
      key,
      mime_type: 'image/jpeg',
      width: 1600,
      height: 1000,
      hash: 'abcdef0123',
      widths: [480, 960, 1600],
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return key;
}

/** An article, everywhere and of yesterday unless told otherwise, in English unless texts are given. */
export async function anArticle(db: Db, input: ArticleInput = {}): Promise<{ id: number; slug: string }> {
  count += 1;
  const slug = input.slug ?? `article-${count}`;
  const days = input.publishedInDays === undefined ? -1 : input.publishedInDays;
  const article = await db
    .insertInto('articles')
    .values({
      slug,
      cover: await aPicture(db, 'cover'),
      limited: input.sites !== undefined,
      published_at: days === null ? null : new Date(Date.now() + days * 86_400_000),
    })
    .returning(['id', 'number', 'slug'])
    .executeTakeFirstOrThrow();
  for (const [locale, text] of Object.entries(input.texts ?? { en: {} }))
    await db
      .insertInto('article_translations')
      .values({
        article_id: article.id,
        locale,
        slug: text.slug ?? slug,
        title: text.title ?? `Title ${slug}`,
        excerpt: `About ${slug}.`,
        blocks: JSON.stringify([{ type: 'text', html: text.html ?? '<p>Words.</p>' }]),
      })
      .execute();
  for (const [position, tag] of (input.tags ?? []).entries()) {
    await db
      .insertInto('news_tags')
      .values({ slug: tag })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    await db.insertInto('article_tags').values({ article_id: article.id, tag, position }).execute();
  }
  for (const site_id of input.sites ?? [])
    await db.insertInto('article_sites').values({ site_id, article_id: article.id }).execute();
  return { id: article.number, slug: article.slug };
}
