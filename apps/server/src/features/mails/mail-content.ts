import { type MailKey, type MailWords, mailWords } from './mail-words.ts';
import { type Lead, planMail } from './mails.rules.ts';
import type { MailAddress, MailFacts, MailRow } from './mails.sql.ts';
import type { MailKind } from './queue-mail.ts';

export interface MailContent {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly brand: string;
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly leads: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  readonly next: { readonly title: string; readonly steps: readonly string[] } | null;
  readonly bank: { readonly title: string; readonly rows: readonly Fact[] } | null;
  readonly order: OrderContent | null;
  readonly reference: string;
  readonly questions: string | null;
  readonly privacy: string;
  readonly sender: readonly string[];
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

interface OrderContent {
  readonly title: string;
  readonly placed: string;
  readonly lines: readonly {
    readonly name: string;
    readonly details: readonly string[];
    readonly price: string;
    readonly picture: string | null;
  }[];
  readonly sums: readonly Fact[];
  readonly total: Fact;
  readonly taxNote: Fact | null;
  readonly places: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export interface MailSurroundings {
  readonly brand: string;
  /** Absolute: what people have in the address bar. */
  readonly origin: string;
  /** The order's result page, opened by a signed key. */
  readonly link: string;
}

/** A mail in the words of its reader, ready to be set as HTML and as text. */
export function mailContent(
  { kind, locale, data }: Pick<MailRow, 'kind' | 'locale' | 'data'>,
  facts: MailFacts,
  { brand, origin, link }: MailSurroundings,
): MailContent {
  const { order, site } = facts;
  const words = mailWords(locale, site, order.currency);
  const tracking = typeof data.tracking === 'string' ? data.tracking : '';
  const plan = planMail(kind as MailKind, facts, tracking !== '');
  const values = valuesOf(facts, data, words, brand);
  const say = (key: MailKey) => words.say(key, values);
  const arrives = facts.order.shipment?.arrives_on;
  const steps = plan.steps.filter((step) => step !== 'arrive' || arrives);
  return {
    language: words.tag,
    dir: words.dir,
    brand,
    subject: words.say(`mail.${plan.opening}.subject`, values, { bare: true }),
    title: say(`mail.${plan.opening}.title`),
    greeting: say('mail.greeting'),
    leads: plan.leads.map((lead: Lead) => say(`mail.${lead}`)),
    button: { label: say(`mail.button.${plan.button}`), url: link },
    next:
      steps.length > 0 ? { title: say('mail.next'), steps: steps.map((s) => say(`mail.step.${s}`)) } : null,
    bank: plan.bank ? bankOf(facts, plan.bank, words) : null,
    order: plan.showOrder ? orderOf(facts, words, origin) : null,
    reference: say('mail.order'),
    questions: site.phone ? say('mail.questions') : null,
    privacy: say('mail.private'),
    sender: site.legal ? [site.legal.entity, ...site.legal.address] : [brand],
  };
}

function valuesOf(facts: MailFacts, data: MailRow['data'], words: MailWords, brand: string) {
  const { order, site, store } = facts;
  const refunded = typeof data.amount_minor === 'number' ? data.amount_minor : order.total_minor;
  return {
    code: order.code,
    name: order.given_name,
    brand,
    amount: words.money(order.total_minor),
    refund: words.money(refunded, typeof data.currency === 'string' ? data.currency : order.currency),
    deadline: order.deadline_at ? words.moment(order.deadline_at) : '',
    arrives: order.shipment?.arrives_on ? words.day(order.shipment.arrives_on) : '',
    store: store?.name ?? '',
    tracking: typeof data.tracking === 'string' ? data.tracking : '',
    phone: site.phone ?? '',
    date: words.date(order.placed_at),
  };
}

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

function bankOf(
  { order, payment }: MailFacts,
  by: 'transfer' | 'cheque',
  words: MailWords,
): MailContent['bank'] {
  const labels = Object.entries(by === 'cheque' ? CHEQUE_LABELS : BANK_LABELS);
  return {
    title: words.say(by === 'cheque' ? 'mail.cheque' : 'mail.bank'),
    rows: [
      { label: words.say('mail.bank.amount'), value: words.money(order.total_minor) },
      ...labels.flatMap(([name, label]) => {
        const value = payment?.params?.[name];
        if (!value) return [];
        return [{ label: words.say(label), value: name === 'iban' ? inFours(value) : value }];
      }),
      { label: words.say('mail.bank.reference'), value: order.code },
      ...(order.deadline_at
        ? [{ label: words.say('mail.bank.deadline'), value: words.moment(order.deadline_at) }]
        : []),
    ],
  };
}

function orderOf(
  { order, lines, store, payment }: MailFacts,
  words: MailWords,
  origin: string,
): OrderContent {
  const fact = (key: MailKey, amountMinor: number) => ({
    label: words.say(key),
    value: words.money(amountMinor),
  });
  const tax = fact(order.prices_include_tax ? 'mail.tax_included' : 'mail.tax', order.tax_minor);
  const shipping =
    order.shipping_minor > 0
      ? fact('mail.shipping', order.shipping_minor)
      : { label: words.say('mail.shipping'), value: words.say('mail.free') };
  const where = order.delivery_method === 'pickup' ? store : order.delivery_address;
  return {
    title: words.say('mail.lines'),
    placed: words.say('mail.placed', { date: words.date(order.placed_at) }),
    lines: lines.map((line) => ({
      name: line.name,
      details: [
        ...(line.variant ? [line.variant] : []),
        ...(line.serial ? [words.say('mail.serial', { serial: line.serial })] : []),
      ],
      price: words.money(line.price_minor),
      picture: line.picture
        ? `${origin}/media/${line.picture.key}${line.picture.hash ? `-${line.picture.hash}` : ''}-${line.picture.width}.jpeg`
        : null,
    })),
    sums: [
      fact('mail.subtotal', order.subtotal_minor),
      ...(order.discount_minor > 0 ? [fact('mail.discount', -order.discount_minor)] : []),
      shipping,
      ...(order.prices_include_tax || order.tax_minor === 0 ? [] : [tax]),
    ],
    total: fact('mail.total', order.total_minor),
    taxNote: order.prices_include_tax && order.tax_minor > 0 ? tax : null,
    places: [
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
              lines: [payment.name, ...(payment.card ? [words.say('mail.card', { ...payment.card })] : [])],
            },
          ]
        : []),
    ],
  };
}

function addressLines(address: MailAddress, placeName: string | null): string[] {
  const name = placeName ?? [address.given_name, address.family_name].filter(Boolean).join(' ');
  const town = [address.postal_code, address.city, address.state].filter(Boolean).join(' ');
  return [name, address.address1, address.address2, town, address.phone].filter(
    (line): line is string => typeof line === 'string' && line !== '',
  );
}
