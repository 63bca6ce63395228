// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { handleKey, register, switchSingleKeys, writeKey } from './keys.ts';

let ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended) end();
  ended = [];
  switchSingleKeys(true);
});

function bind(keys: string, layer = 0): { count: number } {
  const calls = { count: 0 };
  ended.push(register([{ keys, run: () => void calls.count++ }], layer));
  return calls;
}

function press(
  key: string,
  options: KeyboardEventInit = {},
  target: HTMLElement = document.body,
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.body.append(target === document.body ? '' : target);
  const listen = (one: Event) => handleKey(one as KeyboardEvent);
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(event);
  return event;
}

test('a pressed key is written as bindings write it', () => {
  const key = (init: KeyboardEventInit & { key: string }) =>
    writeKey(new KeyboardEvent('keydown', init), false);
  expect(key({ key: 'K', ctrlKey: true })).toBe('mod+k');
  expect(key({ key: 'L', ctrlKey: true, shiftKey: true })).toBe('mod+shift+l');
  expect(key({ key: '?', shiftKey: true })).toBe('?');
  expect(key({ key: 'ArrowDown', shiftKey: true })).toBe('shift+arrowdown');
  expect(key({ key: ' ' })).toBe('space');
});

test('[DESK-05] a sequence waits for its second key', () => {
  const orders = bind('g o');
  press('g');
  press('o');
  expect(orders.count).toBe(1);
  press('o');
  expect(orders.count).toBe(1);
});

test('[DESK-05] letters typed into a field are no shortcuts', () => {
  const refund = bind('r');
  press('r', {}, document.createElement('input'));
  expect(refund.count).toBe(0);
  press('r');
  expect(refund.count).toBe(1);
});

test('[DESK-05] single letters can be switched off, keys with Ctrl stay', () => {
  const refund = bind('r');
  const palette = bind('mod+k');
  switchSingleKeys(false);
  press('r');
  press('k', { ctrlKey: true });
  expect([refund.count, palette.count]).toEqual([0, 1]);
});

test('[DESK-05] keys below an open dialog are not heard', () => {
  const below = bind('r');
  const dialog = bind('escape', 1);
  press('r');
  press('Escape');
  expect([below.count, dialog.count]).toEqual([0, 1]);
});
