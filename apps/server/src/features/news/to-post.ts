import type { NewsPost } from './news.contract.ts';
import { versionsOf } from './news.rules.ts';
import type { PostRow } from './news.sql.ts';

export const toPost = ({ id, slug, title, excerpt, cover, alt, tags, published_at }: PostRow): NewsPost => ({
  id,
  slug,
  title,
  excerpt,
  tags,
  published_at,
  cover: { key: cover.key, alt, versions: versionsOf(cover) },
});
