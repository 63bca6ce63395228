/** The cards this Mercado Pago knows, as an Argentine account sees them. */
export interface CardMethod {
  readonly id: string;
  readonly name: string;
  readonly type: 'credit_card' | 'debit_card';
  readonly pattern: RegExp;
  readonly lengths: readonly number[];
  readonly code: { readonly length: number; readonly location: 'back' | 'front' };
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
  /** Whether the shop has to ask which bank gave the card out. */
  readonly needsIssuer: boolean;
}

const BANKS = [
  { id: '310', name: 'Banco de Galicia y Buenos Aires' },
  { id: '288', name: 'Banco Santander' },
  { id: '272', name: 'BBVA' },
  { id: '279', name: 'Banco de la Nación Argentina' },
  { id: '692', name: 'Banco Macro' },
];
const BACK = { length: 3, location: 'back' } as const;

// The first that fits counts, so the narrow ones come first.
export const METHODS: readonly CardMethod[] = [
  {
    id: 'naranja',
    name: 'Naranja',
    type: 'credit_card',
    pattern: /^(589562|377798|377799)/,
    lengths: [16],
    code: BACK,
    needsIssuer: false,
    issuers: [{ id: '1', name: 'Naranja X' }],
  },
  {
    id: 'cabal',
    name: 'Cabal',
    type: 'credit_card',
    pattern: /^(589657|6042|6043|6275)/,
    lengths: [16],
    code: BACK,
    needsIssuer: false,
    issuers: [{ id: '336', name: 'Cabal' }],
  },
  {
    id: 'amex',
    name: 'American Express',
    type: 'credit_card',
    pattern: /^3[47]/,
    lengths: [15],
    code: { length: 4, location: 'front' },
    needsIssuer: false,
    issuers: [{ id: '303', name: 'American Express' }],
  },
  {
    id: 'debvisa',
    name: 'Visa Débito',
    type: 'debit_card',
    pattern: /^(400276|400448|451757|476520)/,
    lengths: [16],
    code: BACK,
    needsIssuer: true,
    issuers: BANKS,
  },
  {
    id: 'debmaster',
    name: 'Mastercard Débito',
    type: 'debit_card',
    pattern: /^(528733|510875)/,
    lengths: [16],
    code: BACK,
    needsIssuer: true,
    issuers: BANKS,
  },
  {
    id: 'visa',
    name: 'Visa',
    type: 'credit_card',
    pattern: /^4/,
    lengths: [16],
    code: BACK,
    needsIssuer: true,
    issuers: BANKS,
  },
  {
    id: 'master',
    name: 'Mastercard',
    type: 'credit_card',
    pattern: /^(5[1-5]|2[2-7])/,
    lengths: [16],
    code: BACK,
    needsIssuer: true,
    issuers: BANKS,
  },
];

/** Six to eight figures; fewer say too little. */
export const methodOf = (bin: string): CardMethod | undefined =>
  /^\d{6,}$/.test(bin) ? METHODS.find((method) => method.pattern.test(bin)) : undefined;

// What a bank adds for so many months, in hundredths of a percent.
const RATES: readonly (readonly [installments: number, rate: number])[] = [
  [1, 0],
  [3, 1386],
  [6, 2578],
  [9, 3845],
  [12, 5232],
];

export interface PayerCost {
  readonly installments: number;
  readonly installment_rate: number;
  readonly installment_amount: number;
  readonly total_amount: number;
  readonly recommended_message: string;
  readonly labels: readonly string[];
  readonly discount_rate: 0;
  readonly min_allowed_amount: number;
  readonly max_allowed_amount: number;
  readonly payment_method_option_id: string;
}

const NOUNS: Record<string, [one: string, many: string]> = {
  es: ['cuota', 'cuotas'],
  en: ['installment', 'installments'],
  pt: ['parcela', 'parcelas'],
};

export function payerCosts(method: CardMethod, amountMinor: number, locale = 'es-AR'): PayerCost[] {
  const [one, many] = NOUNS[locale.slice(0, 2)] ?? ['cuota', 'cuotas'];
  const price = new Intl.NumberFormat(NOUNS[locale.slice(0, 2)] ? locale : 'es-AR', {
    style: 'currency',
    currency: 'ARS',
    currencyDisplay: 'narrowSymbol',
  });
  const offered = method.type === 'debit_card' ? RATES.slice(0, 1) : RATES;
  return offered.map(([installments, rate]) => {
    const total = Math.round((amountMinor * (10_000 + rate)) / 10_000);
    const each = Math.ceil(total / installments);
    return {
      installments,
      installment_rate: rate / 100,
      installment_amount: each / 100,
      total_amount: total / 100,
      recommended_message: `${installments} ${installments === 1 ? one : many}: ${price.format(each / 100)} (${price.format(total / 100)})`,
      labels: rate
        ? [
            `CFT_${(rate / 40).toFixed(2).replace('.', ',')}%|TEA_${(rate / 50).toFixed(2).replace('.', ',')}%`,
          ]
        : [],
      discount_rate: 0,
      min_allowed_amount: 2,
      max_allowed_amount: 250_000_000,
      payment_method_option_id: `sandbox.${method.id}.${installments}`,
    };
  });
}

/** A method as the search by figures answers it. */
export const describe = (method: CardMethod) => ({
  id: method.id,
  name: method.name,
  payment_type_id: method.type,
  status: 'active',
  site_id: 'MLA',
  processing_mode: 'aggregator',
  additional_info_needed: [
    ...['cardholder_name', 'cardholder_identification_type', 'cardholder_identification_number'],
    ...(method.needsIssuer ? ['issuer_id'] : []),
  ],
  settings: [
    {
      security_code: { mode: 'mandatory', length: method.code.length, card_location: method.code.location },
      card_number: { length: method.lengths[0], validation: 'standard' },
      bin: { pattern: method.pattern.source, installments_pattern: '^', exclusion_pattern: null },
    },
  ],
  issuer: { ...method.issuers[0], default: true },
});

export const IDENTIFICATION_TYPES = [
  { id: 'DNI', name: 'DNI', type: 'number', min_length: 7, max_length: 8 },
  { id: 'CI', name: 'Cédula', type: 'number', min_length: 1, max_length: 9 },
  { id: 'LC', name: 'L.C.', type: 'number', min_length: 6, max_length: 7 },
  { id: 'LE', name: 'L.E.', type: 'number', min_length: 6, max_length: 7 },
  { id: 'CUIT', name: 'CUIT', type: 'number', min_length: 11, max_length: 11 },
  { id: 'Otro', name: 'Otro', type: 'number', min_length: 5, max_length: 20 },
];
