import type { SearchHit } from '@paddock/server/contracts/search';
import type { SearchState } from './search-query.ts';

/** What a product page can preset of a search: one colour, one size, one status. Empty, or with its question mark. */
export function productQuery(
  { color, size }: SearchHit['requested'],
  { status }: Pick<SearchState, 'status'>,
): string {
  const query = new URLSearchParams();
  if (color !== null) query.set('color', String(color));
  if (size !== null) query.set('size', String(size));
  if (status.length === 1 && status[0]) query.set('inventory_status', status[0]);
  const text = query.toString();
  return text && `?${text}`;
}
