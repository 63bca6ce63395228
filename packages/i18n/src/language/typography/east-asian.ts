/** Chinese and Japanese punctuation fills a square. */
export const EAST_ASIAN = {
  'half-width-punctuation': {
    pattern: /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?:[,;:!?]|\.(?=\s|$))/u,
    instead: '，。；：！？',
  },
} as const;
