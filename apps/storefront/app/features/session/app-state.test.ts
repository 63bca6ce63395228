import { expect, test } from 'vitest';
import { openVisit } from '../../request/open-visit.server.ts';
import { readAppState, rememberAppState } from './app-state.server.ts';

const visitWith = (state?: unknown) => {
  const headers =
    state === undefined ? {} : { cookie: `AppState=${encodeURIComponent(JSON.stringify(state))}` };
  return openVisit(new Request('http://localhost/it-it/stores/find', { headers }));
};

/** What the browser would hold afterwards. */
function keptAfter(state: unknown, change: Parameters<typeof rememberAppState>[1]) {
  const visit = visitWith(state);
  rememberAppState(visit, change);
  const [line = ''] = visit.setCookies;
  const value = /^AppState=([^;]*)/.exec(line)?.[1] ?? '';
  return {
    line,
    size: value.length,
    state: JSON.parse(decodeURIComponent(value)) as Record<string, unknown>,
  };
}

test('[H-15] app state holds country, locale, distance unit, last store search and dismissed banners', () => {
  const before = { country: 'es', locale: 'es', dismissed: ['cookies'] };
  const { state, line } = keptAfter(before, { distanceUnit: 'ml', lastStoreSearch: 'Reggio nell’Emilia' });
  expect(state).toEqual({
    country: 'it',
    locale: 'it',
    distanceUnit: 'ml',
    lastStoreSearch: 'Reggio nell’Emilia',
    dismissed: ['cookies'],
  });
  expect(line).toContain('Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=31536000');
});

test('[H-15] nothing personal is kept: no street with a number, no other field', () => {
  for (const search of [
    'Via Tortona 1, Milano',
    '20144',
    'anna@example.test 1',
    'x'.repeat(61),
    'a\u0000b',
    '',
  ]) {
    expect(keptAfter({ distanceUnit: 'km' }, { lastStoreSearch: search }).state, search).toEqual({
      country: 'it',
      locale: 'it',
      distanceUnit: 'km',
    });
  }
  const odd = { email: 'anna@example.test', lat: 45.4, country: 'es' };
  expect(keptAfter(odd, {}).state).toEqual({ country: 'it', locale: 'it' });
});

test('[H-15] the cookie stays under 1 KB, whatever it held and in any script', () => {
  const full = { dismissed: Array.from({ length: 8 }, () => 'ю'.repeat(40)), distanceUnit: 'ml' };
  const { size, state } = keptAfter(full, { lastStoreSearch: '東'.repeat(60) });
  expect(size).toBeLessThanOrEqual(1000);
  expect(state).toEqual({ country: 'it', locale: 'it', distanceUnit: 'ml' });
  expect(keptAfter({}, { lastStoreSearch: '東'.repeat(60) }).state.lastStoreSearch).toBe('東'.repeat(60));
});

test('a cookie that is no app state is read as an empty one', () => {
  for (const state of [null, 7, [], 'x', { distanceUnit: 'parsec' }])
    expect(readAppState(visitWith(state))).toEqual({});
});
