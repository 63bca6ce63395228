/** Rules of more than one language. */
export const EVERY_LANGUAGE = {
  'straight-apostrophe': { pattern: /(?<=\p{L})'|'(?=\p{L})/u, instead: '’' },
  'straight-quotes': { pattern: /"/, instead: 'the quotation marks of the language' },
  'three-dots': { pattern: /\.{3}/, instead: '…' },
  'double-full-stop': { pattern: /(?<!\.)\.\.(?!\.)/, instead: 'one full stop' },
  'double-space': { pattern: /(?<=\S) {2,}(?=\S)/, instead: 'one space' },
  'space-before-punctuation': { pattern: /\s(?:[,;!?]|:(?!\s\d)|\.(?=\s|$))/, instead: 'no space' },
} as const;
