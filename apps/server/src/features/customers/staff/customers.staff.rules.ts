import type { Action } from '../../staff/staff-list.contract.ts';
import type { SearchKeys } from './customers.staff.contract.ts';

const HIGHEST = '\u{10FFFF}';

/** What is typed as a phone number has at least three digits and no letters. */
export function searchKeysOf(q: string): SearchKeys {
  // As the keys of the table: lower case without accents.
  const from = q
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '');
  const digits = /\p{L}|@/u.test(q) ? '' : q.replace(/\D/g, '').replace(/^0+/, '');
  const suffix = [...digits].reverse().join('');
  const isPhone = suffix.length >= 3;
  const [, wholeName = null, other = null] = /^(\S+) (.+)$/.exec(from) ?? [];
  return {
    from,
    to: from + HIGHEST,
    phoneFrom: isPhone ? suffix : null,
    phoneTo: isPhone ? suffix + HIGHEST : null,
    wholeName,
    otherFrom: other,
    otherTo: other && other + HIGHEST,
  };
}

export interface CustomerPermissions {
  readonly canManage: boolean;
  readonly canOpenPrivacy: boolean;
}

const allow = (name: string, reason: string | null): Action => ({
  name,
  allowed: reason === null,
  reason,
  is_money: false,
  needs_approval: false,
});

/** What the caller can do to a customer. */
export function customerActions(
  customer: { readonly session_count: number },
  { canManage, canOpenPrivacy }: CustomerPermissions,
): Action[] {
  const notPermitted = canManage ? null : 'not_permitted';
  return [
    allow('customer.note', notPermitted),
    allow('customer.end_sessions', notPermitted ?? (customer.session_count > 0 ? null : 'no_sessions')),
    allow('privacy.open', canOpenPrivacy ? null : 'not_permitted'),
  ];
}
