// Where typed codes lose their gap or dash: # is a letter or figure.
const GAPS: Record<string, string> = {
  BR: '#####-###',
  CA: '### ###',
  CZ: '### ##',
  GR: '### ##',
  IE: '### ####',
  JP: '###-####',
  LT: '##-#####',
  LV: '##-####',
  MT: '### ####',
  NL: '#### ##',
  PL: '##-###',
  PT: '####-###',
  SE: '### ##',
  SK: '### ##',
  LB: '#### ####',
};

/** A postal code as the post writes it: plain figures, capitals, gaps where they belong. */
export function tidyPostalCode(country: string, typed: string): string {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const bare = text.replace(/[^A-Z0-9]/g, '');
  if (country === 'GB') return bare.replace(/^([A-Z0-9]{2,4})([0-9][A-Z]{2})$/, '$1 $2');
  if (country === 'US') return bare.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  const gaps = GAPS[country];
  if (!gaps) return bare || text;
  const full = bare.length === gaps.replace(/[^#]/g, '').length;
  if (!full) return text;
  let next = 0;
  return gaps.replace(/#/g, () => bare[next++] ?? '');
}

/** Where the post is more generous than the list of rules we use, or has changed its codes since. */
export const OWN_POSTAL_RULES: Readonly<Record<string, RegExp>> = {
  // The old four figures are still what most people know.
  AR: /^([A-HJ-NP-Z])?\d{4}([A-Z]{3})?$/,
  KH: /^\d{5,6}$/,
  SV: /^\d{4,5}$/,
  TW: /^\d{3}(\d{2,3})?$/,
  VN: /^\d{5,6}$/,
};
