import { fullName } from '@paddock/i18n/names';
import type { Customer } from './customers.contract.ts';

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
