import { createHash } from 'node:crypto';
import { QUOTES, type Quote } from './quotes.ts';
import { wordFor } from './words.ts';

/** The same product always has the same reviews: everything follows from its number. */
export function reviewsOf(sku: string, language: string) {
  const pick = dice(sku);
  const distribution = shares(pick);
  const stars = distribution.reduce((sum, share, place) => sum + share * (5 - place), 0);
  const average = Math.round(stars / 10) / 10;
  const spoken = QUOTES[language] ? language : 'en';
  return {
    stats: { average, count: 14 + pick(420), distribution },
    word: wordFor(average, language),
    quotes: some(QUOTES[spoken] ?? [], 2 + pick(3), pick(100)).map((quote) => ({ ...quote, locale: spoken })),
  };
}

/** Numbers below a bound, one after the other, that depend on nothing but the seed. */
function dice(seed: string): (below: number) => number {
  const bytes = createHash('sha256').update(seed).digest();
  let at = 0;
  return (below) => {
    const value = bytes.readUInt16BE(at);
    at = (at + 2) % (bytes.length - 1);
    return value % below;
  };
}

/** Percent of five, four, three, two and one star. */
function shares(pick: (below: number) => number): number[] {
  const five = 58 + pick(26);
  const three = 1 + pick(5);
  const two = pick(3);
  const one = pick(3);
  return [five, 100 - five - three - two - one, three, two, one];
}

const some = (quotes: readonly Quote[], count: number, start: number) =>
  Array.from(
    { length: Math.min(count, quotes.length) },
    (_, n) => quotes[(start + n) % quotes.length],
  ).filter((quote) => quote !== undefined);
