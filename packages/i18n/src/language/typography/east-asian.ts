/** Chinese and Japanese punctuation fills a square; U+FFFC stands for an inserted value. */
export const EAST_ASIAN = {
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
