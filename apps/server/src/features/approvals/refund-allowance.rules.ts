/** What one person may refund of an order, or confirm by hand; sums in the order's currency. */
export interface Allowance {
  /** All that is left to give back, or still due. */
  readonly leftMinor: number;
  /** Above this sum a second person must approve; 0: always. */
  readonly aloneMinor: number;
}

/** Reads the allowance of the caller, when an action needs it. */
export type ReadAllowance = () => Promise<Allowance>;

/** Whether an act with this sum waits for a second person; null: all that is left. */
export const waitsForApproval = (
  { leftMinor, aloneMinor }: Allowance,
  amountMinor: number | null = null,
): boolean => {
  const minor = Math.min(amountMinor ?? leftMinor, leftMinor);
  return minor > aloneMinor;
};
