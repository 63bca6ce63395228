/**
 * One spelling for what shoppers type in many: no case, no accents, no vowel points, one form per letter, ASCII digits,
 * half width, hiragana for both kana. Documents and queries both pass through here and nowhere else.
 */
export function fold(text: string, locale: string): string {
  const folded = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(STRIPPED, '')
    .normalize('NFC')
    .replace(LETTERS, (letter) => LETTER[letter] ?? letter)
    .replace(DIGITS, (digit) => String(digitValue(digit)))
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return locale === 'zh' ? folded.replace(TRADITIONAL, (char) => SIMPLIFIED[char] ?? char) : folded;
}

// Combining marks of Latin and Greek, Hebrew points, Arabic vowels, hamza and tatweel, the Japanese long mark, soft
// hyphens and direction marks. Not \p{M}: in Khmer the vowels are marks, in Japanese the voicing is.
const STRIPPED =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u30fc]|\p{Cf}/gu;

const LETTER: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  // Arabic and Persian write the same words with different letters for alef, ya, kaf and the final ha.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
  ە: 'ه',
  ء: '',
};
const LETTERS = new RegExp(`[${Object.keys(LETTER).join('')}]`, 'g');

const ZEROS = [0x660, 0x6f0, 0x17e0];
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u17e0-\u17e9]/g;
const digitValue = (digit: string) => {
  const code = digit.charCodeAt(0);
  return code - (ZEROS.findLast((zero) => zero <= code) ?? code);
};

// The characters of this trade; a shopper in Taipei or Hong Kong types them in their full form.
const SIMPLIFIED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '車车電电動动機机單单紅红綠绿藍蓝銀银頭头鎖锁燈灯輪轮騎骑復复橋桥護护險险貨货專专業业輕轻鋁铝鋼钢鏈链輔辅',
    '風风裝装備备褲裤夾夹後后邊边壺壶龍龙馬马號号碼码顏颜門门運运線线競竞賽赛黃黄',
    '達达與与盜盗欖榄鈴铃氣气銅铜長长礫砾側侧墊垫報报組组纖纤維维鏡镜輻辐條条舊旧',
  ].flatMap((line) => [...line.matchAll(/(.)(.)/gu)].map(([, full, short]) => [full, short])),
);
const TRADITIONAL = new RegExp(`[${Object.keys(SIMPLIFIED).join('')}]`, 'g');
