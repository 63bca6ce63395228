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
