import type { ReactNode } from 'react';

export interface PhoneCountry {
  /** ISO 3166 code. */
  iso: string;
  name: string;
  /** With the plus: "+39". */
  code: string;
  flag?: ReactNode;
}

export interface PhoneValue {
  iso: string;
  /** As dialled in that country. One that begins with a plus is taken apart by the field. */
  number: string;
}

/** What a phone field holds as one text that says its country, to send and to keep. */
export function phoneText({ iso, number }: PhoneValue, countries: readonly PhoneCountry[]): string {
  const typed = number.trim();
  if (typed === '' || typed.startsWith('+')) return typed;
  const code = countries.find((country) => country.iso === iso)?.code;
  return code ? `${code} ${typed}` : typed;
}
