import type { Address, AddressShape } from '@paddock/server/contracts/addresses';
import type { CountryEntry } from '../auth/form/phone-countries.server.ts';

/** With the lines its country writes on an envelope, made where the language's data is, and its print for the order. */
export type AddressView = Address & { lines: string[]; print: string };

export type AddressKind = Address['type'];

/** What the form needs to know before it can ask. */
export type AddressForm = {
  /** Of the site: where goods go. */
  shape: AddressShape;
  /** Every country by name, with its code for the telephone. */
  countries: CountryEntry[];
};

/** For countries without a known address format: every part is optional except the most important ones. */
export const plainShape = (country: string): AddressShape => ({
  country_code: country,
  parts: [
    { name: 'address1', required: true },
    { name: 'address2', required: false },
    { name: 'postal_code', required: false },
    { name: 'city', required: true },
    { name: 'state', required: false },
  ],
  names: { state: 'any', city: 'city', postal: 'postal' },
  postal_example: null,
  number_first: false,
  family_name_first: false,
  areas: null,
});

/** Which parts of an address a driver needs in this country. */
export const requiredParts = (shape: AddressShape) =>
  shape.parts.filter(({ required }) => required).map(({ name }) => name);
