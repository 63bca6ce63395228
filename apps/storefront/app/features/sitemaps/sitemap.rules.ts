import { isOffered } from '../../page/is-offered.ts';
import { SITE_MAP } from '../../routing/site-map.ts';

/** Public pages without parameters: they exist on every site. */
export function staticPaths(): string[] {
  return SITE_MAP.filter((page) => page.cache === 'public' && page.layout === 'default')
    .map((page) => page.path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':') && isOffered(path));
}

export function urlSet(urls: string[]): string {
  const body = urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`).join('\n');
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</urlset>`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function xmlResponse(xml: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
