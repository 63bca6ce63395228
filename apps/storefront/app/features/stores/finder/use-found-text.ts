import { useT } from '../../../i18n/use-t.ts';
import type { StartPoint } from '../store-view.ts';
import type { StoresQuery } from '../stores-query.ts';

/** "5 dealers within 50 km of Pesaro": how many, how far from where. */
export function useFoundText(shown: { query: StoresQuery; start: StartPoint | null }, count: number): string {
  const t = useT();
  const { start, query } = shown;
  const { distance, unit } = query;
  if (!start) return t('stores.found.all', { count });
  if (start.name === null) return t('stores.found.me', { count, distance, unit });
  return t('stores.found.near', { count, distance, unit, place: start.name });
}
