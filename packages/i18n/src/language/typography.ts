interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * The typography rules that a glossary can switch on by name. A rule of one language (French spaces before a colon,
 * one-letter words at the end of a Polish line) is one more entry.
 */
export const TYPOGRAPHY = {
  'straight-apostrophe': { pattern: /(?<=\p{L})'|'(?=\p{L})/u, instead: '’' },
  'straight-quotes': { pattern: /"/, instead: '“…”' },
  'three-dots': { pattern: /\.{3}/, instead: '…' },
  'double-full-stop': { pattern: /(?<!\.)\.\.(?!\.)/, instead: 'one full stop' },
  'double-space': { pattern: /(?<=\S) {2,}(?=\S)/, instead: 'one space' },
  'space-before-punctuation': { pattern: /\s(?:[,;!?]|:(?!\s\d)|\.(?=\s|$))/, instead: 'no space' },
} as const satisfies Record<string, Rule>;

export type TypographyRule = keyof typeof TYPOGRAPHY;
