import { expect, test } from 'vitest';
import { lostCookies } from './decide.ts';

const COOKIES =
  'Consent=1; Visitor=1; CountryLocale=it%2Fit; _ga=1; _gcl_au=1; intercom-session-x=1; intercom-id-x=1';

test('withdrawing removes the cookies of the third parties that were allowed, and no others', () => {
  expect(lostCookies(COOKIES, [])).toEqual([]);
  expect(lostCookies(COOKIES, ['marketing'])).toEqual(['_ga', '_gcl_au']);
  expect(lostCookies(COOKIES, ['analytics'])).toEqual(['_ga', '_gcl_au']);
  expect(lostCookies(COOKIES, ['functional'])).toEqual(['intercom-session-x', 'intercom-id-x']);
  expect(lostCookies('', ['functional', 'analytics'])).toEqual([]);
});
