import { spawnSync } from 'node:child_process';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { describe, expect, test } from 'vitest';
import { invoiceDocument } from '../invoice-document.rules.ts';
import { drawInvoice } from './draw-invoice.ts';
import { loadFonts } from './fonts.ts';
import { type InvoiceText, invoiceText } from './invoice-text.ts';
import { visualRuns, withoutIsolates } from './visual-runs.ts';

const SOURCE = {
  locale: 'it',
  country_iso: 'IT',
  brand: 'Moto',
  phone: '+39 1',
  code: 'K7Q2W9XJ',
  email: 'a@b.test',
  legal: { entity: 'Moto S.p.A.', address: ['Via Uno 1'] },

  placed_on: '2026-11-15',
  paid_on: '2026-11-16',
  given_name: 'Łucja',
  family_name: '佐藤',
  currency: 'EUR',
  address: { address1: 'شارع 18', city: 'ភ្នំពេញ', country_code: 'KH' },
  prices_include_tax: true,
  subtotal_minor: 110_000,
  discount_minor: 10_000,
  shipping_minor: 12_200,
  tax_minor: 20_231,
  tax_estimate: null,
  total_minor: 112_200,
  payment_name: 'Bonifico',
  lines: [
    {
      name: 'Lupo',
      variant: null,
      serial: null,
      sku: 'L',
      price_minor: 99_800,
      discount_minor: 10_000,
      tax_minor: 16_193,
      tax_rate: 22,
    },
    {
      name: 'Casco',
      variant: null,
      serial: null,
      sku: 'C',
      price_minor: 10_200,
      discount_minor: 0,
      tax_minor: 1_838,
      tax_rate: 10,
    },
  ],
};
const INPUT = { number: '2026-IT/000001', issuedOn: '2026-11-16' };

describe('tax by rate', () => {
  test('sums to the tax of the order; what the lines do not explain is the delivery, at the highest rate', () => {
    const { taxes, tax_minor } = invoiceDocument(SOURCE, INPUT);
    expect(taxes.map(({ rate }) => rate)).toEqual([22, 10]);
    expect(taxes.reduce((sum, line) => sum + line.tax_minor, 0)).toBe(tax_minor);
    expect(taxes.reduce((sum, line) => sum + line.base_minor + line.tax_minor, 0)).toBe(112_200);
  });
});

test('[LAW-07] an estimated tax is named with its state, rate and source, also at 0', () => {
  const ny = { place: 'New York', rate: 4, source: 'Table of rates', as_of: '2026-01-01' };
  const american = { ...SOURCE, locale: 'en', country_iso: 'US', currency: 'USD', prices_include_tax: false };
  const line = { ...SOURCE.lines[0]!, price_minor: 100_000, discount_minor: 0, tax_minor: 4000, tax_rate: 4 };
  const sums = { subtotal_minor: 100_000, discount_minor: 0, shipping_minor: 0 };
  const say = (source: Partial<Parameters<typeof invoiceDocument>[0]>) => {
    const text = invoiceText(invoiceDocument({ ...american, ...sums, ...source }, INPUT));
    const plain = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '');
    return [...text.sums.map((sum) => sum.map(plain).join(': ')), ...text.payment.map(plain)];
  };
  const taxed = say({ lines: [line], tax_minor: 4000, total_minor: 104_000, tax_estimate: ny });
  expect(taxed).toContain('Estimated sales tax, New York 4%: $40.00');
  expect(taxed).toContain('The sales tax is an estimate at the state’s base rate. Source: Table of rates.');
  const free = { ...line, tax_minor: 0, tax_rate: 0 };
  const oregon = { ...ny, place: 'Oregon', rate: 0 };
  expect(say({ lines: [free], tax_minor: 0, total_minor: 100_000, tax_estimate: oregon })).toContain(
    'Estimated sales tax, Oregon 0%: $0.00',
  );
});

describe.each(CATALOGUE_LOCALES)('%s', (locale) => {
  test('two drawings of an invoice are the same bytes, whatever scripts its names are in', async () => {
    const document = invoiceDocument({ ...SOURCE, locale }, INPUT);
    const [one, two] = [await drawInvoice(document), await drawInvoice(document)];
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(two)).toBe(true);
    // The first of a script opens its fonts.
  });
});

test('[C8] control and reordering characters of a name are not drawn', async () => {
  const draw = (given_name: string) => drawInvoice(invoiceDocument({ ...SOURCE, given_name }, INPUT));
  const [typed, plain] = [await draw('Mar\u001bia\u202e\u2066'), await draw('Mar ia')];
  expect(typed.equals(plain)).toBe(true);
});

test('every letter of every language has a glyph', async () => {
  const words: Record<string, string> = {
    ar: 'فاتورة رقم ١٢٣',
    fa: 'صورت‌حساب گ چ پ ژ',
    he: 'חשבונית מס',
    ja: '請求書 ヴィアネッリ ひらがな',
    zh: '发票 购买方',
    kh: 'ចំនួនទឹកប្រាក់ ភ្នំពេញ',
    el: 'Τιμολόγιο ΰ',
    vi: 'Hóa đơn ệ ữ',
    pl: 'Żółć Łódź',
    cs: 'Příliš žluťoučký',
  };
  for (const [locale, text] of Object.entries(words)) {
    const fonts = await loadFonts([{ text, weight: 400 }], locale);
    const runs = visualRuns(text, 'ltr', (code, previous) => fonts.faceFor(code, 400, previous));
    for (const { face, text: run, rtl } of runs)
      for (const { id } of face.shape(run, rtl)) expect(id, `${locale} ${run}`).not.toMatch(/^0 /);
  }
});

test('numbers inside a right-to-left line keep their own direction', async () => {
  const runsOf = async (line: string) => {
    const fonts = await loadFonts([{ text: line, weight: 400 }], 'ar');
    return visualRuns(line, 'rtl', (code, previous) => fonts.faceFor(code, 400, previous)).map(
      ({ text }) => text,
    );
  };
  expect(await runsOf('ضريبة \u206822%\u2069 على')).toEqual(['على', ' ', '22%', 'ضريبة ']);
  expect(await runsOf('-100.00 €')).toEqual(['-100.00 €']);
});

const BUYERS: Record<string, Partial<typeof SOURCE>> = {
  it: {
    country_iso: 'IT',
    given_name: 'Nicolò',
    family_name: 'Łukasik',
    payment_name: 'Bonifico bancario',
    address: { address1: 'Via Garibaldi 12', city: 'Pesaro', country_code: 'IT' },
  },
  ar: {
    country_iso: 'AE',
    given_name: 'محمد',
    family_name: 'الهاشمي',
    payment_name: 'بطاقة Visa',
    address: { address1: 'شارع الشيخ زايد 18، مبنى B2', city: 'دبي', country_code: 'AE' },
  },
  he: {
    country_iso: 'IL',
    given_name: 'דוד',
    family_name: 'כהן',
    payment_name: 'כרטיס Visa',
    address: { address1: 'רחוב הרצל 18', city: 'תל אביב', country_code: 'IL' },
  },
  ja: {
    country_iso: 'JP',
    given_name: '太郎',
    family_name: '佐藤',
    payment_name: '銀行振込',
    address: { address1: '渋谷区神宮前1-2-3', city: '東京都', country_code: 'JP' },
  },
  kh: {
    country_iso: 'KH',
    given_name: 'សុខ',
    family_name: 'ស្រ្តី',
    payment_name: 'ផ្ទេរប្រាក់តាមធនាគារ',
    address: { address1: 'ផ្លូវលេខ ១៨', city: 'ភ្នំពេញ', country_code: 'KH' },
  },
};

const MARKS_OF_DIRECTION = /[\u202a-\u202e\u200e\u200f\f]/g;
// pdftotext moves spaces and commas between words of two directions, so punctuation is counted by itself.
const WORD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+|[[\p{L}\p{M}\p{N}]--[\p{Script=Arabic}\p{Script=Hebrew}]]+|[^\s\p{L}\p{M}\p{N}]/gv;
const sortedWords = (text: string) => text.replace(MARKS_OF_DIRECTION, '').match(WORD)?.sort();
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

/** What stands on the page, without what only describes the file. */
function writtenOnPaper({ language, page, ...text }: InvoiceText): string {
  // The number is also in the footer.
  return withoutIsolates([...stringsIn(text), page(1, 1)].join(' '));
}

// .ci/run installs poppler-utils; a machine without it draws, but cannot read back.
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
describe.skipIf(!hasPoppler && !process.env.CI)('read back', () => {
  test.each(Object.entries(BUYERS))(
    '%s: pdftotext finds exactly the words of the invoice',
    async (locale, buyer) => {
      const document = invoiceDocument({ ...SOURCE, ...buyer, locale }, INPUT);
      const text = invoiceText(document);
      const pdf = await drawInvoice(document);
      const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
      expect(sortedWords(stdout)).toEqual(sortedWords(writtenOnPaper(text)));
      for (const line of [document.buyer.name, text.title, text.total[0], ...text.columns])
        expect(stdout.replace(MARKS_OF_DIRECTION, '')).toContain(line);
    },
    30_000,
  );

  test('a screen reader finds language, title, headings and table cells', async () => {
    const document = invoiceDocument({ ...SOURCE, ...BUYERS.ar, locale: 'ar' }, INPUT);
    const pdf = await drawInvoice(document);
    const pdfinfo = (...options: string[]) =>
      spawnSync('pdfinfo', [...options, '-'], { input: pdf, encoding: 'utf8' }).stdout;
    expect(pdfinfo()).toMatch(/Tagged: +yes/);
    expect(pdfinfo()).toContain('فاتورة 2026-IT/000001');
    const tags = pdfinfo('-struct')
      .match(/^ *(\S+)/gm)
      ?.map((tag) => tag.trim().replace(':', ''));
    expect(tags?.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags?.filter((tag) => tag === 'TR').length).toBeGreaterThan(5);
    expect(tags?.filter((tag) => tag === 'TH').length).toBeGreaterThan(5);
    expect(pdf.toString('latin1')).toContain('/Lang (ar-AE)');
    const fonts = spawnSync('pdffonts', ['-'], { input: pdf, encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font, 'embedded, cut down, with Unicode').toMatch(/yes yes yes/);
  });
});
