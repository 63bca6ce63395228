/** Where a term is looked for. `text` is every sentence in code: test titles, log lines, errors, output of commands. */
export type Scope = 'comment' | 'text' | 'docs' | 'sql' | 'name' | 'file';

export interface Term {
  /** In a sentence: matched without regard to case. In a name or a file name: compared with each of its words. */
  readonly pattern: RegExp;
  readonly instead: string;
  readonly scopes: readonly Scope[];
}

const SENTENCES = ['comment', 'text', 'docs'] as const;
const NAMES = ['name', 'file', 'sql'] as const;

const inSentences = (words: string, instead: string): Term => ({
  // An e-mail address (nobody@example.test) is data.
  pattern: new RegExp(`\\b(?:${words.replaceAll(' ', '\\s+')})\\b(?![.\\w]*@)`, 'gi'),
  instead,
  scopes: SENTENCES,
});
const inNames = (words: string, instead: string): Term => ({
  pattern: new RegExp(`^(?:${words})$`, 'i'),
  instead,
  scopes: NAMES,
});
const everywhere = (words: string, instead: string): Term[] => [
  inSentences(words, instead),
  inNames(words, instead),
];

/** Our list: what reads as private English, and what the field writes instead. */
export const TERMS: readonly Term[] = [
  ...everywhere('whoever|whosoever', 'name the subject: the shopper, the request, the caller'),
  ...everywhere('nobody', 'no shopper, no caller, no process; or turn the sentence: "is not …"'),
  ...everywhere('somebody|someone', 'name the subject: a shopper, another transaction, staff'),
  ...everywhere('anybody', 'name the subject: any shopper, any caller, the public'),
  ...everywhere('everybody', 'every shopper, every request, all readers'),
  inSentences('one who|those who|he who|them who', 'a shopper who, the caller that'),
  {
    pattern: /(?<=^|[.:;!?]\s+|\] )who\s+[a-z]+\b(?![^.]*\?)/gi,
    instead: 'start with the subject: "A shopper who …"',
    scopes: SENTENCES,
  },
  {
    // `he` is also the code of a language: only a word that follows makes it a person.
    pattern:
      /(?<![\p{L}\d'"`/.-])(?:s?he(?=\s+(?!(?:and|or)\b)[a-z])|(?:his|him|himself|hers?|herself)(?![\p{L}\d'"`/-]))/giu,
    instead: 'they, its, the shopper, the process',
    scopes: SENTENCES,
  },
  inSentences('wish(?![ -]list)|wishes|wished', 'input, request, choice, preference'),
  inNames('wish|wishes|wished', 'input, request, choice, preference'),
  ...everywhere('anew', 'again'),
  inSentences('put off|puts off|putting off', 'reschedule, delay, defer'),
  ...everywhere('putoff', 'reschedule'),
  inSentences('travels? along|travell?ing along', 'is pipelined, is sent in the same round trip'),
  inSentences('signs? of life', 'heartbeat'),
  inSentences('com(?:e|es|ing) to life|came to life', 'hydrate, start'),
  ...everywhere('newborn|newborns', 'grace period: GRACE_SECONDS'),
  ...everywhere('patrol|patrols', 'reap dead workers, sweep'),
  inSentences('the wire broke|the wire is|wire broke', 'connection lost'),
  ...everywhere('till|tills', 'checkout (or "until")'),
  inSentences('bad luck', 'chaos tests, failure'),
  ...everywhere('mend|mends|mended|mending', 'fix, repair'),
  inSentences('in vain', 'without effect, unsuccessfully'),
  inNames('vain', 'failed, unsuccessful'),
  ...everywhere('deed|deeds', 'action'),
  inSentences('in (?:his|her|their) hands', 'locked, held'),
  inSentences('cannot be had|could not be had|can be had', 'cannot be loaded, is not available'),
  inSentences('to and fro', 'back and forth'),
  inSentences('nowhere to', 'no transition to'),
  inNames('given', 'input, options, value'),
  inNames('asked', 'request, question, requested'),
  inNames('said', 'answer, reply, value, text'),
  inNames('asking', 'executor (a connection), or is…Pending'),
  inNames('truth', 'state, provider payment'),
  inNames('postoffice', 'mail context'),
];

/** Rules on whole identifiers, beyond the words inside them. */
export const WHOLE_NAMES: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /^MOST_|_MOST$|_MOST_/, instead: 'MAX_…' },
  { pattern: /^LEAST_|_LEAST$/, instead: 'MIN_…' },
  { pattern: /^(?:CartOf|CheckoutOf|[A-Z][a-z]+Of)$/, instead: 'a noun: CartKey, CheckoutKey, …Options' },
  {
    pattern: /^(?:writeAlong|askAlong|LedQuery|ToCome|Ahead)$/,
    instead: 'queueWrite, queueRead, PipelinedQuery, PendingRows, QueuedStatement',
  },
  {
    pattern: /^(?:ProviderTruth|applyTruth|queueLook)$/,
    instead: 'ProviderPayment, applyProviderState, schedulePoll',
  },
  {
    pattern: /^(?:isSaidOnce|bringNewCartId|showLife|Pen)$/,
    instead: 'hasSingle…, issueCartId, reapDeadWorkers, TextWriter',
  },
];

/** File names of one piece that say nothing of what they export. */
export const WHOLE_FILES: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /^(?:keep-no-longer|where-stands)\b/, instead: 'purge-expired-data, or what it answers' },
];

/** Compounds of the field that hold a word of the list: the page is called so in every shop. */
export const STANDARD_COMPOUNDS = /wish[-_]?list/gi;

/** Parameters and types that hold these words are right: the word is the field's own. */
export const STANDARD_NAMES: ReadonlySet<string> = new Set([
  'given_by',
  'givenName',
  'given_name',
  'GivenName',
  'givenUp',
  'given_up',
  // A key of payment_attempts.hints, stored in the database.
  'said_payment_ref',
]);
