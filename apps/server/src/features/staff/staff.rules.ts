export type Role = 'finance' | 'fulfilment' | 'support' | 'editor' | 'admin';

/** What staff can do; reading of orders is for all who look after them. */
export type Act =
  | 'read'
  | 'payment'
  | 'accept'
  | 'cancel'
  | 'links'
  | 'refund'
  | 'fulfil'
  | 'case'
  | 'return'
  | 'receive'
  | 'bike'
  | 'warranty'
  | 'repair'
  | 'contact'
  | 'test_ride'
  | 'review'
  | 'page';

const MAY: Record<Act, readonly Role[]> = {
  read: ['finance', 'fulfilment', 'support'],
  payment: ['finance'],
  // that an order paid on delivery goes ahead
  accept: ['support', 'fulfilment'],
  cancel: ['support'],
  links: ['support'],
  refund: ['finance'],
  fulfil: ['fulfilment'],
  case: ['finance'],
  // whether it may come back; then that it is here, and what becomes of it
  return: ['support'],
  receive: ['fulfilment'],
  // whether a customer owns a vehicle
  bike: ['support'],
  // whether it is covered; then what the workshop does
  warranty: ['support'],
  repair: ['support', 'fulfilment'],
  // that the office has answered a question
  contact: ['support'],
  // that a test ride took place or not, and when a demonstrator is away
  test_ride: ['support', 'fulfilment'],
  // whether a review is published, and what the company says to it
  review: ['support', 'editor'],
  page: ['editor'],
};

export const mayAct = (role: string | undefined, act: Act): boolean =>
  role === 'admin' || MAY[act].some((allowed) => allowed === role);
