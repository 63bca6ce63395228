import { fileURLToPath } from 'node:url';
import { loadCatalogue, readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { speak } from '@paddock/i18n/speak';
import { expect, test } from 'vitest';
import type { Translate } from '../../i18n/use-t.ts';
import { formatTimeLeft } from './passport.tsx';

const app = fileURLToPath(new URL('../..', import.meta.url));

const tOf = (locale: string): Translate => {
  const speaker = speak(locale, loadCatalogue(app, locale));
  return (id, values) => speaker.say(id, values);
};
const left = (locale: string, years: number, months = 0, days = 0) =>
  formatTimeLeft(tOf(locale), { years, months, days });

test('what is left of the warranty is said in the two largest units, and in days at the end', () => {
  expect(left('en', 3, 6, 12)).toBe('3 years and 6 months of frame warranty left');
  expect(left('en', 1, 1)).toBe('1 year and 1 month of frame warranty left');
  expect(left('en', 2, 0, 20)).toBe('2 years of frame warranty left');
  expect(left('en', 0, 4, 3)).toBe('4 months of frame warranty left');
  expect(left('en', 0, 0, 1)).toBe('1 day of frame warranty left');
  expect(left('en', 0)).toBe('Frame warranty expired');
});

test('by the plurals of each language', () => {
  expect(left('it', 1, 8)).toBe('Ancora 1 anno e 8 mesi di garanzia sul telaio');
  expect(left('pl', 3, 6)).toBe('Gwarancja na ramę: jeszcze 3 lata i\u00a06 miesięcy');
  expect(left('pl', 5, 2)).toBe('Gwarancja na ramę: jeszcze 5 lat i\u00a02 miesiące');
  expect(left('cs', 2, 5)).toBe('Záruka na rám: ještě 2 roky a\u00a05 měsíců');
  expect(left('he', 2, 2)).toBe('האחריות על השלדה תקפה לעוד שנתיים וחודשיים');
  expect(left('he', 4, 10)).toBe('האחריות על השלדה תקפה לעוד 4 שנים ו־10 חודשים');
  expect(left('ar', 3, 11)).toBe('المتبقي من ضمان الهيكل: 3 سنوات و11 شهرًا');
  expect(left('ja', 3, 6)).toBe('フレーム保証：残り3年6か月');
});

test('[ORDERS-08] every language says 2 or 5 years, for every later owner', () => {
  expect(readCatalogue(app, 'en')['bikes.terms']).toBe(
    'Frame warranty: 2 or 5 years, transferable to every later owner.',
  );
  // Two has a word of its own in Arabic and Hebrew; Persian has its own digits.
  for (const locale of CATALOGUE_LOCALES)
    expect(readCatalogue(app, locale)['bikes.terms'], locale).toMatch(/(2|۲|سنتان|שנתיים).*[5۵]/);
});

test('[ACCOUNT-22] [ORDERS-14] the words of the specification, and of every language', () => {
  const english = readCatalogue(app, 'en');
  expect(english['bikes.none']).toBe('No bikes.');
  expect(english['bikes.transfer.registered']).toBe('Transfer order registered');
  for (const locale of CATALOGUE_LOCALES)
    for (const id of ['bikes.none', 'bikes.transfer.registered'])
      expect(readCatalogue(app, locale)[id], `${locale} ${id}`).toBeTruthy();
});
