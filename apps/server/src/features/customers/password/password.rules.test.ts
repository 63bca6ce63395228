import { expect, test } from 'vitest';
import { whyPasswordRefused } from './password.rules.ts';

const AROUND = { email: 'Marco.Bianchi74@example.test', brand: 'Aurelia' };
const why = (password: string) => whyPasswordRefused(password, AROUND);

test.each(['', 'short', 'ninechars', 'ﬀﬀ', '密码密码', '🐺🐺🐺🐺🐺'])('%j is too short', (password) => {
  expect(why(password)).toBe('password_too_short');
});

test.each([
  ...[
    'password12',
    'Password123!',
    'P4$$w0rd2024',
    'p@ssw0rd!!',
    '123password',
    'PASSWORD!!!',
    'Passwort2024',
  ],
  ...['qwertyuiop', 'asdfghjkl;', 'Qwerty12345', 'poiuytrewq', '1q2w3e4r5t', '1qaz2wsx3edc', 'azertyuiop'],
  ...['1234567890', '0987654321', '9876543210', 'abcdefghij', 'zyxwvutsrq', '1234512345', '1111111111'],
  ...[
    'aaaaaaaaaa',
    'abababababab',
    'abcabcabca',
    'iloveyou2024',
    'ILoveYou<3<3',
    'tiamo123456',
    'welcome2026',
  ],
  ...[
    'marco.bianchi74@example.test',
    'marco.bianchi',
    'MarcoBianchi1',
    'M4rc0B14nch1',
    'aurelia2026',
    'Aur3lia!!!!',
  ],
  ...[
    'passwordpassword',
    'football1234',
    'motdepasse1',
    'contraseña1',
    'κωδικός1234',
    'パスワード12345',
    'пароль123456',
  ],
])('%j is too easy to guess', (password) => {
  expect(why(password)).toBe('password_too_common');
});

test.each([
  ...[
    'quattro lupi blu',
    'correct horse battery',
    'xK9#mP2$vL',
    'tomato bicycle 7',
    '春の海ひねもすのたり',
    'bianca e il treno',
  ],
  ...['rosso di sera 88', 'x'.repeat(5) + 'y7Qz-'.repeat(3), 'Ma rco che ride', '8314-0275-6619'],
])('%j will do', (password) => {
  expect(why(password)).toBeNull();
});
