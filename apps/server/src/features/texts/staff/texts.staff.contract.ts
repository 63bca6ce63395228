import { z } from 'zod';
import { ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedLines, typedSearch } from '../../typed-text.contract.ts';

// Texts of the shop and of its mails in every language, as translators and reviewers work on them. They belong to the
// brand: a change of words in a language needs the permission on every site that shows the language.

export const TEXT_STATES = ['missing', 'suggested', 'translated', 'reviewed', 'published', 'stale'] as const;
export const TextState = z.enum(TEXT_STATES);
export type TextState = z.infer<typeof TextState>;

export const TEXT_KINDS = ['interface', 'mail', 'page', 'news', 'product'] as const;
const TextKind = z.enum(TEXT_KINDS);
export type TextKind = z.infer<typeof TextKind>;

export const TextLocale = z.string().regex(/^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/);
const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Of = z.object({ id: Id, locale: TextLocale });
const Revision = z.int().min(0).max(2_147_483_647);
/** Isolates and marks of direction are part of right-to-left words; overrides and controls are not. */
export const TextWords = z
  .string()
  .min(1)
  .max(20_000)
  .refine((text) => !/\p{Cs}|[^\P{Cc}\n\t]|[\u202A-\u202E]/u.test(text), 'has a control character');

export const TextRow = z.object({
  id: z.number(),
  kind: TextKind,
  /** The slug of a page, the number of an article; texts of shop and mails have one subject each. */
  subject: z.string(),
  /** Of the page or article, in English. */
  title: z.string().nullable(),
  path: z.string(),
  source: z.string(),
  /** Of the source as it is now. */
  digest: z.string(),
  /** The source that the words were made from; null where it is the present one or there are no words. */
  made_from: z.string().nullable(),
  words: z.string().nullable(),
  state: TextState,
  origin: z.enum(['release', 'desk', 'memory', 'machine', 'file']),
  note: z.string().nullable(),
  /** The translator asks for a second person, also where the locale does not. */
  wants_review: z.boolean(),
  due_on: z.string().nullable(),
  /** Of the last translator, for whom the review is closed. */
  is_own: z.boolean(),
  revision: z.number(),
});
export type TextRow = z.infer<typeof TextRow>;

export const listTexts = {
  method: 'GET',
  path: '/api/staff/texts',
  summary: 'The texts of a locale by keyset; `todo` are those that a translator has to look at',
  query: ListQuery.omit({ sites: true }).extend({
    locale: TextLocale,
    state: z.enum([...TEXT_STATES, 'todo', 'review']).optional(),
    kind: TextKind.optional(),
    /** One page (its slug) or article (its number). */
    subject: typedSearch().max(200).optional(),
    q: typedSearch().max(200).optional(),
  }),
  response: listAnswer(TextRow),
} as const;

export const LocaleOverview = z.object({
  locale: z.string(),
  name: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  /** A site whose name goes with acts in this locale; null: the caller may only read. */
  site: z.string().nullable(),
  needs_review: z.boolean(),
  uses_machine: z.boolean(),
  revision: z.number(),
  typography: z.array(z.string()),
  counts: z.partialRecord(TextState, z.number()),
});
export type LocaleOverview = z.infer<typeof LocaleOverview>;

export const listTextLocales = {
  method: 'GET',
  path: '/api/staff/texts/locales',
  summary: 'Every locale with its number of texts by state',
  response: z.object({ data: z.array(LocaleOverview) }),
} as const;

export const Suggestion = z.object({
  words: z.string(),
  /** The source of these words. */
  source: z.string(),
  origin: z.enum(['memory', 'machine']),
  /** How alike the sources are, 0 to 100. */
  match: z.number(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const TextTerm = z.object({
  term: z.string(),
  source: z.string().nullable(),
  definition: z.string(),
  forbidden: z.array(z.string()),
  kinds: z.array(z.string()),
});
export type TextTerm = z.infer<typeof TextTerm>;

export const showText = {
  method: 'GET',
  path: '/api/staff/texts/:id/:locale',
  summary: 'A text in a locale with suggestions from the memory and the terms that concern it',
  params: Of,
  response: z.object({
    data: TextRow.extend({
      suggestions: z.array(Suggestion),
      terms: z.array(TextTerm),
      overruled: z.string().nullable(),
      translated_by: z.string().nullable(),
      reviewed_by: z.string().nullable(),
    }),
  }),
} as const;

const Done = z.object({
  data: z.object({ id: z.number(), locale: z.string(), state: TextState, revision: z.number() }),
});

const act = <Body extends z.ZodType>(word: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/texts/:id/:locale/${word}`,
    summary,
    status: 200,
    params: Of,
    body,
    response: Done,
  }) as const;

export const saveText = act(
  'save',
  'Saves words. 422 `text_checks_failed` names the checks; `overrule` saves in spite of those that do not break the page',
  z.object({
    words: TextWords,
    /** 0: there was no translation. */
    revision: Revision,
    /** Of the source that was translated. 409 `conflict` when it has changed. */
    digest: z.string().regex(/^[0-9a-f]{32}$/),
    overrule: typedLines().min(3).max(500).optional(),
    /** These words are published only after another person has approved them. */
    wants_review: z.boolean().optional(),
  }),
);
export const confirmText = act(
  'confirm',
  'The source has changed and the words are still correct',
  z.object({ revision: Revision }),
);
export const reviewText = act(
  'review',
  'Approves the words of another person. 403 for the person who wrote them',
  z.object({ revision: Revision }),
);
export const returnText = act(
  'return',
  'Sends the words back to the translator with a note',
  z.object({ revision: Revision, note: typedLines().min(3).max(500) }),
);

export const publishTexts = {
  method: 'POST',
  path: '/api/staff/texts/publish',
  summary:
    'Makes the finished texts of a locale public: the reviewed ones, and the translated ones where no review is asked for; a page or article once all of its texts are finished, at the time of its source',
  status: 200,
  body: z.object({ locale: TextLocale, ids: z.array(z.int().min(1)).min(1).max(500).optional() }),
  response: z.object({
    data: z.object({
      published: z.number(),
      /** Finished texts of pages and articles that have others which are not finished. */
      waiting: z.number(),
    }),
  }),
} as const;

export const suggestTexts = {
  method: 'POST',
  path: '/api/staff/texts/suggest',
  summary:
    'Has a job fill texts without words with suggestions: from the memory, and from a machine where the locale allows it. They are published only after a person has saved them',
  status: 202,
  body: z.object({
    locale: TextLocale,
    kind: TextKind.optional(),
    subject: typedSearch().max(200).optional(),
  }),
  /** Texts without words, counted up to 1000. */
  response: z.object({ data: z.object({ texts: z.number() }) }),
} as const;

export const setTextLocale = {
  method: 'POST',
  path: '/api/staff/texts/locales/:locale',
  summary: 'Whether a locale needs a second person, and whether machines may suggest',
  status: 200,
  params: z.object({ locale: TextLocale }),
  body: z.object({ needs_review: z.boolean(), uses_machine: z.boolean(), revision: Revision }),
  response: z.object({ data: z.object({ locale: z.string() }) }),
} as const;
