import { baseOf, catalogueOf, languageTag } from '@paddock/i18n/locales';
import { Feed } from 'feed';
import type { Db } from '../../platform/db/db.ts';
import { wordsOf } from '../../platform/text/messages.ts';
import type english from './messages.en.json';
import { findNews } from './news.sql.ts';
import { toPost } from './read-news.ts';

const MOST = 30;
const say = wordsOf<keyof typeof english>();

/** The publisher and its origin. */
export interface Publisher {
  readonly origin: string;
  readonly brand: string;
}

/** What a feed reader gets: the newest articles of one site in one language, every address whole. */
export async function writeNewsFeed(
  db: Db,
  { site, locale }: { site: { readonly id: number; readonly slug: string }; locale: string },
  { origin, brand }: Publisher,
): Promise<string> {
  const requested = { siteId: site.id, locale: catalogueOf(locale), tag: null, page: 1, perPage: MOST };
  const posts = (await findNews(db, requested, { at: null, drafts: false })).posts.map(toPost);
  const home = `${origin}/${site.slug}-${baseOf(locale)}`;
  const newest = posts[0];
  const feed = new Feed({
    title: say(locale, 'news.feed.title', { brand }),
    description: say(locale, 'news.feed.description'),
    id: `${home}/news`,
    link: `${home}/news`,
    language: languageTag(locale),
    feedLinks: { rss: `${home}/news/feed.xml` },
    generator: false,
    // The time of the newest article, not the current time, so that the bytes stay the same.
    ...(newest && { updated: new Date(newest.published_at) }),
  });
  for (const post of posts) {
    const link = `${home}/news/${post.slug}_${post.id}`;
    feed.addItem({
      title: post.title,
      link,
      description: post.excerpt,
      date: new Date(post.published_at),
      // Known by its number: a new title must not make it new.
      id: `${home}/news/${post.id}`,
      guid: `${home}/news/${post.id}`,
      image: { url: `${origin}${post.cover.versions.md}`, type: 'image/jpeg', length: 0 },
      category: post.tags.map(({ name }) => ({ name })),
    });
  }
  return feed.rss2();
}
