import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { describe, expect, test } from 'vitest';
import { invoiceDocument } from '../invoice-document.rules.ts';
import { inVisualOrder } from './bidi.rules.ts';
import { drawInvoice } from './draw-invoice.ts';
import { fontRuns, shape } from './script-fonts.ts';

const SOURCE = {
  ...{ locale: 'it', country_iso: 'IT', brand: 'Moto', phone: '+39 1', code: 'K7Q2W9XJ', email: 'a@b.test' },
  legal: { entity: 'Moto S.p.A.', address: ['Via Uno 1'] },
  ...{
    placed_on: '2026-11-15',
    paid_on: '2026-11-16',
    given_name: 'Łucja',
    family_name: '佐藤',
    currency: 'EUR',
  },
  address: { address1: 'شارع 18', city: 'ភ្នំពេញ', country_code: 'KH' },
  ...{ prices_include_tax: true, subtotal_minor: 110_000, discount_minor: 10_000, shipping_minor: 12_200 },
  ...{ tax_minor: 20_231, total_minor: 112_200, payment_name: 'Bonifico' },
  lines: [
    {
      ...{ name: 'Lupo', variant: null, serial: null, sku: 'L', price_minor: 99_800, discount_minor: 10_000 },
      ...{ tax_minor: 16_193, tax_rate: 22 },
    },
    {
      ...{ name: 'Casco', variant: null, serial: null, sku: 'C', price_minor: 10_200, discount_minor: 0 },
      ...{ tax_minor: 1_838, tax_rate: 10 },
    },
  ],
};
const GIVEN = { number: '2026-IT/000001', issuedOn: '2026-11-16' };

describe('tax by rate', () => {
  test('sums to the tax of the order; what the lines do not explain is the delivery, at the highest rate', () => {
    const { taxes, tax_minor } = invoiceDocument(SOURCE, GIVEN);
    expect(taxes.map(({ rate }) => rate)).toEqual([22, 10]);
    expect(taxes.reduce((sum, line) => sum + line.tax_minor, 0)).toBe(tax_minor);
    expect(taxes.reduce((sum, line) => sum + line.base_minor + line.tax_minor, 0)).toBe(112_200);
  });
});

describe.each(CATALOGUE_LOCALES)('%s', (locale) => {
  test('is drawn, twice the same to the byte, whatever scripts its names are in', async () => {
    const document = invoiceDocument({ ...SOURCE, locale }, GIVEN);
    const [one, two] = [await drawInvoice(document), await drawInvoice(document)];
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(two)).toBe(true);
    // The first of a script opens its fonts.
  }, 30_000);
});

test('every letter of every language has a glyph', () => {
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
    const runs = fontRuns(text, locale);
    expect(runs.map((run) => run.text).join(''), locale).toBe(text);
    for (const run of runs) {
      expect(shape(run).glyphs.length, run.text).toBeGreaterThan(0);
      for (const letter of run.text.replaceAll(/\p{Cf}/gu, ''))
        expect(run.font.hasGlyphForCodePoint(letter.codePointAt(0) as number), `${locale} ${letter}`).toBe(
          true,
        );
    }
  }
}, 30_000);

test('numbers inside a right-to-left line keep their own direction', () => {
  const order = (line: string, base: 'ltr' | 'rtl') =>
    inVisualOrder(line, base).map(({ text }) => text.trim());
  expect(order('ضريبة 22% على 100', 'rtl').filter(Boolean)).toEqual(['100', 'على', '22%', 'ضريبة']);
  expect(order('Order שלום 12', 'ltr').filter(Boolean)).toEqual(['Order', 'שלום', '12']);
});
