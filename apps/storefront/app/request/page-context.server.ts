import { DEFAULT_LOCALE, isRtl, languageTag } from '@paddock/i18n/locales';
import { toRegime } from '../page/consent-regime.ts';
import type { PageContext } from '../page/page-context.ts';
import { config } from '../platform/config.server.ts';
import { type CountrySegment, readSegment, segmentOf } from '../routing/country-segment.ts';
import { COUNTRY_LOCALE_COOKIE } from './cookies.server.ts';
import { editionOf, type Visit } from './visit.server.ts';

/** `it/it` as the country-locale cookie holds it. */
export function rememberedSegment(visit: Visit): CountrySegment | null {
  const [country, locale] = (visit.cookies.get(COUNTRY_LOCALE_COOKIE) ?? '').split('/');
  const reading = readSegment(`${country}-${locale}`);
  return reading.ok ? { country: reading.country, locale: reading.locale } : null;
}

export function pageContextOf(visit: Visit): PageContext {
  const remembered = rememberedSegment(visit);
  const here = visit.site ? visit.segment : null;
  const locale = visit.segment?.locale ?? remembered?.locale ?? DEFAULT_LOCALE;
  const edition = visit.segment ? editionOf(visit) : locale;
  const home = here ?? remembered;
  return {
    locale,
    edition,
    lang: languageTag(edition, visit.site?.country.iso),
    dir: isRtl(locale) ? 'rtl' : 'ltr',
    segment: here ? segmentOf(here) : null,
    home: home ? `/${segmentOf(home)}` : '/',
    brand: config.brand,
    origin: config.origin,
    regime: here ? (toRegime(visit.site?.settings.consent) ?? 'opt_in') : null,
    words: null,
    reports: config.errorsDsn ? 'on' : null,
  };
}
