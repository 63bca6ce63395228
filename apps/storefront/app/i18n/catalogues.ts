import locales from 'virtual:messages';
import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import { catalogueOf } from '@paddock/i18n/locales';
import type { MessageArea } from './message-areas.ts';

const messagesOf = (locale: string) => locales[catalogueOf(locale)]();

/** What every page says. One chunk per locale, and one per area and locale; a page fetches its own and no other. */
export const loadMessages = async (locale: string): Promise<CompiledCatalogue> =>
  (await messagesOf(locale)).everywhere;

export async function loadArea(locale: string, area: MessageArea): Promise<CompiledCatalogue> {
  const { areas } = await messagesOf(locale);
  return (await areas[area]()).default;
}

/** For the server, which speaks to every page. */
export async function loadAllMessages(locale: string): Promise<CompiledCatalogue> {
  const { everywhere, areas } = await messagesOf(locale);
  const parts = await Promise.all(Object.values(areas).map((load) => load()));
  return Object.assign({}, everywhere, ...parts.map((part) => part.default));
}
