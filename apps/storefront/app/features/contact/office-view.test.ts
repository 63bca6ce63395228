import { expect, test } from 'vitest';
import { officeView, runsOf } from './office-view.server.ts';

const SITE = {
  timezone: 'Europe/Rome',
  settings: {
    office_phone: '+39 0721 555 1911',
    legal: { entity: 'Aurelia', address: ['Via 11'] },
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:30' },
      { days: [6], opens: '09:00', closes: '13:00' },
    ],
  },
} as never;

test('days that follow each other are one run', () => {
  expect(runsOf([1, 2, 3, 5])).toEqual([
    [1, 3],
    [5, 5],
  ]);
  expect(runsOf([7, 6, 6])).toEqual([[6, 7]]);
  // Sunday to Thursday, as an Israeli week is.
  expect(runsOf([1, 2, 3, 4, 7])).toEqual([[7, 11]]);
  expect(runsOf([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 7]]);
});

test('the office’s hours by its own clock, said in the visitor’s language', () => {
  const { hours, clock } = officeView(SITE, 'it-IT');
  expect(hours[0]?.days).toMatch(/^lunedì.+venerdì$/);
  expect(hours[0]?.times).toMatch(/09:00.+18:30/);
  expect(hours[1]?.days).toBe('sabato');
  expect(clock).toMatch(/Europa centrale/);
  expect(officeView(SITE, 'he-IL').hours[0]?.days).toMatch(/יום שני/);
});

test('what a site does not say is not shown', () => {
  expect(officeView({ timezone: 'UTC', settings: {} } as never, 'en')).toEqual({
    entity: null,
    address: [],
    phone: null,
    email: null,
    hours: [],
    clock: null,
  });
});
