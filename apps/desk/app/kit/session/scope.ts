import { useSearchParams } from 'react-router';
import type { DeskSite } from './me.contract.ts';
import { useMe } from './use-me.ts';

const PARAMETER = 'sites';

export interface Scope {
  /** Slugs as the api takes them, undefined for all of mine. */
  readonly sites: string | undefined;
  readonly chosen: readonly DeskSite[];
  readonly isAll: boolean;
}

/** Which sites the lists show: `?sites=it,de` in the address, all of mine without it. */
export function useScope(): Scope {
  const [search] = useSearchParams();
  const { sites } = useMe();
  const slugs = (search.get(PARAMETER) ?? '').split(',').filter(Boolean);
  const chosen = sites.filter(({ slug }) => slugs.includes(slug));
  const isAll = chosen.length === 0;
  return { sites: isAll ? undefined : slugs.join(), chosen: isAll ? sites : chosen, isAll };
}

/** The address with another scope; filters and sort stay. */
export function withScope(search: URLSearchParams, slugs: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  if (slugs.length === 0) next.delete(PARAMETER);
  else next.set(PARAMETER, slugs.join());
  return next;
}

/** Keeps the scope while going to another screen, unless the path names one. */
export function keepScope(path: string, search: URLSearchParams): string {
  const sites = search.get(PARAMETER);
  const hasScope = new URLSearchParams(path.split('?')[1]).has(PARAMETER);
  return sites && !hasScope
    ? `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${encodeURIComponent(sites)}`
    : path;
}
