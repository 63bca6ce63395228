/** Why an act cannot be undone; null: it can. */
export function undoRefusal(row: {
  readonly isUndoable: boolean;
  readonly isPermitted: boolean;
  readonly undoneBy: number | null;
  readonly laterActs: number;
}): string | null {
  if (!row.isUndoable) return 'no_inverse';
  if (row.undoneBy !== null) return 'undone';
  if (!row.isPermitted) return 'not_permitted';
  return row.laterActs > 0 ? 'moved_on' : null;
}

const PERMISSION_OF: Readonly<Record<string, string>> = {
  order: 'order.read',
  payment_case: 'order.read',
  contact_ticket: 'ticket.answer',
  page: 'page.edit',
  article: 'page.edit',
  menu: 'page.edit',
  preview: 'page.edit',
  media: 'media.edit',
  review: 'review.decide',
  test_ride: 'test_ride.manage',
  demonstrator: 'test_ride.manage',
  unit: 'unit.stop',
  bike_registration: 'bike.decide',
  warranty_request: 'warranty.decide',
  staff: 'people.read',
  role: 'people.read',
  api_key: 'api_key.manage',
  approval_rule: 'order.read',
  customer: 'customer.read',
  privacy_request: 'privacy.open',
  bank_statement: 'statement.read',
};

/** Staff who may read a subject may read its history; anything else needs `audit.read`. */
export const historyPermission = (subjectKind: string): string => PERMISSION_OF[subjectKind] ?? 'audit.read';
