/** Payway's names for kinds of cards. A payment must name the kind its card is of. */
const KINDS: readonly { prefix: RegExp; id: number; brand: string; debit?: true }[] = [
  { prefix: /^45177[0-9]/, id: 31, brand: 'Visa Débito', debit: true },
  { prefix: /^589657|^6042|^6043/, id: 63, brand: 'Cabal' },
  { prefix: /^589562/, id: 24, brand: 'Naranja' },
  { prefix: /^4/, id: 1, brand: 'Visa' },
  { prefix: /^(5[1-5]|2[2-7])/, id: 15, brand: 'Mastercard' },
  { prefix: /^3[47]/, id: 65, brand: 'American Express' },
  { prefix: /^3[068]/, id: 8, brand: 'Diners Club' },
];

export const kindOf = (bin: string) => KINDS.find(({ prefix }) => prefix.test(bin)) ?? null;

export interface Reason {
  readonly type: string;
  readonly id: number;
  readonly description: string;
}

export const DECLINED: Reason = { type: 'invalid_card', id: 5, description: 'DENEGADA' };
const NO_FUNDS: Reason = { type: 'insufficient_amount', id: 51, description: 'FONDOS INSUFICIENTES' };

const FATES: Readonly<Record<string, Reason>> = {
  '4546400044997331': DECLINED,
  '5455330200000016': DECLINED,
  '4258210000474094': NO_FUNDS,
  '5204230010000012': NO_FUNDS,
  '4517720194823929': NO_FUNDS,
};

/** Null: the card is good. */
export const fateOf = (number: string): Reason | null => FATES[number] ?? null;

export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, figure, at) => {
    const doubled = at % 2 ? Number(figure) * 2 : Number(figure);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
