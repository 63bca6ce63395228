import { formatAddress } from 'localized-address-format';

type Part =
  | 'country_code'
  | 'given_name'
  | 'family_name'
  | 'company'
  | 'vat_number'
  | 'address1'
  | 'address2'
  | 'postal_code'
  | 'city'
  | 'state';

/** An address as it is kept with a person, a bag or an order. What is missing is left out. */
type KeptAddress = { readonly [part in Part]?: string | null };

const FAMILY_NAME_FIRST = new Set(['CN', 'HK', 'HU', 'JP', 'KH', 'KR', 'TW', 'VN']);
const OWN_SCRIPT = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
// Names and places are written without a gap.
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u;

/** The lines of an address as its country writes them on an envelope, without the country's name: the caller decides whether it is needed. */
export function postalLines(address: KeptAddress): string[] {
  const part = (name: Part) => address[name]?.trim() ?? '';
  const [city, state, code] = [part('city'), part('state'), part('postal_code')];
  const script = OWN_SCRIPT.test(part('address1') + city) ? 'local' : 'latin';
  const country = { postalCountry: part('country_code') || 'ZZ' };
  // Some countries' rules leave out what is written elsewhere there: the city in Japan, a county in Britain.
  const writes = (place: 'locality' | 'administrativeArea' | 'postalCode') =>
    formatAddress({ ...country, [place]: '¤' }, script).some((line) => line.includes('¤'));
  const town = [
    city,
    ...(state && state !== city && !writes('administrativeArea') ? [state] : []),
    ...(code && !writes('postalCode') ? [code] : []),
  ].join(', ');
  const streets = [part('address1'), part('address2')].filter((line) => line !== '');
  const lines = formatAddress(
    {
      ...country,
      name: nameOf(part, script),
      organization: [part('company'), part('vat_number')].join('\n'),
      addressLines: writes('locality') || town === state ? streets : withTown(streets, town, script),
      ...(writes('locality') && { locality: town }),
      // A town that is its own province is said once.
      ...(state && !(state === city && writes('locality')) && { administrativeArea: state }),
      ...(code && { postalCode: code }),
    },
    script,
  );
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function nameOf(part: (name: Part) => string, script: 'local' | 'latin'): string {
  const [firstName, family, country] = [part('given_name'), part('family_name'), part('country_code')];
  const isTurned = FAMILY_NAME_FIRST.has(country) && (script === 'local' || country !== 'JP');
  return (isTurned ? [family, firstName] : [firstName, family]).join(
    UNSPACED.test(family) && country === 'CN' ? '' : ' ',
  );
}

/** The large before the small where it is written so, behind the street elsewhere. */
function withTown([first = '', ...rest]: string[], town: string, script: 'local' | 'latin'): string[] {
  return script === 'local' && UNSPACED.test(town) ? [`${town}${first}`, ...rest] : [first, ...rest, town];
}
