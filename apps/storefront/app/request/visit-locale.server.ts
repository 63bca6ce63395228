import { DEFAULT_LOCALE, languageTag } from '@paddock/i18n/locales';
import type { Visit } from './visit.server.ts';

/** The locale of the URL in the edition that the site shows: `us-en` is `en-US`. */
export function editionOf({ site, segment }: Pick<Visit, 'site' | 'segment'>): string {
  const locale = segment?.locale ?? DEFAULT_LOCALE;
  return site?.urls.find((url) => url.locale_code === locale)?.edition ?? locale;
}

/** The language of the page with its country, for Intl and `lang`. */
export const langOf = (visit: Pick<Visit, 'site' | 'segment'>): string =>
  languageTag(editionOf(visit), visit.site?.country.iso);
