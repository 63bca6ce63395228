import { expect, test } from 'vitest';
import { toRegime } from '../../page/consent-regime.ts';
import { CHOICE_SECONDS, CHOICE_VERSION, isAtLeast, readChoice, writeChoice } from './choice.ts';

const ID = '3f0a4e52-5a40-4d0e-9a57-0a2f6f3f9d11';
const CHOICE = {
  id: ID,
  regime: 'opt_in' as const,
  choices: { functional: true, analytics: false, marketing: true },
};

test('[CONSENT-01] a choice is kept per purpose and read back among other cookies', () => {
  const value = writeChoice(CHOICE);
  expect(value).toBe(`${CHOICE_VERSION}.opt_in.101.${ID}`);
  expect(readChoice(`a=1; Consent=${value}; b=2`)).toEqual(CHOICE);
  for (const other of [true, false]) {
    const choices = { functional: !other, analytics: other, marketing: !other };
    expect(readChoice(`Consent=${writeChoice({ ...CHOICE, choices })}`)?.choices).toEqual(choices);
  }
});

test.each([
  ['none', ''],
  ['of an older version', `Consent=${CHOICE_VERSION - 1}.opt_in.111.${ID}`],
  ['under rules nobody knows', `Consent=${CHOICE_VERSION}.free.111.${ID}`],
  ['with a purpose too few', `Consent=${CHOICE_VERSION}.opt_in.11.${ID}`],
  ['without a number', `Consent=${CHOICE_VERSION}.opt_in.111.`],
  ['of another name', `MyConsent=${CHOICE_VERSION}.opt_in.111.${ID}`],
])('a choice %s is no choice', (_name, cookies) => {
  expect(readChoice(cookies)).toBeNull();
});

test('a choice is kept for six months', () => {
  expect(CHOICE_SECONDS / 86_400).toBe(182);
});

test('what was chosen under laxer rules does not do for stricter ones', () => {
  expect(isAtLeast('opt_in', 'ccpa')).toBe(true);
  expect(isAtLeast('ccpa', 'ccpa')).toBe(true);
  expect(isAtLeast('notice', 'opt_in')).toBe(false);
  expect(isAtLeast('ccpa', 'opt_in')).toBe(false);
  expect(toRegime('anything')).toBeNull();
});
