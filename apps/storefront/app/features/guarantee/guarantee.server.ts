import { isInCountry } from '@paddock/i18n/country-groups';
import type { Visit } from '../../request/visit.server.ts';
import type { GuaranteePicture, GuaranteeView } from './guarantee-notice.tsx';
import NOTICES from './notices.json' with { type: 'json' };

/** By language; a shop replaces them with the Commission's own (docs/guides/legal.md). */
const FILES = import.meta.glob<string>('./notices/*.{svg,png}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const FILE_OF = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/|\.\w+$/g, ''), url] as const),
);

type Language = keyof typeof NOTICES;
const isLanguage = (locale: string | undefined): locale is Language =>
  locale !== undefined && Object.hasOwn(NOTICES, locale);

/**
 * The notice that every shop of the European Union shows before an order: Directive 2011/83/EU, articles 6(1)(l) and 22a.
 * In the language of the page, or in English where that is none of the Union's; null outside of the Union.
 */
export function guaranteeOf({ site, segment }: Pick<Visit, 'site' | 'segment'>): GuaranteeView | null {
  if (!isInCountry(site?.country.iso ?? null, 'EU')) return null;
  const lang = isLanguage(segment?.locale) ? segment.locale : 'en';
  const src = FILE_OF.get(lang);
  if (!src) throw new Error(`There is no file of the guarantee notice in ${lang}`);
  const { verified: _, official: _files, address, ...words } = NOTICES[lang];
  return { lang, src, address, words };
}

/** Where a link leads to its text. */
export function guaranteePictureOf(visit: Pick<Visit, 'site' | 'segment'>): GuaranteePicture | null {
  const notice = guaranteeOf(visit);
  return notice && { src: notice.src, address: notice.address };
}
