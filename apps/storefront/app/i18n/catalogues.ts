import catalogues from 'virtual:messages';
import type { CompiledCatalogue } from '@paddock/i18n/catalogue';
import { catalogueOf } from '@paddock/i18n/locales';
import { MESSAGE_AREAS, type MessageArea } from './message-areas.ts';

type Part = MessageArea | 'everywhere';

/** One chunk per part and locale; a page fetches its own and no other. */
export async function loadMessages(locale: string, part: Part = 'everywhere'): Promise<CompiledCatalogue> {
  return (await catalogues[part][catalogueOf(locale)]()).default;
}

/** For the server, which speaks to every page. */
export async function loadAllMessages(locale: string): Promise<CompiledCatalogue> {
  const areas = Object.keys(MESSAGE_AREAS) as MessageArea[];
  const parts = await Promise.all([loadMessages(locale), ...areas.map((area) => loadMessages(locale, area))]);
  return Object.assign({}, ...parts);
}
