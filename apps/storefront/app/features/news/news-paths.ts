const TAG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PAGE = /^[1-9]\d{0,3}$/;

/** Which page of which tag the address asks for; null when it can be none. */
export function readListQuery(query: URLSearchParams): { page: number; tag?: string } | null {
  const page = query.get('page') ?? '1';
  const tag = query.get('tag');
  if (!PAGE.test(page) || (tag !== null && (!TAG.test(tag) || tag.length > 60))) return null;
  return { page: Number(page), ...(tag !== null && { tag }) };
}

/** An article lives under its slug and its number, joined by an underscore (NEWS-03). */
export const articlePath = ({ slug, id }: { slug: string; id: number }) => `news/${slug}_${id}`;

// The number stands after the last underscore; what is before it may be wrong, or hold underscores of its own.
const ARTICLE = /^(?<slug>.*)_(?<id>[1-9]\d{0,9})$/;
const LARGEST = 2_147_483_647;

export function readArticlePath(segment: string): { slug: string; id: number } | null {
  const { slug = '', id = '' } = ARTICLE.exec(segment)?.groups ?? {};
  return id !== '' && Number(id) <= LARGEST ? { slug, id: Number(id) } : null;
}

/** The list's own address: the first page of everything is just `news`. */
export function listPath(tag: string | null, page = 1): string {
  const query = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `news?${query}` : 'news';
}
