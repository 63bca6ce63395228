import { toDayNumber } from '@paddock/i18n/closed-days';
import { expect, test } from 'vitest';
import { sayClosedDays } from './site-clock.server.ts';

const TODAY = toDayNumber('2026-11-17');
const HOLIDAYS = ['08-09', '08-10', '08-11', '12-07', '2026-11-01', '2026-12-31', '01-01'];

test('[LOCATOR-11] closed days of a store are told from today on, days in a row as one period', () => {
  const text = sayClosedDays({ weekdays: [1], holidays: HOLIDAYS }, 'it', TODAY);
  // Intl writes narrow spaces around a dash.
  expect(text.replaceAll(/\s/g, ' ')).toBe(
    'lunedì · lunedì 7 dicembre · 31 dicembre 2026 – 1 gennaio 2027 · 9–11 agosto',
  );
  expect(sayClosedDays({ weekdays: [], holidays: ['2026-11-16'] }, 'it', TODAY)).toBe('');
});
