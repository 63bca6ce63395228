import type { APIRequestContext } from '@playwright/test';
import { findHeaderFaults } from './find-header-faults.ts';
import { type PageRead, readPage } from './read-page.ts';
import { isMessageId, isUntranslated } from './untranslated.ts';

export interface Crawled {
  /** Path and query, without the origin. */
  path: string;
  page: PageRead;
}

export interface Findings {
  pages: Crawled[];
  checkedLinks: number;
  faults: string[];
}

const AT_ONCE = 4;

/**
 * Every page of a segment: those given, and whatever they lead to inside of it. Filters and files are the same in every
 * language: once is enough, unless every link is asked for.
 */
export async function crawl(
  request: APIRequestContext,
  segment: string,
  starts: readonly string[],
  { everyLink }: { everyLink: boolean },
): Promise<Findings> {
  const root = `/${segment}`;
  const locale = segment.split('-')[1] ?? 'en';
  const seen = new Set<string>(starts);
  const queue = [...starts];
  const found: Findings = { pages: [], checkedLinks: 0, faults: [] };

  const visit = async (path: string, from: string) => {
    found.checkedLinks += 1;
    // Retry once, as a browser does, when the edge has closed an idle keep-alive connection.
    const answer = await request.get(path, { maxRetries: 1 });
    if (answer.status() !== 200) {
      // The title tells which layer answered: the edge or the storefront.
      const { title } = readPage(await answer.text());
      found.faults.push(`${path}: ${answer.status()} "${title}", linked from ${from}`);
      return;
    }
    if (!(answer.headers()['content-type'] ?? '').includes('text/html')) return;
    const page = readPage(await answer.text());
    // Where it was sent on to is the page; what has a query is one we have read already, in another order.
    const landed = new URL(answer.url());
    if (!landed.pathname.startsWith(root) || path.includes('?')) return;
    found.pages.push({ path: landed.pathname, page });
    const faults = [...faultsOf(page, locale), ...findHeaderFaults(answer.headers())];
    found.faults.push(...faults.map((fault) => `${path}: ${fault}`));
    for (const link of page.links) follow(link, landed);
  };

  const origins = new Map<string, string>();
  function follow(link: string, from: URL) {
    if (/^(mailto|tel|javascript):/.test(link)) return;
    const url = new URL(link, from);
    const isOurs =
      url.origin === from.origin && (url.pathname === root || url.pathname.startsWith(`${root}/`));
    const isFile = url.origin === from.origin && url.pathname.startsWith('/media/');
    if (!everyLink && (isFile || url.search)) return;
    const path = `${url.pathname}${url.search}`;
    // These change something, or are asked for with a language in hand.
    if (!(isOurs || isFile) || /\/(logout|language\/)/.test(path) || seen.has(path)) return;
    seen.add(path);
    origins.set(path, from.pathname);
    queue.push(path);
  }

  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      await visit(path, origins.get(path) ?? 'the site map');
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

function faultsOf(page: PageRead, locale: string): string[] {
  const faults: string[] = [];
  if (page.title === '') faults.push('no title');
  const texts = [page.title, ...page.texts];
  for (const text of texts) {
    if (isMessageId(text)) faults.push(`message id "${text}"`);
    else if (isUntranslated(text, locale)) faults.push(`left in English: "${text.slice(0, 120)}"`);
  }
  return [...new Set(faults)];
}
