import type { Address } from '@paddock/server/contracts/addresses';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatAddress } from 'localized-address-format';
import type { AddressView } from './address-view.ts';

type Written = Omit<Address, 'id' | 'type' | 'label'>;

const FAMILY_NAME_FIRST = new Set(['CN', 'HK', 'HU', 'JP', 'KH', 'KR', 'TW', 'VN']);
const OWN_SCRIPT = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
// Names and places are written without a gap.
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u;

/** As its country writes it, with the telephone below. The country is not said: it is the site's, or the card says it. */
export function addressLines(address: Written): string[] {
  const script = OWN_SCRIPT.test(address.address1 + address.city) ? 'local' : 'latin';
  const country = { postalCountry: address.country_code };
  // Some countries' rules leave out what is written elsewhere there: the city in Japan, a county in Britain.
  const writes = (part: 'locality' | 'administrativeArea' | 'postalCode') =>
    formatAddress({ ...country, [part]: '¤' }, script).some((line) => line.includes('¤'));
  const { postal_code: code, state, city } = address;
  const town = [
    city,
    ...(state && state !== city && !writes('administrativeArea') ? [state] : []),
    ...(code && !writes('postalCode') ? [code] : []),
  ].join(', ');
  const streets = [address.address1, address.address2 ?? ''].filter((line) => line !== '');
  const lines = formatAddress(
    {
      ...country,
      name: nameOf(address, script),
      addressLines: writes('locality') || town === state ? streets : withTown(streets, town, script),
      ...(writes('locality') && { locality: town }),
      ...(state && { administrativeArea: state }),
      ...(code && { postalCode: code }),
    },
    script,
  );
  return [...lines.map((line) => line.trim()).filter((line) => line !== ''), sayPhone(address.phone)].filter(
    (line) => line !== null,
  );
}

function nameOf({ given_name, family_name, country_code }: Written, script: 'local' | 'latin'): string {
  const isTurned = FAMILY_NAME_FIRST.has(country_code) && (script === 'local' || country_code !== 'JP');
  const names = isTurned ? [family_name, given_name] : [given_name, family_name];
  return names.join(UNSPACED.test(family_name) && country_code === 'CN' ? '' : ' ');
}

/** The large before the small where it is written so, behind the street elsewhere. */
function withTown([first = '', ...rest]: string[], town: string, script: 'local' | 'latin'): string[] {
  return script === 'local' && UNSPACED.test(town) ? [`${town}${first}`, ...rest] : [first, ...rest, town];
}

function sayPhone(phone: string | null): string | null {
  if (!phone) return null;
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

export const toAddressView = (address: Address): AddressView => ({
  ...address,
  lines: addressLines(address),
});
