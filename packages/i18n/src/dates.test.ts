import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { createDates } from './dates.ts';
import { CATALOGUE_LOCALES } from './locales.ts';

const AT = '2026-11-08T13:05:00Z';

// tag, day, moment, date and time, alone, moment alone, range, month after "since"
const WRITTEN = [
  ['ar-AE', '8 نوفمبر', '8 نوفمبر الساعة 1:05 م', 'الأحد، 8 نوفمبر', '5–9 نوفمبر', 'نوفمبر 2026'],
  [
    'cs-CZ',
    '8. listopadu',
    '8. listopadu, 13:05',
    'neděle 8. listopadu',
    '5. listopadu – 9. listopadu',
    'listopadu 2026',
  ],
  [
    'de-DE',
    '8. November',
    '8. November um 13:05 Uhr',
    'Sonntag, 8. November',
    '5.–9. November',
    'November 2026',
  ],
  [
    'el-GR',
    'τις 8 Νοεμβρίου',
    'τις 8 Νοεμβρίου στις 13:05',
    'Κυριακή 8 Νοεμβρίου',
    '5–9 Νοεμβρίου',
    'Νοέμβριο του 2026',
  ],
  ['en-GB', '8 November', '8 November at 13:05', 'Sunday 8 November', '5 – 9 November', 'November 2026'],
  ['en-CA', 'November 8', 'November 8 at 1:05 pm', 'Sunday, November 8', 'November 5–9', 'November 2026'],
  [
    'es-ES',
    '8 de noviembre',
    '8 de noviembre a las 13:05',
    'domingo, 8 de noviembre',
    '5–9 de noviembre',
    'noviembre de 2026',
  ],
  ['fa-IR', '۱۷ آبان', '۱۷ آبان ساعت ۱۳:۰۵', 'یکشنبه ۱۷ آبان', '۱۴ آبان تا ۱۸ آبان', 'آبان ۱۴۰۵'],
  ['fr-FR', '8 novembre', '8 novembre à 13 h 05', 'dimanche 8 novembre', '5–9 novembre', 'novembre 2026'],
  ['he-IL', '8 בנובמבר', '8 בנובמבר בשעה 13:05', 'יום ראשון, 8 בנובמבר', '5–9 בנובמבר', 'נובמבר 2026'],
  [
    'it-IT',
    'l’8 novembre',
    'l’8 novembre alle ore 13:05',
    'domenica 8 novembre',
    '5–9 novembre',
    'novembre 2026',
  ],
  ['ja-JP', '11月8日', '11月8日 13:05', '11月8日日曜日', '11月5日～11月9日', '2026年11月'],
  ['km-KH', '8 វិច្ឆិកា', '8 វិច្ឆិកា ម៉ោង 13:05', 'ថ្ងៃអាទិត្យ ទី8 វិច្ឆិកា', '5–9 វិច្ឆិកា', 'វិច្ឆិកា 2026'],
  [
    'pl-PL',
    '8 listopada',
    '8 listopada, godz. 13:05',
    'niedziela, 8 listopada',
    '5–9 listopada',
    'listopada 2026',
  ],
  [
    'vi-VN',
    '8 tháng 11',
    '13:05 ngày 8 tháng 11',
    'Chủ Nhật, 8 tháng 11',
    '5 – 9 tháng 11',
    'tháng 11 năm 2026',
  ],
  ['zh-CN', '11月8日', '11月8日 13:05', '11月8日星期日', '11月5日至11月9日', '2026年11月'],
] as const;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

test.each(WRITTEN)(
  'dates in %s: only the stand-alone form names the weekday',
  (tag, day, moment, alone, range, month) => {
    const dates = createDates(tag, 'UTC');
    const written = [
      dates.day(AT),
      dates.moment(AT),
      dates.dayAlone(AT),
      dates.rangeAlone('2026-11-05', '2026-11-09'),
      dates.month(AT),
    ].map(plain);
    expect(written).toEqual([day, moment, alone, range, month]);
  },
);

test('the article and the ordinal of a day follow its number', () => {
  const days = (tag: string) => ['2026-11-01', '2026-11-05', '2026-11-11'].map(createDates(tag, 'UTC').day);
  expect(days('it-IT')).toEqual(['il 1º novembre', 'il 5 novembre', 'l’11 novembre']);
  expect(days('el-GR')).toEqual(['την 1η Νοεμβρίου', 'τις 5 Νοεμβρίου', 'τις 11 Νοεμβρίου']);
  expect(days('fr-FR')).toEqual(['1er novembre', '5 novembre', '11 novembre']);
});

test('one o’clock is singular in Spanish and Greek', () => {
  const at = '2026-11-05T01:00:00Z';
  expect(createDates('es-MX', 'UTC').moment(at)).toBe('5 de noviembre a la 01:00');
  expect(createDates('el-GR', 'UTC').moment(at)).toBe('τις 5 Νοεμβρίου στη 01:00');
});

test('a moment is told in the time zone, a day is the same everywhere', () => {
  const dates = createDates('en-GB', 'Asia/Tokyo');
  expect(dates.date('2026-11-08T20:00:00Z')).toBe('9 November 2026');
  expect(dates.date('2026-11-08')).toBe('8 November 2026');
  expect(dates.rangeAlone('2026-11-08', '2026-11-08')).toBe('Sunday 8 November');
});

test('a Vietnamese date says the year, and its time comes first', () => {
  expect(createDates('vi-VN', 'UTC').dateTime(AT)).toBe('13:05 ngày 8 tháng 11 năm 2026');
});

const SENTENCE_DATES = '(?:day|date|moment|deadline|until|bring_back_by)';

// The article comes with the value there; a preposition that melts with it ("al", "del", "στις") cannot stand before.
test.each([
  [
    'it',
    new RegExp(
      `(?<=^|\\s)(?:il|lo|al|del|dal|nel|a|di|da) \\{${SENTENCE_DATES}\\}|l’\\{${SENTENCE_DATES}\\}`,
    ),
  ],
  ['el', new RegExp(`(?:τις|την|στις|στην|της) \\{${SENTENCE_DATES}\\}|έως: \\{${SENTENCE_DATES}\\}`)],
  ['de', new RegExp(`(?:bis|seit|ab) \\{${SENTENCE_DATES}\\}|\\{${SENTENCE_DATES}\\} Uhr`)],
  ['fr', new RegExp(`(?:avant|jusqu’à|depuis|dès) \\{${SENTENCE_DATES}\\}`)],
  ['es', new RegExp(`(?:antes de|hasta|desde|partir de) \\{${SENTENCE_DATES}\\}`)],
  ['kh', new RegExp(`ថ្ងៃ\\{${SENTENCE_DATES}\\}`)],
] as const)('the %s messages leave the right place for a date in a sentence', (locale, wrong) => {
  const texts = messagesOf(locale).filter(([, text]) => wrong.test(text));
  expect(texts).toEqual([]);
});

test('every language says by when to pay without a colon before the date', () => {
  for (const locale of CATALOGUE_LOCALES) {
    const texts = new Map(messagesOf(locale));
    expect(texts.get('checkout.result.payBy')).not.toMatch(/[:：៖]\s*\{moment\}/);
    expect(texts.get('mail.step.transfer')).not.toMatch(/[:：៖]\s*\{deadline\}/);
  }
});

function messagesOf(locale: string): [id: string, text: string][] {
  const apps = join(import.meta.dirname, '../../../apps');
  return ['server/src', 'storefront/app'].flatMap((app) =>
    Object.entries(readCatalogue(join(apps, app), locale)),
  );
}
