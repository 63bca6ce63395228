import loadBrandWords from 'virtual:brand/words';
import locales from 'virtual:messages';
import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import { catalogueOf } from '@paddock/i18n/locales';
import type { PageContext } from '../page/page-context.ts';
import type { MessageArea } from './message-areas.ts';

const messagesOf = (locale: string) => locales[catalogueOf(locale)]();

/** What every page says. One chunk per locale, and one per area and locale; a page fetches its own and no other. */
export const loadMessages = async (locale: string): Promise<CompiledCatalogue> =>
  (await messagesOf(locale)).everywhere;

export async function loadArea(locale: string, area: MessageArea): Promise<CompiledCatalogue> {
  const [{ areas }, own] = await Promise.all([messagesOf(locale), loadBrandWords(catalogueOf(locale), area)]);
  return { ...(await areas[area]()).default, ...own };
}

const MERGED = new Map<string, Promise<CompiledCatalogue>>();

/** For the server, which has every page's messages; merged once per locale. */
export function loadAllMessages(locale: string): Promise<CompiledCatalogue> {
  const merged = MERGED.get(locale) ?? mergeMessages(locale);
  MERGED.set(locale, merged);
  return merged;
}

async function mergeMessages(locale: string): Promise<CompiledCatalogue> {
  const { everywhere, areas } = await messagesOf(locale);
  const parts = await Promise.all(Object.values(areas).map((load) => load()));
  const own = await loadBrandWords(catalogueOf(locale));
  return Object.assign({}, everywhere, ...parts.map((part) => part.default), own);
}

export const wordsPath = ({ segment, words }: Pick<PageContext, 'segment' | 'words'>): string | null =>
  segment && words ? `/${segment}/words/${words}` : null;

/** Words of the desk in the place of those of the release; without them the page says what the release says. */
export async function loadWords(page: Pick<PageContext, 'segment' | 'words'>): Promise<CompiledCatalogue> {
  const path = wordsPath(page);
  if (!path) return {};
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as CompiledCatalogue) : {};
  } catch {
    return {};
  }
}
