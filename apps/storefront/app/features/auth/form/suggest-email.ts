// Where most people's mail is; neighbours one letter apart (mail, gmail, ymail) are all meant as they are.
const DOMAINS = [
  ...[
    'gmail.com',
    'mail.com',
    'ymail.com',
    'email.com',
    'hotmail.com',
    'yahoo.com',
    'outlook.com',
    'icloud.com',
  ],
  ...[
    'live.com',
    'libero.it',
    'virgilio.it',
    'tiscali.it',
    'hotmail.it',
    'yahoo.it',
    'outlook.it',
    'yahoo.fr',
  ],
  ...[
    'orange.fr',
    'hotmail.fr',
    't-online.de',
    'hotmail.de',
    'yahoo.de',
    'hotmail.es',
    'yahoo.es',
    'onet.pl',
  ],
  ...['interia.pl', 'seznam.cz', 'yahoo.co.jp', 'docomo.ne.jp', 'walla.co.il'],
];
const SLIPPED_COM = ['con', 'cmo', 'ocm', 'co', 'cm', 'om', 'comm', 'vom', 'xom', 'cpm', 'clm', 'c0m'];

/** "anna@gmail.com" for "anna@gmial.con"; null for an address that may well be meant as it is. */
export function suggestEmail(typed: string): string | null {
  const [, name, host = '', ending = ''] = /^\s*([^@\s]+)@([^@\s.]+)\.([^@\s]+)\s*$/.exec(typed) ?? [];
  const [typedHost, after] = [host.toLowerCase(), ending.toLowerCase()];
  if (!name || DOMAINS.includes(`${typedHost}.${after}`)) return null;
  const right = SLIPPED_COM.includes(after) ? 'com' : after;
  const near = DOMAINS.filter((domain) => domain.endsWith(`.${right}`))
    .map((domain) => ({ domain, far: slips(typedHost, domain.slice(0, -right.length - 1)) }))
    .filter(({ far }) => far <= 1)
    .sort((one, other) => one.far - other.far)[0];
  return near ? `${name}@${near.domain}` : null;
}

/** The fewest slips that make one word the other (Damerau and Levenshtein, optimal alignment). */
function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = least;
    }
  }
  return at(a.length, b.length);
}
