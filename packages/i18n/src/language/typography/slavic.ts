/** A preposition or conjunction of one letter does not end a line. */
export const SLAVIC = {
  'one-letter-words': {
    pattern: /(?<![\p{L}\p{N}])[aikosuvwz] (?=\S)/iu,
    instead: 'a no-break space after a word of one letter',
  },
} as const;
