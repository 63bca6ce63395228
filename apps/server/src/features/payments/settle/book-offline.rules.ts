// More than twice what is missing is nearly always a slip: a comma in the wrong place, or another order's transfer.
const MAX_TIMES_MISSING = 2;

/** False: staff have to say that they have checked the amount. */
export const isAmountPlausible = (amountMinor: number, missingMinor: number) =>
  amountMinor <= missingMinor * MAX_TIMES_MISSING;

/** A reference without a letter or a digit is no reference: nothing is left of it to compare. */
export const isReferenceUsable = (reference: string) => /[\p{L}\p{Nd}]/u.test(reference.normalize('NFKC'));
