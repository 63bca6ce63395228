import { postalLines } from '@paddock/i18n/postal-lines';
import { sayRate } from '../taxes/say-estimate.ts';
import { breakLinks, typed } from './account-mails.rules.ts';
import { cardName } from './card-name.ts';
import type { MailContent, OrderContent } from './mail-content.ts';
import type { MailKey, MailWords } from './mail-words.ts';
import { greetableName } from './mails.rules.ts';
import type { MailAddress, MailFacts } from './mails.sql.ts';

// In the order people type them.
const BANK_LABELS = {
  holder: 'mail.bank.holder',
  bank: 'mail.bank.bank',
  branch: 'mail.bank.branch',
  account_type: 'mail.bank.account_type',
  account: 'mail.bank.account',
  iban: 'mail.bank.iban',
  bic: 'mail.bank.bic',
  tax_id: 'mail.bank.tax_id',
} as const;
const CHEQUE_LABELS = { holder: 'mail.bank.payee' } as const;

/** As banks print it. */
const inFours = (iban: string) => iban.replaceAll(' ', '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Where the money goes. */
export function bankOf(
  { order, payment }: MailFacts,
  by: 'transfer' | 'cheque',
  words: MailWords,
  amountMinor: number,
): MailContent['bank'] {
  const labels = Object.entries(by === 'cheque' ? CHEQUE_LABELS : BANK_LABELS);
  return {
    title: words.say(by === 'cheque' ? 'mail.cheque' : 'mail.bank'),
    rows: [
      { label: words.say('mail.bank.amount'), value: words.money(amountMinor, order.currency) },
      ...labels.flatMap(([name, label]) => {
        const value = payment?.params?.[name];
        if (!value) return [];
        return [{ label: words.say(label), value: name === 'iban' ? inFours(value) : value }];
      }),
      { label: words.say('mail.bank.reference'), value: order.code },
      ...(order.deadline_at
        ? [{ label: words.say('mail.bank.deadline'), value: words.dates.momentAlone(order.deadline_at) }]
        : []),
    ],
  };
}

/** What was bought, what it costs and where it goes. */
export function orderOf(
  { order, lines, store, payment }: MailFacts,
  words: MailWords,
  origin: string,
): OrderContent {
  const fact = (key: MailKey, amountMinor: number) => ({
    label: words.say(key),
    value: words.money(amountMinor, order.currency),
  });
  const tax = taxOf(order, words, fact);
  const shipping =
    order.shipping_minor > 0
      ? fact('mail.shipping', order.shipping_minor)
      : { label: words.say('mail.shipping'), value: words.say('mail.free') };
  return {
    title: words.say('mail.lines'),
    placed: words.say('mail.placed', { date: words.dates.date(order.placed_at) }),
    lines: lines.map((line) => lineOf(line, order.currency, words, origin)),
    sums: [
      fact('mail.subtotal', order.subtotal_minor),
      ...(order.discount_minor > 0 ? [fact('mail.discount', -order.discount_minor)] : []),
      shipping,
      ...(order.prices_include_tax || (order.tax_minor === 0 && !order.tax_estimate) ? [] : [tax]),
    ],
    total: fact('mail.total', order.total_minor),
    taxNote: order.prices_include_tax && order.tax_minor > 0 ? tax : null,
    places: placesOf({ order, store, payment }, words),
  };
}

type Fact = (key: MailKey, amountMinor: number) => OrderContent['sums'][number];

function taxOf(order: MailFacts['order'], words: MailWords, fact: Fact): OrderContent['sums'][number] {
  const estimate = order.tax_estimate;
  if (!estimate) return fact(order.prices_include_tax ? 'mail.tax_included' : 'mail.tax', order.tax_minor);
  return {
    label: words.say('mail.tax_estimate', {
      place: estimate.place,
      rate: sayRate(estimate.rate, words.tag),
      source: estimate.source,
    }),
    value: words.money(order.tax_minor, order.currency),
  };
}

const lineOf = (
  line: MailFacts['lines'][number],
  currency: string,
  words: MailWords,
  origin: string,
): OrderContent['lines'][number] => ({
  name: line.name,
  details: [
    ...(line.variant ? [line.variant] : []),
    ...(line.serial ? [words.say('mail.serial', { serial: line.serial })] : []),
  ],
  price: words.money(line.price_minor, currency),
  picture: line.picture
    ? `${origin}/media/${line.picture.key}${line.picture.hash ? `-${line.picture.hash}` : ''}-${line.picture.width}.jpeg`
    : null,
});

/** Where it goes, and how it is paid. */
function placesOf(
  { order, store, payment }: Pick<MailFacts, 'order' | 'store' | 'payment'>,
  words: MailWords,
): OrderContent['places'] {
  const where = order.delivery_method === 'pickup' ? store : cleanAddress(order);
  return [
    ...(where
      ? [
          {
            title: words.say(order.delivery_method === 'pickup' ? 'mail.pickup' : 'mail.delivery'),
            lines: addressLines(where, store?.name ?? null),
          },
        ]
      : []),
    ...(payment
      ? [
          {
            title: words.say('mail.payment'),
            lines: [
              payment.name,
              ...(payment.card
                ? [words.say('mail.card', { ...payment.card, brand: cardName(payment.card.brand) })]
                : []),
            ],
          },
        ]
      : []),
  ];
}

/** The address as it may be repeated: to a mailbox that is not confirmed without anything a mail program makes a link of. */
function cleanAddress({
  delivery_address: address,
  email_confirmed,
}: MailFacts['order']): MailAddress | null {
  if (!address) return null;
  const clean = Object.fromEntries(
    Object.entries(address).map(([field, value]) => [
      field,
      typeof value === 'string' ? (email_confirmed ? typed(value) : breakLinks(value)) : value,
    ]),
  ) as MailAddress;
  if (email_confirmed) return clean;
  return {
    ...clean,
    given_name: greetableName(address.given_name ?? '') || null,
    family_name: greetableName(address.family_name ?? '') || null,
  };
}

const addressLines = (address: MailAddress, placeName: string | null): string[] => [
  ...(placeName ? [placeName] : []),
  ...postalLines(placeName ? { ...address, given_name: null, family_name: null } : address),
  ...(address.phone ? [address.phone] : []),
];
