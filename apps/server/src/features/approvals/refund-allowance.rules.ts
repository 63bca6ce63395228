/** What one person may give back of an order; sums in the order's currency. */
export interface RefundAllowance {
  /** All that is left to give back. */
  readonly leftMinor: number;
  /** Above this sum a second person must approve; 0: always. */
  readonly aloneMinor: number;
}

/** Reads the allowance of the caller, when an action needs it. */
export type ReadAllowance = () => Promise<RefundAllowance>;

/** Whether a refund of this sum waits for a second person; null: all that is left. */
export const waitsForApproval = (
  { leftMinor, aloneMinor }: RefundAllowance,
  amountMinor: number | null = null,
): boolean => {
  const minor = Math.min(amountMinor ?? leftMinor, leftMinor);
  return minor > aloneMinor;
};
