import { createHash } from 'node:crypto';
import { QUOTES, type Quote } from './quotes.ts';

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

/** How the service words an average, best first: from 4.5, from 4, from 3.5, from 2.5, below. */
const WORDS: Record<string, readonly [string, string, string, string, string]> = {
  ar: ['ممتاز', 'جيد جدًا', 'جيد', 'مقبول', 'ضعيف'],
  cs: ['Vynikající', 'Velmi dobré', 'Dobré', 'Průměrné', 'Slabé'],
  de: ['Hervorragend', 'Sehr gut', 'Gut', 'Befriedigend', 'Schwach'],
  el: ['Εξαιρετικό', 'Πολύ καλό', 'Καλό', 'Μέτριο', 'Κακό'],
  en: ['Excellent', 'Very good', 'Good', 'Fair', 'Poor'],
  es: ['Excelente', 'Muy bueno', 'Bueno', 'Regular', 'Malo'],
  fa: ['عالی', 'خیلی خوب', 'خوب', 'متوسط', 'ضعیف'],
  fr: ['Excellent', 'Très bien', 'Bien', 'Moyen', 'Mauvais'],
  he: ['מצוין', 'טוב מאוד', 'טוב', 'סביר', 'חלש'],
  it: ['Eccellente', 'Molto buono', 'Buono', 'Discreto', 'Scarso'],
  ja: ['とても満足', '満足', '良い', '普通', '不満'],
  km: ['ល្អឥតខ្ចោះ', 'ល្អណាស់', 'ល្អ', 'មធ្យម', 'ខ្សោយ'],
  pl: ['Znakomicie', 'Bardzo dobrze', 'Dobrze', 'Przeciętnie', 'Słabo'],
  vi: ['Xuất sắc', 'Rất tốt', 'Tốt', 'Trung bình', 'Kém'],
  zh: ['非常好', '很好', '好', '一般', '较差'],
};

const STEPS = [4.5, 4, 3.5, 2.5];

export function wordFor(average: number, language: string): string {
  const words = WORDS[language] ?? WORDS.en ?? [];
  const place = STEPS.findIndex((step) => average >= step);
  return words[place === -1 ? STEPS.length : place] ?? '';
}

export const languagesOfWords = () => Object.keys(WORDS);
