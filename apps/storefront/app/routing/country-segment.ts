/** The first segment of every page, such as `it-it` or `global-en`. */
export type CountrySegment = { country: string; locale: string };

const SEGMENT = /^([a-z]{2}|global)-([a-z]{2})$/;
const COUNTRY_ONLY = /^([a-z]{2}|global)-?$/;

/** Old or colloquial codes that people still type. */
const ALIASES: Record<string, string> = { uk: 'gb' };

export type SegmentReading =
  | ({ ok: true } & CountrySegment)
  | { ok: false; code: 'no_country' | 'no_locale' }
  | { ok: false; code: 'alias'; segment: string };

export function readSegment(segment: string | undefined): SegmentReading {
  const match = SEGMENT.exec(segment ?? '');
  if (!match) return { ok: false, code: COUNTRY_ONLY.test(segment ?? '') ? 'no_locale' : 'no_country' };
  const [, country = '', locale = ''] = match;
  const alias = ALIASES[country];
  if (alias) return { ok: false, code: 'alias', segment: `${alias}-${locale}` };
  return { ok: true, country, locale };
}

export const segmentOf = ({ country, locale }: CountrySegment) => `${country}-${locale}`;
