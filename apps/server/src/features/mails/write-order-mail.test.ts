import { CATALOGUE_LOCALES, isRtl } from '@paddock/i18n/locales';
import { describe, expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { MailFacts } from './mails.sql.ts';
import type { MailKind } from './queue-mail.ts';
import { writeOrderMail } from './write-order-mail.ts';

const KINDS = Object.keys({
  order_received: true,
  order_link: true,
  order_confirmed: true,
  payment_reminder: true,
  payment_failed: true,
  payment_missing: true,
  payment_late: true,
  order_cancelled: true,
  order_preparing: true,
  order_ready_for_pickup: true,
  order_shipped: true,
  order_delivered: true,
  order_refunded: true,
  delivery_revised: true,
  address_changed: true,
  return_requested: true,
  return_approved: true,
  return_rejected: true,
  return_received: true,
  withdrawal_received: true,
  review_invitation: true,
} satisfies Record<MailKind, true>) as MailKind[];

// Nothing in here is an English word, so whatever English stands in a mail came from a catalogue.
const FACTS: MailFacts = {
  site: {
    slug: 'it',
    country_iso: 'IT',
    timezone: 'Europe/Rome',
    phone: '+39 0721 555',
    email: null,
    legal: { entity: 'Xyq S.p.A.', address: ['Zzk 11', '61122 Qqr'] },
  },
  order: {
    link_version: 1,
    code: 'K7Q2W9XJ',
    status: 'pending_confirmation',
    payment_status: 'unpaid',
    cancel_reason: null,

    given_name: 'Ggn',
    family_name: 'Ffn',
    email_confirmed: true,
    is_unannounced: false,
    has_failed_again: false,
    currency: 'EUR',
    prices_include_tax: true,
    subtotal_minor: 1_044_000,
    discount_minor: 10_000,
    shipping_minor: 24_000,
    tax_minor: 190_787,
    tax_estimate: null,
    total_minor: 1_058_000,
    delivery_method: 'shipment',
    delivery_address: {
      given_name: 'Ggn',
      family_name: 'Ffn',
      address1: 'Vvm 18',
      city: 'Ppw',
      postal_code: '61121',
    },
    shipment: { carrier: 'Cqq' },
    arrives_on: '2026-11-25',
    placed_at: '2026-11-15T22:30:00Z',
    deadline_at: '2026-11-18T22:30:00Z',
  },
  lines: [
    {
      name: 'Lllu 500',
      variant: 'Rrrs',
      serial: 'ZVX1',
      price_minor: 649_000,
      picture: { key: 'lll-rrr', hash: 'abcdef0123', width: 800 },
    },
    { name: 'Fffl R', variant: null, serial: null, price_minor: 395_000, picture: null },
  ],
  store: { name: 'Sttm', address1: 'Ttv 1', city: 'Mmn' },
  payment: {
    name: 'Bbnf',
    type: 'bank-transfer',
    card: null,
    params: { bic: 'BPMOIT22', iban: 'IT60X05', holder: 'Xyq S.p.A.', bank: 'Bbk' },
  },
};
const AROUND = {
  brand: 'Qbrn',
  origin: 'https://shop.test',
  link: 'https://shop.test/it-it/checkout/K/result?key=1',
};

interface Case {
  kind: MailKind;
  facts: MailFacts;
  data: Record<string, unknown>;
}
const order = (input: Partial<MailFacts['order']>): MailFacts => ({
  ...FACTS,
  order: { ...FACTS.order, ...input },
});
const paying = (type: string): MailFacts => ({ ...FACTS, payment: { ...FACTS.payment!, type } });

const STATEMENT = {
  sender: 'Ggn Ffn',
  items: ['Lllu 500', 'Fffl R'],
  reply_to: 'ggn@ffn.test',
  withdrawn_at: '2026-11-20T23:05:09Z',
  refund_by: '2026-12-05',
  is_order_address: true,
};

/** Every kind, and every way each can go. */
const CASES: Record<string, Case> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, { kind, facts: FACTS, data: { return_code: 'R7K2' } }])),
  'return requested, with a last day': {
    kind: 'return_requested',
    facts: FACTS,
    data: { return_code: 'R7K2', until: '2026-12-15' },
  },
  'return approved, with a last day': {
    kind: 'return_approved',
    facts: FACTS,
    data: { return_code: 'R7K2', until: '2026-12-14T23:30:00Z' },
  },
  'return rejected, with a reason': {
    kind: 'return_rejected',
    facts: FACTS,
    data: { return_code: 'R7K2', reason: 'Rrsn' },
  },
  'withdrawal, cancelled and refunded': {
    kind: 'withdrawal_received',
    facts: order({ status: 'cancelled', payment_status: 'paid', cancel_reason: 'withdrawal' }),
    data: { ...STATEMENT, status: 'order_cancelled', is_whole: true },
  },
  'withdrawal, returned': {
    kind: 'withdrawal_received',
    facts: order({ status: 'return_requested', payment_status: 'paid' }),
    data: { ...STATEMENT, status: 'return_opened', until: '2026-12-04' },
  },
  'delivery revised': {
    kind: 'delivery_revised',
    facts: FACTS,
    data: { promise_id: 7, told_on: '2026-11-25', promised_on: '2026-12-02' },
  },
  'received, cheque': { kind: 'order_received', facts: paying('check-payment'), data: {} },
  'received, cash': { kind: 'order_received', facts: paying('cash'), data: {} },
  'received, card': { kind: 'order_received', facts: paying('tdc'), data: {} },
  'confirmed, paid': {
    kind: 'order_confirmed',
    facts: {
      ...order({ payment_status: 'paid', status: 'confirmed', prices_include_tax: false, shipping_minor: 0 }),
      payment: { ...FACTS.payment!, card: { brand: 'Vvs', last4: '4242' } },
    },
    data: {},
  },
  'late, kept': { kind: 'payment_late', facts: order({ status: 'confirmed' }), data: {} },
  'late, returned': { kind: 'payment_late', facts: order({ status: 'cancelled' }), data: {} },
  ...Object.fromEntries(
    ['deadline', 'customer', 'staff', 'replaced', 'payment_failed'].map((reason) => [
      `cancelled, ${reason}`,
      { kind: 'order_cancelled', facts: order({ status: 'cancelled', cancel_reason: reason }), data: {} },
    ]),
  ),
  'cancelled, paid': {
    kind: 'order_cancelled',
    facts: order({ payment_status: 'paid', cancel_reason: 'customer' }),
    data: {},
  },
  'shipped, tracked': { kind: 'order_shipped', facts: FACTS, data: { tracking: 'TRK9' } },
  'ready, pickup': { kind: 'order_ready_for_pickup', facts: order({ delivery_method: 'pickup' }), data: {} },
  'preparing, pickup': { kind: 'order_preparing', facts: order({ delivery_method: 'pickup' }), data: {} },
  'refunded in part': {
    kind: 'order_refunded',
    facts: FACTS,
    data: { amount_minor: 12_345, currency: 'EUR' },
  },
};

const write = ({ kind, facts, data }: Case, locale: string) => {
  const content = writeOrderMail({ kind, locale, data }, facts, AROUND);
  return { content, html: mailHtml(content), text: mailText(content) };
};

/** The words of a mail without its facts: one string per sentence or label. */
function sentences({ content }: ReturnType<typeof write>): string[] {
  const { bank, next, order: shown } = content;
  return [
    ...[content.subject, content.title, content.greeting, ...content.leads, content.button?.label ?? ''],
    ...[content.privacy ?? '', content.questions ?? '', ...content.facts.map(({ label }) => label)],
    ...(next ? [next.title, ...next.steps] : []),
    ...(bank ? [bank.title, ...bank.rows.map(({ label }) => label)] : []),
    ...(shown ? [shown.title, shown.placed, ...shown.sums.map(({ label }) => label), shown.total.label] : []),
  ];
}

// The same word in both languages, and rightly so.
const SHARED = new Set(['Total', 'Subtotal', 'Taxes', 'BIC', 'IBAN']);

describe.each(CATALOGUE_LOCALES)('%s', (locale) => {
  test.each(Object.entries(CASES))('%s is written whole', (_name, input) => {
    const mail = write(input, locale);
    for (const sent of [mail.html, mail.text, mail.content.subject]) {
      expect(sent).not.toMatch(/mail\.[a-z_.]+|undefined|\bnull\b|NaN|\{\w+\}|⁨⁩/);
      expect(sent).not.toBe('');
    }
    expect(mail.content.leads.length).toBeGreaterThan(0);
    expect(mail.text).toContain(AROUND.link);
    expect(mail.html).toContain('K7Q2W9XJ');
    expect(mail.content.subject).not.toMatch(/[\r\n]/);
  });

  test('right to left where the language is, and every mark that opens a direction closes it', () => {
    for (const input of Object.values(CASES)) {
      const { html, text } = write(input, locale);
      const dir = isRtl(locale) ? 'rtl' : 'ltr';
      expect(html).toContain(`<html lang="${locale === 'kh' ? 'km' : locale}-IT" dir="${dir}">`);
      for (const words of [html, text])
        expect(words.split(/[\u2066\u2068]/).length, 'isolates').toBe(words.split('\u2069').length);
      if (dir === 'ltr') expect(text).not.toMatch(/[\u2066-\u2069]/);
    }
  });

  test.skipIf(locale === 'en')('has no English left', () => {
    for (const input of Object.values(CASES)) {
      const english = new Set(sentences(write(input, 'en')).filter((one) => one !== ''));
      const left = sentences(write(input, locale)).filter((one) => english.has(one) && !SHARED.has(one));
      expect(left).toEqual([]);
    }
  });
});

test('every kind says something of its own', () => {
  const titles = KINDS.map((kind) => write(CASES[kind] as Case, 'it').content.title);
  expect(new Set(titles).size).toBe(KINDS.length);
});

test('a transfer names the account in the order people type it, the reference and the deadline', () => {
  const { content } = write(CASES.order_received as Case, 'it');
  expect(
    content.bank?.rows.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`),
  ).toEqual([
    'Importo: 10.580,00 €',
    'Intestatario del conto: Xyq S.p.A.',
    'Banca: Bbk',
    'IBAN: IT60 X05',
    'BIC: BPMOIT22',
    'Causale: K7Q2W9XJ',
    // 22:30 in Greenwich is half past eleven on the clock of Rome.
    'Scadenza del pagamento: mercoledì 18 novembre alle ore 23:30',
  ]);
});

test('[WORK-09] an underpaid order: the mail names what came and what is missing, and asks for that sum alone', () => {
  const data = { due_minor: 9000, received_minor: 1_049_000, currency: 'EUR' };
  const { content } = write({ kind: 'payment_missing', facts: FACTS, data }, 'it');
  const plain = (value = '') => value.replaceAll('\u00a0', ' ');
  expect(plain(content.leads[0])).toMatch(/10\.490,00 €.*90,00 €/);
  expect(plain(content.bank?.rows[0]?.value)).toBe('90,00 €');
  expect(plain(content.order?.total.value)).toBe('10.580,00 €');
});

test('a return names its number, the last day on the calendar of the site, and what follows', () => {
  const { content, text } = write(CASES['return approved, with a last day'] as Case, 'it');
  expect(content.facts).toEqual([
    { label: 'Numero di reso', value: 'R7K2' },
    { label: 'Termine per il reso', value: '15 dicembre 2026' },
  ]);
  expect(content.next?.steps[0]).toBe('Spedisci o riporta tutto entro il 15 dicembre 2026');
  expect(text).toContain('Numero di reso: R7K2');
  const { content: open } = write(CASES.return_approved as Case, 'it');
  expect(open.next?.steps).toHaveLength(2);
});

test('a withdrawal is acknowledged with its content, and its date and time on the clock of the site', () => {
  const { content, text } = write(CASES['withdrawal, returned'] as Case, 'it');
  expect(content.facts).toEqual([
    { label: 'Numero d’ordine', value: 'K7Q2W9XJ' },
    { label: 'Nome', value: 'Ggn Ffn' },
    { label: 'Articoli', value: 'Lllu 500 e Fffl R' },
    { label: 'Indirizzo e-mail', value: 'ggn@ffn.test' },
    // Five past eleven in Greenwich is the next day in Rome.
    { label: 'Recesso ricevuto', value: 'sabato 21 novembre 2026 alle ore 00:05:09 CET' },
    { label: 'Termine per il reso', value: '4 dicembre 2026' },
  ]);
  expect(content.leads[1]).toContain('entro il 4 dicembre 2026');
  expect(text).toContain('21 novembre 2026');
  const cancelled = write(CASES['withdrawal, cancelled and refunded'] as Case, 'it');
  expect(cancelled.content.leads.slice(1)).toEqual([
    'Annulliamo il tuo ordine K7Q2W9XJ.',
    expect.stringContaining('entro il 5 dicembre 2026'),
  ]);
});

test('[C2] an acknowledgement to another address has no link that opens the order, and no link in its name', () => {
  const data = { ...STATEMENT, sender: 'win at prize.example', is_order_address: false };
  const { content, html, text } = write({ kind: 'withdrawal_received', facts: FACTS, data }, 'en');
  expect(content.button).toBeNull();
  expect(html + text).not.toContain(AROUND.link);
  expect(text).not.toContain('prize.example');
});

test("days and amounts are the language's own, and the picture is fetched from the shop", () => {
  const { content, html } = write(CASES.order_confirmed as Case, 'ja');
  expect(content.next?.steps).toContain('お届け予定：11月25日水曜日');
  expect(html).toContain('src="https://shop.test/media/lll-rrr-abcdef0123-800.jpeg"');
});

test('Persian counts the steps in its own digits, as its sentences do', () => {
  const { html, text } = write(CASES.order_confirmed as Case, 'fa');
  expect(html).toContain('list-style-type:persian');
  expect(text).toMatch(/^۱\. /m);
  expect(text).not.toMatch(/^1\. /m);
});

test('a phone number does not break over two lines', () => {
  const { content } = write(CASES.order_confirmed as Case, 'he');
  expect(content.questions).toContain('+39\u00a00721\u00a0555');
});

test('a time at the end of a sentence leaves it one full stop', () => {
  const facts = { ...FACTS, site: { ...FACTS.site, country_iso: 'EC', timezone: 'America/Guayaquil' } };
  const { content } = write({ kind: 'order_received', facts, data: {} }, 'es');
  expect(content.leads[0]).toMatch(/\d\d:\d\d\. Haz/);
});

test('a buyer is greeted as the language does', () => {
  const greeting = (locale: string, given_name: string, family_name: string) =>
    write({ kind: 'order_received', facts: order({ given_name, family_name }), data: {} }, locale).content
      .greeting;
  expect(greeting('ja', '花子', '山田')).toBe('山田様');
  expect(greeting('zh', '伟', '张')).toBe('张伟，您好：');
  expect(greeting('it', 'Anna', 'Rossi')).toBe('Ciao Anna,');
});

test('what a shopper typed cannot become markup', () => {
  const facts = order({ given_name: '<script>alert(1)</script>', family_name: '"><img src=x>' });
  const { html } = write({ kind: 'order_received', facts, data: {} }, 'en');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});

test('amounts without decimals and in three decimals stay exact', () => {
  const yen = write(
    { kind: 'order_confirmed', facts: order({ currency: 'JPY', total_minor: 880_000 }), data: {} },
    'ja',
  );
  expect(yen.content.order?.total.value).toMatch(/880,000/);
  const dinar = write(
    { kind: 'order_confirmed', facts: order({ currency: 'KWD', total_minor: 1_234_500 }), data: {} },
    'en',
  );
  expect(dinar.content.order?.total.value).toMatch(/1[.,]234[.,]500/);
});

test('[LAW-07] an estimated tax is named with its state, rate and source, also at 0', () => {
  const say = (
    tax_estimate: NonNullable<MailFacts['order']['tax_estimate']>,
    tax_minor: number,
    locale: string,
  ) => {
    const facts = order({ currency: 'USD', prices_include_tax: false, tax_minor, tax_estimate });
    const { content, text } = write({ kind: 'order_confirmed', facts, data: {} }, locale);
    const tax = content.order?.sums.at(-1);
    expect(text).toContain(tax?.label);
    return tax;
  };
  const ny = { place: 'New York', rate: 4, source: 'Table of rates', as_of: '2026-01-01' };
  expect(say(ny, 4000, 'en')).toMatchObject({
    label: 'Estimated sales tax, New York 4% (source: Table of rates)',
    value: expect.stringMatching(/40\.00/),
  });
  expect(say({ ...ny, place: 'Oregon', rate: 0 }, 0, 'es')).toMatchObject({
    label: expect.stringMatching(
      /^Impuesto sobre las ventas estimado, Oregon 0\s?% \(fuente: Table of rates\)$/,
    ),
  });
});

test('[DATES-19] the mail about a later date has the old and the new day', () => {
  const { content } = write(CASES['delivery revised'] as Case, 'it');
  expect(content.facts).toEqual([
    { label: 'Data precedente', value: 'mercoledì 25 novembre' },
    { label: 'Nuova data', value: 'mercoledì 2 dicembre' },
  ]);
});
