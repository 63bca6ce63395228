interface TaxSplit {
  readonly untaxedMinor: number;
  readonly taxedMinor: number;
  readonly taxMinor: number;
}

// Tax is rounded on each line, so the base counted back from it is off by so many cents for as many lines.
const MAX_LINES = 10;

/**
 * An amount with its tax inside, as Ecuador's providers want it: what bears no tax, what bears it, and the tax. The
 * three sum to the amount exactly; what rounding leaves over goes to the taxed base. `taxRate` in per cent.
 */
export function splitTax(amountMinor: number, taxMinor: number, taxRate: number): TaxSplit {
  if (taxMinor <= 0 || taxRate <= 0) return { untaxedMinor: amountMinor, taxedMinor: 0, taxMinor: 0 };
  if (taxMinor >= amountMinor) throw new RangeError(`Tax of ${taxMinor} in an amount of ${amountMinor}`);
  const rest = amountMinor - taxMinor;
  const untaxed = rest - Math.round((taxMinor * 100) / taxRate);
  const isRounding = untaxed <= (MAX_LINES * 50) / taxRate;
  return isRounding
    ? { untaxedMinor: 0, taxedMinor: rest, taxMinor }
    : { untaxedMinor: untaxed, taxedMinor: rest - untaxed, taxMinor };
}
