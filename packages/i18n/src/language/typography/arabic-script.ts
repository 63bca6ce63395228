/** Arabic and Persian have their own comma, semicolon and question mark. */
export const ARABIC_SCRIPT = {
  'latin-punctuation': { pattern: /(?<=\p{Script=Arabic})[,;?]/u, instead: '، ؛ ؟' },
} as const;
