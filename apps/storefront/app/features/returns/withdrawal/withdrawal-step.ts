/** The statement as it was typed, with what is wrong with it, or to be confirmed. */
export interface WithdrawalStep {
  readonly isReview: boolean;
  readonly typed: { readonly name: string; readonly email: string; readonly items: readonly string[] };
  readonly faults: { readonly name: boolean; readonly email: boolean; readonly items: boolean };
  /** Why the api refused it. */
  readonly message: string | null;
  readonly isOffline: boolean;
}
