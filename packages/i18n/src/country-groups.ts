/** Countries whose law has one source, for texts and labels that follow it. Codes of ISO 3166-1 alpha-2. */
const EU = [
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
  ],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];
const EEA = [...EU, 'IS', 'LI', 'NO'];

const GROUPS: Readonly<Record<string, readonly string[]>> = { EU, EEA };

/** Whether a country is the named one (`GB`) or belongs to the named group (`EU`, `EEA`). */
export const isInCountry = (iso: string | null, name: string): boolean =>
  iso !== null && (GROUPS[name]?.includes(iso) ?? iso === name);

/**
 * Where the button that places an order must say that payment follows: Directive 2011/83/EU, article 8(2), which holds
 * in the European Economic Area, and regulation 14(4) of the Consumer Contracts Regulations 2013 of the United Kingdom.
 */
export const needsOrderLabel = (iso: string | null): boolean => isInCountry(iso, 'EEA') || iso === 'GB';
