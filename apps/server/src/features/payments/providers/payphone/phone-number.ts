const ECUADOR = '593';
const FEWEST = 8;
const MOST = 15;

export interface PhoneNumber {
  readonly countryCode: string;
  readonly number: string;
}

/** As PayPhone wants it: figures, in Ecuador 09 and eight more; the country's code stands apart. Null: no number. */
export function phoneNumberOf(
  countryCode: string | undefined,
  typed: string | undefined,
): PhoneNumber | null {
  const code = (countryCode ?? '').replace(/\D/g, '') || ECUADOR;
  const figures = (typed ?? '').replace(/[\s+]/g, '');
  if (!/^\d+$/.test(figures) || figures.length < FEWEST || figures.length > MOST) return null;
  return { countryCode: code, number: code === ECUADOR ? national(figures) : figures };
}

function national(figures: string): string {
  const bare = figures.startsWith(ECUADOR) && figures.length === 12 ? figures.slice(3) : figures;
  return bare.length === 9 && bare.startsWith('9') ? `0${bare}` : bare;
}

/** The number to offer in the panel; empty when the shopper's is of another country. */
export function suggestedNumber(phone: string | null): string {
  const figures = (phone ?? '').replace(/[^\d+]/g, '');
  if (figures.startsWith('+') && !figures.startsWith(`+${ECUADOR}`)) return '';
  const known = phoneNumberOf(ECUADOR, figures);
  return known && /^09\d{8}$/.test(known.number) ? known.number : '';
}
