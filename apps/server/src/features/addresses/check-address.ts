import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { translate } from '../../platform/text/messages.ts';
import { type AddressPart, shapeOf } from './address-shapes.rules.ts';
import { findArea } from './areas.rules.ts';
import { OWN_POSTAL_RULES, tidyPostalCode } from './postal-codes.rules.ts';

/** Each field's sentence in the reader's language, under the names the caller's fields have. */
export const describeAddressFaults = (
  { fields, example }: AddressFaults,
  locale: string,
  prefix = '',
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [
      `${prefix}${name}`,
      [translate(locale, fault, { example })],
    ]),
  );

type Place = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  state?: string | null | undefined;
  postal_code?: string | null | undefined;
  country_code: string;
};
type Phone = { phone?: string | null | undefined };
type Company = { company?: string | null | undefined; vat_number?: string | null | undefined };
type Checked = AddressPart | 'phone' | keyof Company;

// 4 to 20 characters. The ampersand is part of Mexican numbers: A&B010101AB1.
const VAT_NUMBER = /^[\p{L}\p{Nd}][\p{L}\p{Nd} ./&-]{2,18}[\p{L}\p{Nd}]$/u;

export type AddressFault =
  | 'field_required'
  | 'field_choice'
  | 'field_phone'
  | 'field_postal_code'
  | 'field_vat_number'
  | 'field_company';
export interface AddressFaults {
  readonly fields: Readonly<Partial<Record<Checked, AddressFault>>>;
  /** What a postal code of this country looks like. */
  readonly example: string;
}

export type CheckedAddress<T> = { ok: true; address: T } | ({ ok: false } & AddressFaults);

/** By the rules of its country; what is right comes back as the post and the world's telephones write it. */
export function checkAddress<T extends Place & Phone & Company>(input: T): CheckedAddress<T> {
  const { country_code: country } = input;
  const shape = shapeOf(country);
  const fields: Partial<Record<Checked, AddressFault>> = {};

  for (const { name, required } of shape.parts) {
    if (required && !input[name]?.trim()) fields[name] = 'field_required';
  }
  const postal = input.postal_code ? tidyPostalCode(country, input.postal_code) : null;
  if (postal && !isPostalCode(country, postal)) fields.postal_code = 'field_postal_code';
  const area = input.state && shape.areas ? findArea(shape.areas, input.state) : undefined;
  if (input.state && shape.areas && !area) fields.state = 'field_choice';
  const phone = input.phone ? readPhone(input.phone, country) : null;
  if (input.phone && !phone) fields.phone = 'field_phone';
  if (input.vat_number && !VAT_NUMBER.test(input.vat_number)) fields.vat_number = 'field_vat_number';
  if (input.vat_number && !input.company) fields.company = 'field_company';

  if (Object.keys(fields).length > 0) return { ok: false, fields, example: shape.postalExample ?? '' };
  const state = area?.value ?? input.state;
  return {
    ok: true,
    address: {
      ...input,
      ...(postal && { postal_code: postal }),
      ...(state && { state }),
      ...(phone && { phone }),
    },
  };
}

function isPostalCode(country: string, code: string): boolean {
  const own = OWN_POSTAL_RULES[country];
  if (own) return own.test(code);
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(code, country);
}

/** As the whole world dials it; a number without its country's code is one of the address's country. */
function readPhone(typed: string, country: string): string | null {
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  return number?.isValid() ? number.number : null;
}
