import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_MAP, type SitePage } from '../../apps/storefront/app/routing/site-map.ts';

/**
 * The edge's rules for query names: of every public page of the site map only the names it reads are kept, so that a
 * visitor cannot have one page rendered and cached under ever new addresses.
 */
export function renderQueryRules(pages: readonly SitePage[] = SITE_MAP): string {
  const reading = pages.filter((page) => page.cache === 'public' && page.query?.length);
  // Fixed paths before those with parameters: `search/suggestions` also looks like `search/:type`.
  const ordered = reading.toSorted((a, b) => countParameters(a) - countParameters(b));
  const routes = pages.filter(isPublicPage).map(routeId).join('|');
  const groups = Map.groupBy(ordered, (page) => page.query?.map(namePattern).join('|') ?? '');
  const branches = [...groups].map(([names, group]) => {
    const paths = group.map((page) => pathPattern(page.path)).join('|');
    return `if (req.url ~ "^/[^/?]+(${paths})([.]data)?/?[?]") {\n    ${keepOnly(names, routes)}\n  }`;
  });
  return `# Written by deploy/edge/query-rules.ts from the storefront's site map: node deploy/edge/query-rules.ts

# X-Edge-Query holds the query with a leading & instead of the question mark.
sub drop_unknown_query_names {
  ${[...branches, `{\n    ${keepOnly('', routes)}\n  }`].join(' else ')}
}
`;
}

const countParameters = ({ path: pattern }: SitePage) => pattern.split(':').length;

function pathPattern(pattern: string): string {
  const segments = pattern.split('/').filter(Boolean);
  const rest = segments.map((segment) => {
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(/[^/?]+)?' : '/[^/?]+';
    return `/${segment.replaceAll('.', '[.]')}`;
  });
  return rest.join('');
}

/** `values[]` stands for `values[12]`, with the brackets as they are or encoded. */
const namePattern = (name: string) => name.replace(/\[\]$/, '(\\[|%5[Bb])[0-9]{1,9}(\\]|%5[Dd])');

const isPublicPage = (page: SitePage) => page.cache === 'public' && page.layout !== 'none';

/** The router's name of a page, as its data requests carry it: `_routes=features%2Fnews%2Fnews.page`. */
const routeId = ({ file }: SitePage) =>
  encodeURIComponent(file.replace(/[.]tsx$/, '')).replaceAll('.', '[.]');

function keepOnly(names: string, routes: string): string {
  const known = names && `(${names})([=&]|$)|`;
  return `set req.http.X-Edge-Query = regsuball(req.http.X-Edge-Query, "&(?!${known}_routes=(${routes})(&|$))[^&]*", "");`;
}

export const QUERY_RULES_FILE = path.join(import.meta.dirname, 'query-rules.vcl');

if (import.meta.main) writeFileSync(QUERY_RULES_FILE, renderQueryRules());
