import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type ShopEvent } from './store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'consumer-'));
  file = path.join(folder, 'consumer.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const event = (sequence: number, type: string, data: object): ShopEvent => ({
  id: `it-${sequence}`,
  type,
  subject: 'orders/A',
  sequence: String(sequence),
  data: { order: 'A', ...data },
});
const PLACED = event(1, 'order.placed.v1', { order_sequence: 1, status: 'pending_confirmation' });
const CAPTURED = event(2, 'payment.captured.v1', { amount_minor: 500, currency: 'EUR' });
const CONFIRMED = event(3, 'order.confirmed.v1', { order_sequence: 2, status: 'confirmed' });

const totals = () => {
  const store = new DatabaseSync(file);
  const rows = store.prepare('select currency, received_minor from totals').all();
  store.close();
  return rows.map((row) => ({ ...row }));
};

test('[INTEGRATION-18] a page that is read again counts once', () => {
  const store = openStore(file);
  store.applyPage([PLACED, CAPTURED]);
  store.applyPage([PLACED, CAPTURED, CONFIRMED]);
  expect(store.readPosition()).toBe(3);
  store.close();
  expect(totals()).toEqual([{ currency: 'EUR', received_minor: 500 }]);
});

test('[INTEGRATION-18] a page that fails in the middle leaves neither effects nor position', () => {
  const store = openStore(file);
  store.applyPage([PLACED]);
  const old = event(3, 'order.paid.v1', { order_sequence: 0, status: 'confirmed' });
  expect(() => store.applyPage([CAPTURED, old])).toThrow('came after');
  expect(store.readPosition()).toBe(1);
  expect(totals()).toEqual([]);
  store.applyPage([CAPTURED, CONFIRMED]);
  expect(totals()).toEqual([{ currency: 'EUR', received_minor: 500 }]);
  store.close();
});

test('a missing sequence is an error', () => {
  const store = openStore(file);
  expect(() => store.applyPage([PLACED, CONFIRMED])).toThrow('event 2 is missing before 3');
  store.close();
});
