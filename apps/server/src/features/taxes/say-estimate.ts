import { intlTag } from '@paddock/i18n/digits';
import type { ShownTaxEstimate, TaxEstimate } from './taxes.contract.ts';

/** An estimate for a page in a language; `localeTag` is BCP 47. */
export const sayEstimate = ({ place, rate, source }: TaxEstimate, localeTag: string): ShownTaxEstimate => ({
  place,
  source,
  rate: sayRate(rate, localeTag),
});

/** "6.875%" */
export const sayRate = (percent: number, localeTag: string): string =>
  new Intl.NumberFormat(intlTag(localeTag), { style: 'percent', maximumFractionDigits: 3 }).format(
    percent / 100,
  );
