import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { invoiceDocument } from '../invoice-document.rules.ts';
import { lineBreaker } from './break-lines.ts';
import { drawInvoice } from './draw-invoice.ts';

// One wide character per unit, half of it for Latin letters.
const widthOf = (line: string) => [...line].reduce((sum, one) => sum + (one < '\u2000' ? 0.5 : 1), 0);
const linesOf = (locale: string, text: string, width: number) =>
  lineBreaker(locale)(text, (line) => widthOf(line) > width);

const BEGINS = /^[、。，．）」』】〉》！？：；ーっゃゅょッャュョ々។៖]/u;
const ENDS = /[（「『【〈《￥¥]$/u;
const TEXTS = {
  ja: 'ご注文の商品（「トラモンターナ800」、フレーム番号：ZVX1）は、銀行振込でのお支払いを確認後、￥1,280,000の領収書とともにお届けします。ありがとうございました！',
  zh: '您的订单（“Tramontana 800”，车架号：ZVX1）将在收到银行转账后发货；发票金额为￥128,000，感谢您的购买。',
  kh: 'ទំនិញត្រូវបានរក្សាទុកជូនលោកអ្នករហូតដល់ថ្ងៃទី ១៩ វិច្ឆិកា។ សូមផ្ទេរប្រាក់តាមធនាគារដោយសរសេរលេខយោងខាងក្រោម។',
} as const;

describe.each(Object.entries(TEXTS))('%s', (locale, text) => {
  test('no line is too wide, begins with a closing mark or ends with an opening one', () => {
    for (let width = 16; width <= 40; width += 1) {
      const lines = linesOf(locale, text, width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) {
        expect(widthOf(line), line).toBeLessThanOrEqual(width);
        expect(line, `width ${width}`).not.toMatch(BEGINS);
        expect(line, `width ${width}`).not.toMatch(ENDS);
      }
    }
  });
});

test('a Khmer line breaks between words, never inside one', () => {
  const words = [...new Intl.Segmenter('km', { granularity: 'word' }).segment(TEXTS.kh)];
  const starts = new Set(words.map(({ index }) => index));
  let at = 0;
  for (const line of linesOf('kh', TEXTS.kh, 20)) {
    at = TEXTS.kh.indexOf(line, at);
    expect(starts.has(at), line).toBe(true);
  }
});

test('a word that is wider than the box is cut', () => {
  expect(linesOf('en', 'ABCDEFGHIJ', 2)).toEqual(['ABCD', 'EFGH', 'IJ']);
});

const SOURCE = {
  country_iso: 'JP',
  brand: 'Moto',
  phone: '+81 1',
  code: 'K7Q2W9XJ',
  email: 'a@b.test',
  placed_on: '2026-11-15',
  paid_on: '2026-11-16',
  given_name: '太郎',
  family_name: '佐藤',
  currency: 'JPY',
  prices_include_tax: true,
  subtotal_minor: 110_000,
  discount_minor: 0,
  shipping_minor: 0,
  tax_minor: 10_000,
  tax_estimate: null,
  total_minor: 110_000,
};

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
describe.skipIf(!hasPoppler && !process.env.CI)('drawn', () => {
  test.each(Object.entries(TEXTS))(
    '%s: a long text stays inside its column',
    async (locale, text) => {
      const line = { variant: text, serial: null, sku: 'L', price_minor: 110_000, discount_minor: 0 };
      const document = invoiceDocument(
        {
          ...SOURCE,
          locale,
          legal: { entity: 'Moto', address: [] },
          address: { address1: text, city: '', country_code: 'JP' },
          payment_name: text,
          lines: [{ ...line, name: text, tax_minor: 10_000, tax_rate: 10 }],
        },
        { number: '2026-JP/000001', issuedOn: '2026-11-16' },
      );
      const pdf = await drawInvoice(document);
      const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
      const boxes = [...stdout.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"/g)];
      expect(boxes.length).toBeGreaterThan(20);
      // The margins are 56 points; the item column ends at 336 and the address begins behind the middle.
      for (const [, from, to] of boxes) {
        expect(Number(from)).toBeGreaterThanOrEqual(55);
        expect(Number(to)).toBeLessThanOrEqual(595.28 - 55);
        if (Number(from) < 100) expect(Number(to)).toBeLessThanOrEqual(540);
      }
    },
    30_000,
  );
});
