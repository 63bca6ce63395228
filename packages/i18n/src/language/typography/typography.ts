/** A preposition or conjunction of one letter does not end a line. */
const SLAVIC = {
  'one-letter-words': {
    pattern: /(?<![\p{L}\p{N}])[aikosuvwz] (?=\S)/iu,
    instead: 'a no-break space after a word of one letter',
  },
} as const;

/** A no-break space, narrow or not, stands before ; : ! ? » and after «. */
const FRENCH = {
  'french-spaces': {
    pattern:
      /(?<![\u00a0\u202f!?.…]|^)[;!?»]|(?<=[\p{L}\p{N}\uFFFC)]|[^\S\u00a0\u202f]):(?=\s|$)|«(?![\u00a0\u202f])/u,
    instead: 'a no-break space before ; : ! ? » and after «',
  },
} as const;

/** Rules of more than one language. */
const EVERY_LANGUAGE = {
  'straight-apostrophe': { pattern: /(?<=\p{L})'|'(?=\p{L})/u, instead: '’' },
  'straight-quotes': { pattern: /"/, instead: 'the quotation marks of the language' },
  'three-dots': { pattern: /\.{3}/, instead: '…' },
  'double-full-stop': { pattern: /(?<!\.)\.\.(?!\.)/, instead: 'one full stop' },
  'double-space': { pattern: /(?<=\S) {2,}(?=\S)/, instead: 'one space' },
  'space-before-punctuation': { pattern: /\s(?:[,;!?]|:(?!\s\d)|\.(?=\s|$))/, instead: 'no space' },
} as const;

/** Chinese and Japanese punctuation fills a square; U+FFFC stands for an inserted value. */
const EAST_ASIAN = {
  'half-width-punctuation': {
    pattern: /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?:[,;:!?]|\.(?=\s|$))/u,
    instead: '，。；：！？',
  },
  'space-in-japanese': {
    pattern:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] (?=[A-Za-z0-9\uFFFC])|[A-Za-z0-9\uFFFC] (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
    instead: 'no space between Japanese and Latin letters, digits or values',
  },
  'no-space-in-chinese': {
    pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
    instead: 'a space between Chinese and Latin letters or digits',
  },
} as const;

/** Arabic and Persian have their own comma, semicolon and question mark. */
const ARABIC_SCRIPT = {
  'latin-punctuation': { pattern: /(?<=\p{Script=Arabic})[,;?]/u, instead: '، ؛ ؟' },
} as const;

interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** The typography rules that a glossary switches on by name; a language with rules of its own has a file here. */
export const TYPOGRAPHY = {
  ...EVERY_LANGUAGE,
  ...FRENCH,
  ...SLAVIC,
  ...EAST_ASIAN,
  ...ARABIC_SCRIPT,
} as const satisfies Record<string, Rule>;

export type TypographyRule = keyof typeof TYPOGRAPHY;
