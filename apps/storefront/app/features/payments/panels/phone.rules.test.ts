import { expect, test } from 'vitest';
import en from '../messages.en.json' with { type: 'json' };
import { phoneProblem } from './payphone.panel.tsx';

const errorOf = (value: string) => {
  const id = phoneProblem(value);
  return id && (en as Record<string, string>)[id];
};

test('[PAY-PHONE-04] anything but figures is named with the exact words', () => {
  for (const value of ['098-411', '(09)84111222', '0984/11122', '0984 11122', 'abcdefgh', '+593984111']) {
    expect(errorOf(value)).toBe('Please enter a valid phone number with no characters like - / or ( )');
  }
});

test('[PAY-PHONE-05] [PAY-PHONE-06] seven figures are too few, eight are enough', () => {
  expect(errorOf('')).toBe('Phone number must be at least 8 digits');
  expect(errorOf('0984111')).toBe('Phone number must be at least 8 digits');
  expect(errorOf('09841112')).toBeNull();
  expect(errorOf('0984111222')).toBeNull();
});
