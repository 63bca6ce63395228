import { baseOf, isRtl, languageTag } from '@paddock/i18n/locales';
import type { Visit } from '../../request/visit.server.ts';

export type TextLang = { lang: string; dir: 'ltr' | 'rtl' };

/** How a text says which language it is in, or null where that is the page's own (C-12). */
export function textLang(visit: Visit, locale: string): TextLang | null {
  if (baseOf(locale) === visit.segment?.locale) return null;
  return { lang: languageTag(locale), dir: isRtl(locale) ? 'rtl' : 'ltr' };
}
