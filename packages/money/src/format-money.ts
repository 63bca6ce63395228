import { type Money, toDecimal } from './amount.ts';
import { exponentOf } from './currencies.ts';

export interface FormatOptions {
  /** `needed` writes € 6,490 and € 6,490.50; `always` writes € 6,490.00 too, for columns of figures. */
  readonly decimals?: 'needed' | 'always';
}

// Arabic and Khmer amounts have Latin digits in every country, as all other figures of these languages.
const LATIN_DIGITS = /^(ar|km)\b/;

// Building a formatter costs far more than using it, and a page prints dozens of prices.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string, localeTag: string, decimals: 'needed' | 'always'): Intl.NumberFormat {
  const key = `${localeTag} ${currency} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const exponent = exponentOf(currency);
  const formatter = new Intl.NumberFormat(localeTag, {
    style: 'currency',
    currency,
    // $ where dollars are at home, US$ elsewhere.
    currencyDisplay: 'symbol',
    // Italian and Spanish leave four digits ungrouped in running text; on a price tag they do not.
    useGrouping: 'always',
    ...(LATIN_DIGITS.test(localeTag) && { numberingSystem: 'latn' }),
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay: decimals === 'needed' ? 'stripIfInteger' : 'auto',
  });
  formatters.set(key, formatter);
  return formatter;
}

/** `localeTag` is BCP 47 with the country (`it-IT`, `km-KH`): it decides separators, digits and the symbol's place. */
export function formatMoney(money: Money, localeTag: string, options: FormatOptions = {}): string {
  const formatter = formatterFor(money.currency, localeTag, options.decimals ?? 'needed');
  // Given as text the amount stays exact at any size.
  return formatter.format(toDecimal(money) as Intl.StringNumericLiteral);
}
