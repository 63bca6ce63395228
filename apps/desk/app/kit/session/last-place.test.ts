// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetLastPlace, keepLastPlace, readLastPlace } from './last-place.ts';

beforeEach(() => localStorage.clear());

test('[DESK-15] the last screen of this device is kept until the person signs out', () => {
  expect(readLastPlace()).toBeNull();
  keepLastPlace('/orders?q=serra', 'Orders');
  expect(readLastPlace()).toMatchObject({ path: '/orders?q=serra', title: 'Orders' });
  forgetLastPlace();
  expect(readLastPlace()).toBeNull();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7])(
  '[DESK-15] %s is no screen to return to',
  (path) => {
    const kept = { path, title: 'x', at: new Date().toISOString() };
    localStorage.setItem('desk.last', JSON.stringify(kept));
    expect(readLastPlace()).toBeNull();
  },
);
