import { expect, test } from 'vitest';
import { keepChanges } from './keep-changes.rules.ts';

const row = (name: string, settings: object = {}) => ({ name, settings });

test('a row without a current one is the row of the file', () => {
  const file = row('Italy', { tax_rate: 22 });
  expect(keepChanges({ file, current: undefined, loaded: row('Old') })).toEqual({
    row: file,
    loaded: file,
    kept: [],
  });
});

test('what is still as the last load wrote it follows the file: changed, added and removed', () => {
  const loaded = row('Italy', { tax_rate: 22, presale: true });
  const file = row('Italia', { tax_rate: 23, holidays: ['2026-12-25'] });
  expect(keepChanges({ file, current: loaded, loaded })).toEqual({ row: file, loaded: file, kept: [] });
});

test('[LAW-08] what was set since the last load stays, and what the load wrote is still remembered', () => {
  const loaded = row('Italy', { tax_rate: 22, presale: true, alerts: { wait_hours: 24 } });
  const current = row('Italy', { tax_rate: 4, presale: false, alerts: { wait_hours: 2 }, unpaid: true });
  const file = row('Italia', { tax_rate: 23, alerts: { wait_hours: 24 } });
  expect(keepChanges({ file, current, loaded })).toEqual({
    row: row('Italia', { ...current.settings }),
    loaded: row('Italia', { tax_rate: 22, presale: true, alerts: { wait_hours: 24 } }),
    kept: [
      'settings.tax_rate=4, set since the last load',
      'settings.alerts, set since the last load',
      'settings.presale=off, set since the last load',
    ],
  });
});

test('[LAW-08] a value set to what the file says follows the file from then on', () => {
  const loaded = row('Italy', { tax_rate: 22 });
  const both = row('Italy', { tax_rate: 23 });
  const merged = keepChanges({ file: both, current: both, loaded });
  expect(merged).toEqual({ row: both, loaded: both, kept: [] });
  const file = row('Italy', { tax_rate: 24 });
  expect(keepChanges({ file, current: both, loaded: merged.loaded }).row).toEqual(file);
});

test('[LAW-08] without a remembered load what differs stays and what is missing is added', () => {
  const current = row('Italy', { tax_rate: 4, mail_sender: {} });
  const file = row('Italy', { tax_rate: 22, presale: true });
  expect(keepChanges({ file, current, loaded: undefined })).toEqual({
    row: row('Italy', { tax_rate: 4, mail_sender: {}, presale: true }),
    loaded: row('Italy', { presale: true }),
    kept: ['settings.tax_rate=4, set before loads were remembered'],
  });
});
