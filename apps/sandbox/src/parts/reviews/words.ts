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
