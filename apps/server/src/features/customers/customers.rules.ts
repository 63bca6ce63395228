import { isFamilyNameFirst } from '@paddock/i18n/locales';
import type { Customer } from './customers.contract.ts';

export function fullName(input: string, family: string, locale: string): string {
  const parts = isFamilyNameFirst(locale) ? [family, input] : [input, family];
  return parts.filter((part) => part !== '').join(' ');
}

export function toCustomer(row: Omit<Customer, 'full_name'>, locale: string): Customer {
  return {
    given_name: row.given_name,
    family_name: row.family_name,
    full_name: fullName(row.given_name, row.family_name, locale),
    email: row.email,
    phone: row.phone,
    pending_email: row.pending_email,
  };
}
