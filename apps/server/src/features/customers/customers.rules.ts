import { isFamilyNameFirst } from '@paddock/i18n/locales';
import type { Customer } from './customers.contract.ts';

export function fullName(given: string, family: string, locale: string): string {
  const parts = isFamilyNameFirst(locale) ? [family, given] : [given, family];
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

// Whoever registers an address chooses what its owner is greeted with: words, not a sentence with a link.
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/** The name for a mail to an address that nobody has proved; empty when it could be an advertisement. */
export const greetableName = (name: string): string => (PLAIN_NAME.test(name) ? name : '');

/** Whose guesses are counted together: an IPv4 address, or the /64 that one subscriber has of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!plain.includes(':')) return plain;
  const [front = '', back = ''] = plain.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [head, tail] = [groups(front), groups(back)];
  const all = plain.includes('::')
    ? [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail]
    : head;
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
