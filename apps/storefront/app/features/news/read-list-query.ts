const TAG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PAGE = /^[1-9]\d{0,3}$/;

/** Which page of which tag the address asks for; null when it can be none. */
export function readListQuery(query: URLSearchParams): { page: number; tag?: string } | null {
  const page = query.get('page') ?? '1';
  const tag = query.get('tag');
  if (!PAGE.test(page) || (tag !== null && (!TAG.test(tag) || tag.length > 60))) return null;
  return { page: Number(page), ...(tag !== null && { tag }) };
}
