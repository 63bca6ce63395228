import { DEFAULT_LOCALE } from '@paddock/i18n/locales';
import type { TextState } from '../staff/texts.staff.contract.ts';
import type { KnownMark, KnownText, MarkChange, SyncPlan } from '../texts.sql.ts';

/** A text as its owner (the release, a page) has it now. */
export interface IncomingText {
  readonly path: string;
  readonly source: string;
  /** Words by locale, without the source's own. */
  readonly words: Readonly<Record<string, string>>;
}

export interface SyncOptions {
  /** Every locale that has to have the texts. */
  readonly locales: readonly string[];
  digestOf(words: string): string;
  /**
   * For pages and articles, whose words editors change too: when each language was last edited, in milliseconds. What was
   * edited after the translator saved wins.
   */
  readonly editedAt?: Readonly<Record<string, number>> | undefined;
}

/**
 * What has to change so that the texts are those of their owner. Only the words count: a text that was moved keeps its
 * path, a text whose words are the same keeps its marks. Words of the desk win over those of the owner.
 */
export function planSync(
  known: readonly KnownText[],
  incoming: readonly IncomingText[],
  { locales, digestOf, editedAt }: SyncOptions,
): SyncPlan {
  const byPath = new Map(known.map((text) => [text.path, text]));
  const texts: SyncPlan['texts'][number][] = [];
  const marks: MarkChange[] = [];
  const memory: SyncPlan['memory'][number][] = [];
  for (const text of incoming) {
    const before = byPath.get(text.path);
    const hasOwnSource = before?.overridden.includes(DEFAULT_LOCALE) ?? false;
    const source = hasOwnSource && before ? before.source : text.source;
    const isNew = !before || before.is_retired;
    if (isNew || before.source !== source || before.released_source !== text.source)
      texts.push({ path: text.path, source, released_source: text.source });
    for (const locale of localesOf(text, before, locales)) {
      const change = planMark({ ...text, source }, before, { locale, digestOf, editedAt });
      if (!change) continue;
      marks.push(change);
      memory.push(...(before?.marks ?? []).filter((mark) => mark.locale === locale).flatMap(toPair));
    }
  }
  const present = new Set(incoming.map(({ path }) => path));
  const gone = known.filter((text) => !text.is_retired && !present.has(text.path));
  memory.push(...gone.flatMap(({ marks: old }) => old.flatMap(toPair)));
  return { texts, retired: gone.map(({ id }) => id), marks, memory };
}

/** Words that were public, or that a person wrote and an editor has replaced. */
const toPair = ({ state, locale, words, made_from: source }: KnownMark) =>
  state !== 'suggested' && state !== 'stale' && words !== null && source !== null
    ? [{ locale, source, words }]
    : [];

/** Every language, and of the regional editions those that have words of their own. */
const localesOf = (text: IncomingText, before: KnownText | undefined, locales: readonly string[]) => [
  ...new Set([...locales, ...Object.keys(text.words), ...(before?.marks.map(({ locale }) => locale) ?? [])]),
];

function planMark(
  text: IncomingText,
  before: KnownText | undefined,
  { locale, digestOf, editedAt }: { locale: string } & Pick<SyncOptions, 'digestOf' | 'editedAt'>,
): MarkChange | null {
  const old = before?.marks.find((mark) => mark.locale === locale);
  const words = isGap(text, old, locale, editedAt) ? null : (text.words[locale] ?? null);
  const digest = words === null ? null : digestOf(words);
  const { path } = text;
  const isOverridden = before?.overridden.includes(locale) ?? false;
  const isFinished = old?.state === 'translated' || old?.state === 'reviewed';
  const isReplaced = editedAt && (editedAt[locale] ?? 0) > Date.parse(old?.updated_at ?? '');
  const isDesk = isOverridden || (isFinished && !isReplaced);
  if (!old || (digest !== old.released_digest && !isDesk)) {
    if (old && words === null && old.words === null) return null;
    return {
      path,
      locale,
      words,
      made_from: words === null ? null : text.source,
      state: words === null ? 'missing' : 'published',
      origin: 'release',
      released_digest: digest,
    };
  }
  const isLive = !isOverridden && old.words !== null && digestOf(old.words) === digest;
  const state = nextState(old, text.source, isLive);
  if (state === old.state && digest === old.released_digest) return null;
  return {
    path,
    locale,
    words: old.words,
    made_from: old.made_from,
    state,
    origin: old.origin,
    released_digest: digest,
  };
}

/** A page shows the source in the place of a text that is not translated yet. */
const isGap = (
  { source, words }: IncomingText,
  old: KnownMark | undefined,
  locale: string,
  editedAt: SyncOptions['editedAt'],
) => editedAt !== undefined && old !== undefined && old.words === null && words[locale] === source;

/** Words whose source came back need no translator; those that were never public still wait to be published. */
function nextState({ state, made_from }: KnownMark, source: string, isLive: boolean): TextState {
  if (state === 'missing' || state === 'suggested') return state;
  if (made_from !== source) return 'stale';
  if (isLive) return 'published';
  return state === 'stale' ? 'translated' : state;
}
