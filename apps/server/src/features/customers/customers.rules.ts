import type { Customer } from './customers.contract.ts';

// Where people say the family name first.
const FAMILY_FIRST = new Set(['ja', 'zh']);

export function fullName(given: string, family: string, locale: string): string {
  const parts = FAMILY_FIRST.has(locale) ? [family, given] : [given, family];
  return parts.filter((part) => part !== '').join(' ');
}

export function toCustomer(row: Omit<Customer, 'full_name' | 'pending_email'>, locale: string): Customer {
  return {
    given_name: row.given_name,
    family_name: row.family_name,
    full_name: fullName(row.given_name, row.family_name, locale),
    email: row.email,
    phone: row.phone,
    pending_email: null,
  };
}
