import { COMMON_PASSWORDS } from './common-passwords.rules.ts';

export const MIN_PASSWORD = 10;

export type PasswordRefusal = 'password_too_short' | 'password_too_common';

/** The password's owner: publicly known data must not be part of it. */
interface Around {
  readonly email: string;
  readonly brand: string;
}

export function whyPasswordRefused(password: string, around: Around): PasswordRefusal | null {
  const typed = password.normalize('NFKC').toLowerCase();
  if ([...typed].length < MIN_PASSWORD) return 'password_too_short';
  if (isRepetition(typed) || isRun(typed)) return 'password_too_common';
  const known = new Set([...COMMON_PASSWORDS, ...wordsAround(around)]);
  return wordsIn(typed).some((word) => known.has(word)) ? 'password_too_common' : null;
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{M}]/gu, '');

function wordsAround({ email, brand }: Around): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return [email, local, domain, brand]
    .map((text) => lettersOf(text.normalize('NFKC').toLowerCase()))
    .filter((word) => word.length > 2);
}

// How words are dressed up: p4$$w0rd.
const DRESSED: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** What is left of a password without the digits and signs around and inside its word: all of these count. */
function wordsIn(typed: string): string[] {
  const core = typed.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  const plain = [...core].map((letter) => DRESSED[letter] ?? letter).join('');
  const whole = [...typed].map((letter) => DRESSED[letter] ?? letter).join('');
  return [typed, lettersOf(typed), lettersOf(plain), lettersOf(whole)].flatMap((word) => [
    word,
    unitOf(word),
  ]);
}

/** "abcabcabc" is "abc" said three times, the last time perhaps not to the end. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

const isRepetition = (typed: string) => unitOf(typed) !== typed || new Set(typed).size <= 2;

const ROWS = [
  ...['qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm', 'azertyuiopqsdfghjklmwxcvbn'],
  ...['qazwsxedcrfvtgbyhnujmikolp', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p'],
  ...[
    'abcdefghijklmnopqrstuvwxyz',
    '01234567890',
    '12345678910',
    '0987654321',
    'йцукенгшщзхъфывапролджэячсмитьбю',
  ],
];

/** Neighbours on the keyboard, in the alphabet or in counting, forwards or backwards, once around. */
function isRun(typed: string): boolean {
  const backwards = [...typed].reverse().join('');
  return ROWS.some((row) => [typed, backwards].some((text) => (row + row).includes(text)));
}
