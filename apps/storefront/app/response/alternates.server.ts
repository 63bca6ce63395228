import { INTERNATIONAL } from '../features/sites/choose-site.ts';
import { config } from '../platform/config.server.ts';
import type { Visit } from '../request/visit.server.ts';
import { segmentOf } from '../routing/country-segment.ts';

const NOINDEX = '<meta name="robots" content="noindex"';

/**
 * The same page in every other country and language. Only crawlers read it and they read the first HTML, so it is
 * written into that and is no part of the page that comes alive in a browser: with two hundred sites it would be
 * most of its work.
 */
export function withAlternates(html: string, visit: Visit): string {
  if (!visit.segment || visit.sites.all.length === 0 || html.includes(NOINDEX)) return html;
  const rest = visit.url.pathname.slice(segmentOf(visit.segment).length + 1);
  const link = (lang: string, url: string) => {
    const [site = '', locale = ''] = url.slice(1).split('-');
    const path = visit.pathElsewhere ? visit.pathElsewhere(site, locale) : rest;
    return path === null
      ? ''
      : `<link rel="alternate" hreflang="${lang}" href="${config.origin}${url}${path}"/>`;
  };
  const links = visit.sites.languages.map(({ lang, url }) => link(lang, url));
  return html.replace('</head>', () => `${links.join('')}${link('x-default', INTERNATIONAL)}</head>`);
}
