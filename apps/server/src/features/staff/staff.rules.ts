export type Role = 'finance' | 'fulfilment' | 'support' | 'admin';

/** What staff can do to an order; reading is for all of them. */
export type Act = 'read' | 'payment' | 'cancel' | 'refund' | 'fulfil' | 'case';

const MAY: Record<Act, readonly Role[]> = {
  read: ['finance', 'fulfilment', 'support'],
  payment: ['finance'],
  cancel: ['support'],
  refund: ['finance'],
  fulfil: ['fulfilment'],
  case: ['finance'],
};

export const mayAct = (role: string | undefined, act: Act): boolean =>
  role === 'admin' || MAY[act].some((allowed) => allowed === role);
