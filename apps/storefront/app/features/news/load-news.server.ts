import { createDates } from '@paddock/i18n/dates';
import { listNews, type NewsPost } from '@paddock/server/contracts/news';
import { findPicture } from '../../media/media.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import type { NewsCard } from './news-card-view.tsx';
import { articlePath } from './news-paths.ts';

/** The latest news for other pages; empty when they could not be loaded. */
export async function loadNewsCards(
  visit: Visit,
  { count, tag }: { count: number; tag?: string },
): Promise<NewsCard[]> {
  const answer = await visit.call(listNews, { query: tag ? { tag } : {} });
  return answer.ok ? toCards(answer.data.slice(0, count), visit) : [];
}

export function toCards(posts: readonly NewsPost[], visit: Visit): NewsCard[] {
  const dates = newsDates(pageContextOf(visit).lang);
  return posts.map((post) => ({
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    tags: post.tags,
    to: articlePath(post),
    day: dates.dateAlone(post.published_at),
    iso: post.published_at,
    cover: findPicture(post.cover.key),
  }));
}

/** In the calendar that people there use for news; the day it was in Pesaro. */
export const newsDates = (lang: string) => createDates(lang, 'Europe/Rome');
