// More than twice what is missing is nearly always a slip: a comma in the wrong place, or another order's transfer.
const MAX_TIMES_MISSING = 2;

/** False: staff have to say that they have checked the amount. */
export const isAmountPlausible = (amountMinor: number, missingMinor: number) =>
  amountMinor <= missingMinor * MAX_TIMES_MISSING;

// The panels of the checkout register with these where the buyer has no reference of the bank. A constraint of the ledger
// refuses them too.
const MARKS = new Set(['PAYLATER', 'CASHDELIVERYORDER', 'CHECKPAYMENTORDER']);

/**
 * A reference without a letter or a digit is no reference: nothing is left of it to compare. Neither is a mark of a panel,
 * which all orders paid later have alike.
 */
export function isReferenceUsable(reference: string): boolean {
  const key = reference
    .normalize('NFKC')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toUpperCase();
  return key !== '' && !MARKS.has(key);
}
