import { exponentOf } from '@paddock/money';
import { showProduct } from '@paddock/server/contracts/products';
import { failurePage, pageError } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { depositRange, quoteMonthly } from './monthly.rules.ts';
import { financingOf, formatsOf, toQuoteView } from './monthly.server.ts';

const WHOLE = /^\d{1,9}$/;

/** The calculation for a model: its lowest price or the price of one unit, a deposit and a number of months. */
export async function loadMonthly(visit: Visit, slug: string) {
  const terms = financingOf(visit);
  if (!terms) throw pageError('not_found', 404);
  const product = await visit.call(showProduct, { params: { slug } });
  if (!product.ok) throw failurePage(product.status);
  const { name, category, image, offer } = product.data;
  visit.pathElsewhere = () => null;
  const read = (query: string) => {
    const value = visit.url.searchParams.get(query) ?? '';
    return WHOLE.test(value) ? Number(value) : null;
  };
  const priceMinor = read('price') ?? offer?.price ?? null;
  const exponent = exponentOf(visit.site?.currency ?? '');
  const range = priceMinor === null ? null : depositRange(priceMinor, terms, exponent);
  if (priceMinor === null || !range) throw pageError('not_found', 404);
  const unit = 10 ** exponent;
  const requested = read('deposit');
  const wanted = requested === null ? range.standard : requested * unit;
  const depositMinor = Math.min(range.max, Math.max(range.min, wanted));
  const months = terms.terms.find((one) => one === read('months')) ?? terms.terms.at(-1) ?? 0;
  const formats = formatsOf(visit);
  const { locale } = pageContextOf(visit);
  return {
    product: { slug, name, category, picture: findPicture(image, { placeholder: false }) },
    quote: toQuoteView(quoteMonthly({ priceMinor, depositMinor, months, rate: terms.rate }), formats),
    /** Of one unit: sent along with the form. */
    priceMinor: read('price'),
    terms: terms.terms,
    deposit: {
      value: depositMinor / unit,
      min: range.min / unit,
      max: range.max / unit,
      minText: formats.money(range.min),
      maxText: formats.money(range.max),
      isChanged: requested !== null && depositMinor !== wanted,
    },
    currency: visit.site?.currency ?? '',
    partner: terms.partner,
    note: terms.notes[locale] ?? terms.notes.en ?? '',
  };
}

export type MonthlyView = Awaited<ReturnType<typeof loadMonthly>>;
