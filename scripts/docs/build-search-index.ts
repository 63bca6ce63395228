import type { SearchEntry } from './browser/rank-sections.ts';
import { type ParsedPage, readText } from './parse-page.ts';

/** One entry per section of a page. */
export function buildSearchIndex(page: ParsedPage, url: string): SearchEntry[] {
  const entries: SearchEntry[] = [];
  let open = { heading: '', url, parts: [] as string[] };
  const close = () => {
    const text = open.parts.join(' ').replace(/\s+/g, ' ').trim();
    if (text || open.heading) entries.push({ page: page.title, heading: open.heading, url: open.url, text });
  };
  for (const token of page.tokens) {
    const heading = page.headings.get(token);
    if (!heading) open.parts.push(readText([token]));
    else if (heading.depth > 1) {
      close();
      open = { heading: heading.text, url: `${url}#${heading.id}`, parts: [] };
    }
  }
  close();
  return entries;
}
