import { splitPassages } from '../language/split-passages.ts';
import { TYPOGRAPHY, type TypographyRule } from '../language/typography/typography.ts';
import { compileForm } from '../language/word-pattern.ts';
import { languageTag } from '../locales.ts';
import { hasClosedTags, type MessageShape, readShape } from './message-shape.ts';

/** These break the page that shows the words: they cannot be saved. */
const BREAKING = ['empty', 'syntax', 'placeholders', 'tags', 'plurals'] as const;
/** These are sometimes right: they can be saved with a reason. */
const DOUBTFUL = [
  'numbers',
  'glossary',
  'typography',
  'length',
  'direction',
  'spaces',
  'punctuation',
] as const;

export const TRANSLATION_CHECKS = [...BREAKING, ...DOUBTFUL] as const;
export type TranslationCheck = (typeof TRANSLATION_CHECKS)[number];

export interface Finding {
  readonly check: TranslationCheck;
  /** What was found, or what is missing. */
  readonly found: string;
  /** What should stand there, where the check knows. */
  readonly instead: string | null;
}

export interface GlossaryRule {
  readonly term: string;
  readonly forbidden: readonly string[];
  /** The word of the source: where it stands there, the term is expected here. */
  readonly source?: string | null;
  /** Where the forbidden forms are forbidden; everywhere if absent or empty. */
  readonly kinds?: readonly string[] | null;
}

export interface CheckInput {
  readonly source: string;
  readonly words: string;
  readonly locale: string;
  /** Of the text: `interface`, `mail`, `page` … */
  readonly kind: string;
  readonly terms?: readonly GlossaryRule[];
  readonly typography?: readonly string[];
  /** The limit of the field in characters, if it has one. */
  readonly maxLength?: number | null;
}

export const isBreaking = ({ check }: Finding): boolean => (BREAKING as readonly string[]).includes(check);

/** Messages are ICU; the words of pages and products are prose or HTML. */
export const isMessageKind = (kind: string): boolean => kind === 'interface' || kind === 'mail';

/** What may be wrong with a translation. The desk runs it at every key, the server before it saves. */
export function checkTranslation(input: CheckInput): Finding[] {
  const breaking = findBreakingFaults(input);
  if (breaking.some(({ check }) => check === 'empty' || check === 'syntax')) return breaking;
  return [
    ...breaking,
    ...findNumberFaults(input),
    ...findGlossaryFaults(input),
    ...findTypographyFaults(input),
    ...findLengthFaults(input),
    ...findDirectionFaults(input),
    ...findEdgeFaults(input),
  ];
}

/** What breaks the page that shows the words: all that is checked of the catalogues in the repository. */
export function findBreakingFaults({ source, words, locale, kind }: CheckInput): Finding[] {
  if (words.trim() === '') return [{ check: 'empty', found: '', instead: null }];
  const isMessage = isMessageKind(kind);
  const [own, expected] = [readShape(words, isMessage), readShape(source, isMessage)];
  if (!own) return [{ check: 'syntax', found: words, instead: null }];
  if (!expected) return [];
  const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');
  const tags = (names: readonly string[]) => names.map((name) => `<${name}>`).join(' ');
  const findings: Finding[] = [];
  if (!hasSameValues(own, expected))
    findings.push({
      check: 'placeholders',
      found: braces([...own.values, ...own.selectors]),
      instead: braces(expected.values),
    });
  if (own.tags.join() !== expected.tags.join() || !hasClosedTags(words))
    findings.push({ check: 'tags', found: tags(own.tags), instead: tags(expected.tags) });
  const missing = own.plurals.flatMap((cases) => missingCases(cases, languageTag(locale)));
  if (missing.length > 0)
    findings.push({ check: 'plurals', found: '', instead: [...new Set(missing)].join(', ') });
  return findings;
}

/** The same values are inserted, and words are chosen only by values that the code passes. */
function hasSameValues(own: MessageShape, expected: MessageShape): boolean {
  const passed = [...expected.values, ...expected.selectors];
  return own.values.join() === expected.values.join() && own.selectors.every((name) => passed.includes(name));
}

/** `many` of Romance languages and Hebrew only serves millions. */
function missingCases(cases: readonly string[], language: string): string[] {
  const base = language.split('-')[0] ?? language;
  const optional = ['es', 'fr', 'it', 'he'].includes(base) ? ['many'] : [];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.filter((name) => !optional.includes(name) && !cases.includes(name));
}

const DIGIT_ZEROS = ['\u0660', '\u06f0', '\u17e0', '\u0966'];

/** 3,500 and 3.500 and ٣٬٥٠٠ are the same number: digits without their separators. */
function numbersOf(text: string): Set<string> {
  const plain = splitPassages(text)
    .join('\n')
    .replace(/\p{Nd}/gu, (digit) => toAsciiDigit(digit))
    .replace(/(?<=\d)[.,'’\u00a0\u202f\u066b\u066c ](?=\d)/g, '');
  return new Set(plain.match(/\d+/g) ?? []);
}

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = DIGIT_ZEROS.map((one) => one.codePointAt(0) ?? 0).find(
    (one) => code >= one && code < one + 10,
  );
  return zero === undefined ? digit : String(code - zero);
}

function findNumberFaults({ source, words }: CheckInput): Finding[] {
  const [own, expected] = [numbersOf(words), numbersOf(source)];
  const missing = [...expected].filter((number) => !own.has(number));
  const extra = [...own].filter((number) => !expected.has(number));
  if (missing.length === 0 && extra.length === 0) return [];
  return [{ check: 'numbers', found: extra.join(' '), instead: missing.join(' ') || null }];
}

function findGlossaryFaults({ source, words, locale, kind, terms = [] }: CheckInput): Finding[] {
  const [passages, sources] = [splitPassages(words), splitPassages(source)];
  const has = (texts: readonly string[], form: string, language: string) =>
    texts.map((text) => compileForm(form, language).exec(text)?.[0]).find((found) => found !== undefined);
  return terms
    .filter(({ kinds }) => !kinds?.length || kinds.includes(kind))
    .flatMap(({ term, forbidden, source: word }): Finding[] => {
      const wrong = forbidden.map((form) => has(passages, form, locale)).find((found) => found !== undefined);
      if (wrong !== undefined) return [{ check: 'glossary', found: wrong, instead: term }];
      const isMissing = word && has(sources, word, 'en') !== undefined && !holdsTerm(passages, term, locale);
      return isMissing ? [{ check: 'glossary', found: word, instead: term }] : [];
    });
}

/** "bici elettrica / e-bike": one of the forms is enough. Inflected forms begin like the term. */
const holdsTerm = (passages: readonly string[], term: string, locale: string) =>
  term.split(' / ').some((form) => passages.some((passage) => compileForm(`${form}*`, locale).test(passage)));

function findTypographyFaults({ words, typography = [] }: CheckInput): Finding[] {
  const passages = splitPassages(words);
  return typography
    .filter((rule): rule is TypographyRule => Object.hasOwn(TYPOGRAPHY, rule))
    .flatMap((rule) => {
      const { pattern, instead } = TYPOGRAPHY[rule];
      const found = passages.map((passage) => pattern.exec(passage)?.[0]).find((one) => one !== undefined);
      return found === undefined ? [] : [{ check: 'typography' as const, found, instead }];
    });
}

const MAX_GROWTH = 1.4;
/** A word of five letters may become one of fifteen. */
const FREE_CHARACTERS = 12;

export const maxCharacters = (source: string, maxLength?: number | null): number =>
  maxLength ?? Math.ceil(source.length * MAX_GROWTH) + FREE_CHARACTERS;

function findLengthFaults({ source, words, maxLength }: CheckInput): Finding[] {
  const most = maxCharacters(source, maxLength);
  return words.length > most ? [{ check: 'length', found: String(words.length), instead: String(most) }] : [];
}

const ISOLATES = /[\u2066\u2067\u2068]/g;
const END_OF_ISOLATE = /\u2069/g;
/** Embeddings and overrides reach beyond their words; isolates do the same work without. */
const OVERRIDES = /[\u202a-\u202e]/;

function findDirectionFaults({ words }: CheckInput): Finding[] {
  const isOverridden = OVERRIDES.test(words);
  const isOpen = (words.match(ISOLATES)?.length ?? 0) !== (words.match(END_OF_ISOLATE)?.length ?? 0);
  return isOverridden || isOpen ? [{ check: 'direction', found: '', instead: null }] : [];
}

const END_MARK = /[.!?…:。！？؟।៕។：]["'”’»」)\u2069]*$/u;

/** Space at the ends, double spaces, and a last sign that only one of both has. */
function findEdgeFaults({ source, words }: CheckInput): Finding[] {
  const findings: Finding[] = [];
  const isTrimmed = (text: string) => text === text.trim();
  if ((isTrimmed(source) && !isTrimmed(words)) || / {2}/.test(words.replace(/\n */g, '')))
    findings.push({ check: 'spaces', found: '', instead: null });
  const [own, expected] = [splitPassages(words).at(-1) ?? '', splitPassages(source).at(-1) ?? ''];
  // Thai and Khmer sentences may end without a sign.
  if (END_MARK.test(expected) !== END_MARK.test(own) && /\p{L}/u.test(expected))
    findings.push({
      check: 'punctuation',
      found: own.slice(-1),
      instead: END_MARK.test(expected) ? expected.slice(-1) : null,
    });
  return findings;
}
