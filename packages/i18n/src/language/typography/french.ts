/** A no-break space, narrow or not, stands before ; : ! ? » and after «. */
export const FRENCH = {
  'french-spaces': {
    pattern:
      /(?<![\u00a0\u202f!?.…]|^)[;!?»]|(?<=[\p{L}\p{N}\uFFFC)]|[^\S\u00a0\u202f]):(?=\s|$)|«(?![\u00a0\u202f])/u,
    instead: 'a no-break space before ; : ! ? » and after «',
  },
} as const;
