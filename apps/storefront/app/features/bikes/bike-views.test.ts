import { expect, test } from 'vitest';
import { percentLeft } from './bike-views.server.ts';

test('the bar shows how much of the warranty is still to come, never less than nothing nor more than all', () => {
  const [from, to] = ['2025-05-14T10:00:00Z', '2030-05-14T10:00:00Z'];
  expect(percentLeft(from, to, Date.parse('2026-11-15T10:00:00Z'))).toBe(70);
  expect(percentLeft(from, to, Date.parse('2031-01-01T00:00:00Z'))).toBe(0);
  expect(percentLeft(from, to, Date.parse('2025-01-01T00:00:00Z'))).toBe(100);
});
