import brand from 'virtual:brand';

export const MIN_PASSWORD = 10;

// The roots of most leaked passwords of this length. The api knows many more and has the last word; here it is only
// about saying so while one types.
const COMMON = [
  ...['password', 'passwort', 'contrasena', 'motdepasse', 'qwerty', 'qwertz', 'azerty', 'qwertyuiop'],
  ...['asdfghjkl', 'zxcvbnm', '1q2w3e4r5t', '1qaz2wsx', 'iloveyou', 'welcome', 'letmein', 'football'],
  ...['princess', 'sunshine', 'superman', 'administrator', 'admin', 'monkey', 'dragon', 'abc'],
  brand.name.toLowerCase().replace(/\s+/g, ''),
];
const SEQUENCE = '01234567890123456789';

export const isLongEnough = (password: string) => [...password].length >= MIN_PASSWORD;

/** A well-known word with figures and signs around it, one sign again and again, or counting. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replace(/\s+/g, '');
  const core = plain.replace(/^[\d!?.@#$%*_-]+|[\d!?.@#$%*_-]+$/g, '');
  const reversed = [...SEQUENCE].reverse().join('');
  return (
    COMMON.some((word) => plain === word || core === word || core === word + word) ||
    new Set(plain).size <= 3 ||
    (/^\d+$/.test(plain) && (SEQUENCE.includes(plain) || reversed.includes(plain)))
  );
}
