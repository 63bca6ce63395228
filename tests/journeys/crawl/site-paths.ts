import { SITE_MAP, type SitePage } from '../../../apps/storefront/app/routing/site-map.ts';

const NEEDS_MORE = /:[a-z]+(?!\w*\?)(\/|$)/;

/** The pages of a site that people look at, as the site map has them. */
export const pagesWhere = (is: (page: SitePage) => boolean): readonly SitePage[] =>
  SITE_MAP.filter((page) => page.layout !== 'none' && is(page));

/** Where these pages are. What needs a code or a name takes it from `examples`, by its path in the map, or is left out. */
export const pathsOf = (
  segment: string,
  pages: readonly SitePage[],
  examples: Readonly<Record<string, string>> = {},
): string[] =>
  pages
    .map(({ path }) => (NEEDS_MORE.test(path) ? examples[path] : path.replace(/\/?:\w+\?/, '')))
    .filter((path) => path !== undefined)
    .map((path) => `/${segment}/${path}`.replace(/\/$/, ''));

/** Pages that no example is given for. */
export const withoutExample = (pages: readonly SitePage[], examples: Readonly<Record<string, string>>) =>
  pages.map(({ path }) => path).filter((path) => NEEDS_MORE.test(path) && !examples[path]);
