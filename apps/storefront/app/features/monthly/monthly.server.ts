import { intlTag } from '@paddock/i18n/digits';
import { exponentOf, formatMoney } from '@paddock/money';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { type MonthlyQuote, quoteFrom } from './monthly.rules.ts';
import type { MonthlyLineView } from './monthly-line.tsx';

/** The site's terms; null where it has none. */
export const financingOf = (visit: Visit) =>
  (visit.site?.enableShop && visit.site.settings.financing) || null;

/** The line beside a price; null where the site has no terms or the price cannot be financed. */
export function toMonthlyLine(
  visit: Visit,
  price: { readonly amountMinor: number; readonly currency: string } | null,
): MonthlyLineView | null {
  const terms = financingOf(visit);
  const quote = terms && price && quoteFrom(price.amountMinor, terms, exponentOf(price.currency));
  if (!quote) return null;
  const words = formatsOf(visit);
  return { monthly: words.money(quote.monthlyMinor), apr: words.percent(quote.apr) };
}

/** Amounts and rates in the words of the page. */
export function formatsOf(visit: Visit) {
  const { lang } = pageContextOf(visit);
  const currency = visit.site?.currency ?? '';
  const percent = new Intl.NumberFormat(intlTag(lang), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    money: (amountMinor: number) => formatMoney({ amountMinor, currency }, lang, { decimals: 'always' }),
    percent: (rate: number) => percent.format(rate / 100),
  };
}

/** Every figure of a quote as text. */
export function toQuoteView(quote: MonthlyQuote, { money, percent }: ReturnType<typeof formatsOf>) {
  return {
    months: quote.months,
    price: money(quote.priceMinor),
    deposit: money(quote.depositMinor),
    financed: money(quote.financedMinor),
    monthly: money(quote.monthlyMinor),
    last: quote.lastMinor === quote.monthlyMinor ? null : money(quote.lastMinor),
    cost: money(quote.costMinor),
    total: money(quote.totalMinor),
    rate: percent(quote.rate),
    apr: percent(quote.apr),
  };
}
