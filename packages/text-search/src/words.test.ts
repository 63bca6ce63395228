import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { PART, STEM, takeApart, wordsOf } from './words.ts';

// Any character there is, half ones too.
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x2ffff }), { maxLength: 20 })
  .map((codes) => String.fromCodePoint(...codes));

describe('one spelling for many', () => {
  test.each([
    ['it', 'Città', 'citta'],
    ['de', 'WEISS Straße', 'weiss strasse'],
    ['pl', 'Żółty', 'zolty'],
    ['vi', 'Đỏ tươi', 'do tuoi'],
    ['el', 'Μηχανής', 'μηχανησ'],
    ['ar', 'دَرَّاجَة', 'دراجه'],
    ['ar', 'أحمر إلى آخر', 'احمر الي اخر'],
    ['fa', 'یک کلاه', 'يك كلاه'],
    ['he', 'שָׁלוֹם', 'שלומ'],
    ['ja', 'ﾍﾙﾒｯﾄ', 'へるめっと'],
    ['ja', 'スクーター', 'すくた'],
    ['zh', '電動車', '电动车'],
    ['zh', '速克達', '速克达'],
    ['kh', '៥០០', '500'],
    ['fa', '۱۲۵', '125'],
    ['en', 'Ｌｕｐｏ５００', 'lupo500'],
  ])('%s: %s is %s', (locale, text, folded) => expect(fold(text, locale)).toBe(folded));

  test('Japanese voicing and Khmer vowels are letters and stay', () => {
    expect(fold('が', 'ja')).not.toBe(fold('か', 'ja'));
    expect(fold('កង់', 'kh')).toBe('កង់');
  });

  test('folding twice changes nothing, whatever the text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('it', 'ja', 'ar', 'zh'), (text, locale) => {
        const once = fold(text, locale);
        expect(fold(once, locale)).toBe(once);
      }),
      { seed: 20261115, numRuns: 60 },
    );
  });
});

describe('forms of a word meet', () => {
  test.each([
    ['it', 'rosso', 'rosse'],
    ['it', 'elettrica', 'elettriche'],
    ['es', 'bicicleta', 'bicicletas'],
    ['fr', 'electrique', 'electriques'],
    ['de', 'roter', 'rote'],
    ['en', 'scooters', 'scooter'],
    ['el', 'ποδηλατο', 'ποδηλατα'],
    ['cs', 'cervena', 'cerveny'],
    ['pl', 'czerwony', 'czerwona'],
    ['ar', 'الدراجات', 'دراجه'],
    ['he', 'קסדות', 'קסדה'],
  ])('%s: %s and %s', (locale, one, other) => expect(stem(one, locale)).toBe(stem(other, locale)));

  test('numbers and short words are left alone', () => {
    expect(stem('500', 'en')).toBe('500');
    expect(stem('via', 'it')).toBe('via');
  });
});

describe('taking apart', () => {
  const words = (text: string, locale: string) => takeApart(text, locale).map((piece) => piece.text);
  test('letters and digits part; an elided article goes', () => {
    expect(words('Lupo500', 'it')).toEqual(['lupo', '500']);
    expect(words('54cm', 'de')).toEqual(['54', 'cm']);
    expect(words("l'elettrica dell’Adriatico", 'it')).toEqual(['elettrica', 'adriatico']);
    expect(words('دوچرخه‌ها', 'fa')).toEqual(['دوچرخه', 'ها']);
  });

  test('a compound is found whole and in parts, with or without its umlaut', () => {
    expect(wordsOf('E-Bike', 'de')).toEqual(expect.arrayContaining(['e', 'bike', 'ebike']));
    expect(wordsOf('Grün', 'de')).toEqual(
      expect.arrayContaining(['grun', 'gruen', `${STEM}${stem('grun', 'de')}`]),
    );
  });

  test('a script without spaces is found by the words in it', () => {
    expect(wordsOf('電動アシスト自転車', 'ja')).toEqual(
      expect.arrayContaining(['電動あしすと自転車', `${PART}自転車`]),
    );
    expect(wordsOf('公路自行车', 'zh')).toContain(`${PART}公路`);
  });

  test('no text, however broken, breaks it', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('it', 'ja', 'kh', 'fa'), (text, locale) => {
        for (const word of wordsOf(`${text}\ud800`, locale)) expect(word.isWellFormed()).toBe(true);
      }),
      { seed: 20261115, numRuns: 60 },
    );
  });
});
