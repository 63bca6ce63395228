import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['Anna@Hotmial.IT', 'Anna@hotmail.it'],
  ['anna@yaho.co', 'anna@yahoo.com'],
  [' anna@libeor.it ', 'anna@libero.it'],
])('%s was probably meant as %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test('addresses that may be meant as they are get no advice', () => {
  for (const typed of [
    ...[
      'anna@gmail.com',
      'anna@mail.com',
      'anna@ymail.com',
      'anna@hotmail.se',
      'anna@yahoo.co.uk',
      'anna@me.com',
    ],
    ...[
      'anna@brand.it',
      'anna@posta.it',
      'anna@example.test',
      'anna@gmial',
      'anna',
      '',
      'a@b@gmial.com',
      'anna@x.co',
    ],
  ]) {
    expect(suggestEmail(typed), typed).toBeNull();
  }
});
