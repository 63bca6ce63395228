export interface Reference {
  readonly id: string;
  readonly site: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly devReference: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly createdAt: number;
}

export interface Transaction {
  readonly id: string;
  readonly reference: Reference;
  readonly amountMinor: number;
  readonly currency: string;
  readonly card: {
    readonly bin: string;
    readonly last4: string;
    readonly holder: string;
    readonly type: string;
  };
  status: 'success' | 'failure' | 'pending';
  detail: number;
  carrier: string;
  paidAt: Date | null;
  refundedMinor: number;
  /** On its way back, not there yet. */
  refundingMinor: number;
  dueAt: number | null;
}

export const authorizationOf = (one: Transaction) => (one.paidAt ? `TEST${one.id.slice(3)}` : null);
