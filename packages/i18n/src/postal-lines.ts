import { formatAddress } from 'localized-address-format';
import { postalName } from './names.ts';

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

const OWN_SCRIPT = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
// Places are written without a gap.
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
      name: postalName(part('given_name'), part('family_name'), part('country_code')),
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

/** The large before the small where it is written so, behind the street elsewhere. */
function withTown([first = '', ...rest]: string[], town: string, script: 'local' | 'latin'): string[] {
  return script === 'local' && UNSPACED.test(town) ? [`${town}${first}`, ...rest] : [first, ...rest, town];
}
