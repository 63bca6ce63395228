/** What a card number shows without a call. */
export interface CardKind {
  brand: string;
  pattern: RegExp;
  lengths: number[];
  gaps: number[];
  cvc: number;
}

const KINDS: CardKind[] = [
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], gaps: [4, 10], cvc: 4 },
  { brand: 'diners', pattern: /^3(0[0-5]|[689])/, lengths: [14, 16], gaps: [4, 10], cvc: 3 },
  { brand: 'jcb', pattern: /^35/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  {
    brand: 'mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    gaps: [4, 8, 12],
    cvc: 3,
  },
  { brand: 'visa', pattern: /^4/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { brand: 'discover', pattern: /^6(011|5|4[4-9])/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { brand: 'unionpay', pattern: /^62/, lengths: [16, 17, 18, 19], gaps: [4, 8, 12, 16], cvc: 3 },
];
const OTHER: CardKind = {
  brand: 'unknown',
  pattern: /^/,
  lengths: [16, 15, 17, 18, 19],
  gaps: [4, 8, 12, 16],
  cvc: 3,
};

export const kindOf = (figures: string): CardKind =>
  KINDS.find((kind) => kind.pattern.test(figures)) ?? OTHER;

export function grouped(figures: string): string {
  const { gaps } = kindOf(figures);
  return [...figures].map((figure, at) => (gaps.includes(at) ? ` ${figure}` : figure)).join('');
}

export function passesLuhn(figures: string): boolean {
  let sum = 0;
  [...figures].reverse().forEach((figure, at) => {
    const doubled = at % 2 ? Number(figure) * 2 : Number(figure);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return figures.length > 0 && sum % 10 === 0;
}

export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
}

/** Null while it may still become right; `left` means the shopper went on to something else. */
export function complaint(
  field: keyof CardValues,
  values: CardValues,
  left: boolean,
  now: Date,
): string | null {
  const kind = kindOf(values.number);
  if (field === 'number') {
    const { length } = values.number;
    // A shorter number of the same kind may be one, or the beginning of a longer one.
    if (!left && length < Math.max(...kind.lengths)) return null;
    if (kind.lengths.includes(length)) return passesLuhn(values.number) ? null : 'invalid_number';
    return length > 0 ? 'incomplete_number' : null;
  }
  if (field === 'cvc')
    return left && values.cvc !== '' && values.cvc.length < kind.cvc ? 'incomplete_cvc' : null;
  if (values.expiry.length < 4) return left && values.expiry !== '' ? 'incomplete_expiry' : null;
  const month = Number(values.expiry.slice(0, 2));
  const year = 2000 + Number(values.expiry.slice(2));
  if (month < 1 || month > 12) return 'invalid_expiry_month';
  const past = year < now.getFullYear() || (year === now.getFullYear() && month <= now.getMonth());
  return past ? 'invalid_expiry_year_past' : null;
}

export function isComplete(field: keyof CardValues, values: CardValues, now: Date): boolean {
  if (complaint(field, values, true, now)) return false;
  if (field === 'number') return kindOf(values.number).lengths.includes(values.number.length);
  if (field === 'cvc') return values.cvc.length === kindOf(values.number).cvc;
  return values.expiry.length === 4;
}

/** Nothing more can follow, so the next field may have the caret. */
export function isFull(field: keyof CardValues, values: CardValues): boolean {
  const kind = kindOf(values.number);
  if (field === 'number') return values.number.length === Math.max(...kind.lengths);
  return field === 'cvc' ? values.cvc.length === kind.cvc : values.expiry.length === 4;
}
