/** A site's terms for paying by the month. */
export interface MonthlyTerms {
  /** Nominal rate in percent a year. */
  readonly rate: number;
  /** Months to choose from, in ascending order. */
  readonly terms: readonly number[];
  /** Percent of the price. */
  readonly deposit: { readonly min: number; readonly max: number; readonly standard: number };
  /** What can be financed, in minor units. */
  readonly min_minor: number;
  readonly max_minor: number;
}

export interface MonthlyQuote {
  readonly priceMinor: number;
  readonly depositMinor: number;
  readonly financedMinor: number;
  readonly months: number;
  /** Every instalment but the last. */
  readonly monthlyMinor: number;
  /** Differs from the others by what their rounding left. */
  readonly lastMinor: number;
  readonly instalmentsMinor: number;
  /** Instalments less what was financed. */
  readonly costMinor: number;
  /** Deposit and instalments. */
  readonly totalMinor: number;
  /** Nominal, and effective with interest every month; both in percent a year. */
  readonly rate: number;
  readonly apr: number;
}

/** The effective rate of a nominal one whose interest is paid every month. */
export const aprOf = (rate: number): number => ((1 + rate / 1200) ** 12 - 1) * 100;

/**
 * Equal instalments (annuity) in whole minor units. Interest is rounded every month as a bank does, and the last
 * instalment is what is still owed, so the instalments are exactly the loan and its interest.
 */
export function quoteMonthly(input: {
  readonly priceMinor: number;
  readonly depositMinor: number;
  readonly months: number;
  readonly rate: number;
}): MonthlyQuote {
  const { priceMinor, depositMinor, months, rate } = input;
  const financedMinor = priceMinor - depositMinor;
  const interest = rate / 1200;
  const exact =
    interest === 0 ? financedMinor / months : (financedMinor * interest) / (1 - (1 + interest) ** -months);
  const monthlyMinor = Math.round(exact);
  let owed = financedMinor;
  for (let month = 1; month < months; month += 1) owed += Math.round(owed * interest) - monthlyMinor;
  const lastMinor = owed + Math.round(owed * interest);
  const instalmentsMinor = monthlyMinor * (months - 1) + lastMinor;
  return {
    priceMinor,
    depositMinor,
    financedMinor,
    months,
    monthlyMinor,
    lastMinor,
    instalmentsMinor,
    costMinor: instalmentsMinor - financedMinor,
    totalMinor: depositMinor + instalmentsMinor,
    rate,
    apr: aprOf(rate),
  };
}

/** The smallest and the largest deposit in whole units of the currency; null where the price cannot be financed. */
export function depositRange(priceMinor: number, { deposit, ...terms }: MonthlyTerms, exponent: number) {
  const unit = 10 ** exponent;
  const least = Math.max((priceMinor * deposit.min) / 100, priceMinor - terms.max_minor);
  const most = Math.min((priceMinor * deposit.max) / 100, priceMinor - terms.min_minor);
  const min = Math.ceil(least / unit) * unit;
  const max = Math.floor(most / unit) * unit;
  if (max < min || max < 0) return null;
  const standard = Math.round((priceMinor * deposit.standard) / 100 / unit) * unit;
  return { min, max, standard: Math.min(max, Math.max(min, standard)) };
}

/** With the usual deposit over the longest time: what "from … a month" says. Null: nothing to offer for this price. */
export function quoteFrom(priceMinor: number, terms: MonthlyTerms, exponent: number): MonthlyQuote | null {
  const range = depositRange(priceMinor, terms, exponent);
  const months = terms.terms.at(-1);
  if (!range || !months) return null;
  return quoteMonthly({ priceMinor, depositMinor: range.standard, months, rate: terms.rate });
}
