import { AREAS, type Area } from './areas.rules.ts';

export type AddressPart = 'address1' | 'address2' | 'postal_code' | 'city' | 'state';
export type StateName =
  | 'any'
  | 'state'
  | 'province'
  | 'prefecture'
  | 'county'
  | 'department'
  | 'emirate'
  | 'region'
  | 'governorate'
  | 'area';
export type CityName = 'city' | 'town' | 'municipality';
export type PostalName = 'postal' | 'zip' | 'postcode' | 'eircode' | 'pin';

/** How a country writes an address. */
export interface AddressShape {
  /** In the country's order, behind the street: that one opens the others (ACCOUNT-16) and so comes first everywhere. */
  readonly parts: readonly { readonly name: AddressPart; readonly required: boolean }[];
  readonly names: { readonly state: StateName; readonly city: CityName; readonly postal: PostalName };
  readonly postalExample: string | null;
  /** "12 Main Street" and not "Via Roma 12". */
  readonly numberFirst: boolean;
  readonly familyNameFirst: boolean;
  readonly areas: readonly Area[] | null;
}

// Z postal code, C city, S state; a capital is required. Then an example of the code and, after it, what is particular.
// The order is the one in which the country writes them.
const SHAPES: Record<string, string> = {
  AE: 'CS - emirate',
  AR: 'ZCS C1043AAZ province',
  AT: 'ZC 1010',
  AU: 'CSZ 2000 state postcode number-first',
  BE: 'ZC 1000',
  BG: 'ZC 1000',
  BO: 'CS - department',
  BR: 'CSZ 01310-100 state',
  CA: 'CSZ K1A 0B1 province number-first',
  CH: 'ZC 8001',
  CI: 'C - number-first',
  CL: 'zCs 8320000 region',
  CN: 'ZSC 100000 province family-first',
  CO: 'CSz 110111 department',
  CR: 'SCz 10101 province',
  CY: 'ZC 1010',
  CZ: 'ZC 110 00',
  DE: 'ZC 10115',
  DK: 'ZC 1050',
  DO: 'zCs 10101 province',
  DZ: 'ZC 16000 number-first',
  EC: 'zCS 170150 province',
  EE: 'ZC 10111',
  EG: 'CSz 11511 governorate number-first',
  ES: 'ZCS 28013 province',
  FI: 'ZC 00100',
  FJ: 'C - number-first',
  FR: 'ZC 75008 number-first',
  GB: 'CsZ SW1A 2AA county town postcode number-first',
  GE: 'ZC 0105',
  GR: 'ZC 105 57',
  GT: 'zCs 01001 department',
  HK: 'CS - area family-first number-first',
  HR: 'ZC 10000',
  HU: 'CZ 1051 family-first',
  ID: 'CSz 10110 province',
  IE: 'Csz D02 AF30 county town eircode number-first',
  IL: 'Cz 6100000',
  IN: 'CZS 110001 state pin number-first',
  IR: 'SCZ 1193653471 province',
  IS: 'ZC 101',
  IT: 'ZCS 00144 province',
  JO: 'Cz 11118',
  JP: 'ZSC 100-0001 prefecture municipality family-first',
  KE: 'CZ 00100 number-first',
  KH: 'CSz 120101 province family-first number-first',
  KR: 'SCZ 03051 province family-first',
  KW: 'zC 54541',
  KZ: 'ZC 050000',
  LB: 'Cz 1107 2810',
  LT: 'ZC LT-01103',
  LU: 'ZC 1009 number-first',
  LV: 'CZ LV-1050',
  MA: 'ZC 20000 number-first',
  ME: 'ZC 81000',
  MT: 'CZ VLT 1117 town postcode number-first',
  MU: 'zC 11302 number-first',
  MX: 'ZCS 06000 state',
  MY: 'ZCS 50000 state postcode number-first',
  NC: 'ZC 98800 number-first',
  NG: 'CzS 101233 state number-first',
  NL: 'ZC 1012 AB',
  NO: 'ZC 0150',
  NZ: 'CZ 6011 postcode town number-first',
  PA: 'CSz 0801 province',
  PE: 'zCs 15001 region',
  PH: 'ZCs 1000 province zip number-first',
  PL: 'ZC 00-950',
  PT: 'ZC 1100-148',
  PY: 'zC 1209',
  QA: 'C -',
  RO: 'ZCs 010011 county',
  RS: 'ZC 11000',
  SA: 'CZ 11564 number-first',
  SE: 'ZC 111 22',
  SG: 'CZ 018956 postcode number-first',
  SI: 'ZC 1000',
  SK: 'ZC 811 01',
  SN: 'zC 12500 number-first',
  SV: 'zCs 1101 department',
  TH: 'CSZ 10200 province number-first',
  TN: 'ZC 1000 number-first',
  TR: 'ZCS 34000 province',
  TW: 'ZSC 100 county family-first',
  US: 'CSZ 94103 state zip number-first',
  UY: 'zCs 11000 department',
  VN: 'CSz 100000 province family-first number-first',
  ZA: 'CZ 8001 postcode town number-first',
};
// Anywhere else: everything may be given, nothing but street and city must be.
const ELSEWHERE = 'zCs -';

const PART: Record<string, AddressPart> = { z: 'postal_code', c: 'city', s: 'state' };
const CITIES = ['town', 'municipality'] as const;
const POSTALS = ['zip', 'postcode', 'eircode', 'pin'] as const;
const STATES = [
  ...['state', 'province', 'prefecture', 'county', 'department', 'emirate', 'region'],
  ...['governorate', 'area'],
] as StateName[];

/** How an address of this country is asked for and written. */
export function shapeOf(country: string): AddressShape {
  const [letters = '', ...words] = (SHAPES[country] ?? ELSEWHERE).split(' ');
  const isWord = (word: string) => /^[a-z-]{3,}$/.test(word);
  const example = words.filter((word) => !isWord(word) && word !== '-').join(' ');
  const has = <T extends string>(among: readonly T[]) => among.find((name) => words.includes(name));
  const where = [...letters].map((letter) => ({
    name: PART[letter.toLowerCase()] as AddressPart,
    required: letter === letter.toUpperCase(),
  }));
  const second = { name: 'address2' as const, required: false };
  const street = { name: 'address1' as const, required: true };
  return {
    // A building's name follows the block where the large comes before the small.
    parts: letters.toUpperCase() === 'ZSC' ? [street, ...where, second] : [street, second, ...where],
    names: {
      state: has(STATES) ?? 'any',
      city: has(CITIES) ?? 'city',
      postal: has(POSTALS) ?? 'postal',
    },
    postalExample: example || null,
    numberFirst: words.includes('number-first'),
    familyNameFirst: words.includes('family-first'),
    areas: AREAS[country] ?? null,
  };
}
