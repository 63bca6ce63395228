import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../staff/staff-list.contract.ts';
import { typedText } from '../typed-text.contract.ts';
import { LocalTime } from '../versions/versions.contract.ts';
import { LetterText } from './letter-blocks.contract.ts';

// Letters to the subscribers of a site, as the desk works on them.

export const LetterStatus = z.enum(['draft', 'testing', 'scheduled', 'sending', 'stopped', 'sent']);
export type LetterStatus = z.infer<typeof LetterStatus>;

const Locale = z.string().regex(/^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/);
const Id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const Name = typedText().min(1).max(120);

const LetterRow = z.object({
  site: z.string(),
  id: z.number(),
  name: z.string(),
  status: LetterStatus,
  locales: z.array(z.string()),
  /** Subscribers on the list when sending began. */
  planned: z.number().nullable(),
  sent: z.number(),
  created_at: z.string(),
  scheduled_at: z.string().nullable(),
  started_at: z.string().nullable(),
});
export type LetterRow = z.infer<typeof LetterRow>;

export const listLetters = {
  method: 'GET',
  path: '/api/staff/letters',
  summary: 'Letters of several sites, the newest first',
  query: ListQuery.extend({ status: LetterStatus.optional() }),
  response: listAnswer(LetterRow),
} as const;

export const LetterCounts = z.object({
  sent: z.number(),
  /** The mail server asked to try again later. */
  deferred: z.number(),
  /** Refused by the mail server. */
  failed: z.number(),
  /** A worker stopped in the middle: perhaps sent, and not sent again. */
  uncertain: z.number(),
  bounced: z.number(),
  complained: z.number(),
  /** Got this letter and have unsubscribed since. */
  unsubscribed: z.number(),
  /** On the list when sending began, and left out: unsubscribed since, suppressed, or in a locale without text. */
  left_out: z.number(),
});
export type LetterCounts = z.infer<typeof LetterCounts>;

export const Letter = z.object({
  site: z.string(),
  id: z.number(),
  name: z.string(),
  status: LetterStatus,
  revision: z.number(),
  /** The site’s, for times that clocks show there. */
  timezone: z.string(),
  created_at: z.string(),
  scheduled_at: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  planned: z.number().nullable(),
  texts: z.record(z.string(), LetterText),
  /** The locales of the site and of its subscribers, with how many would get the letter. */
  audience: z.array(z.object({ locale: z.string(), subscribers: z.number(), has_text: z.boolean() })),
  suppressed: z.number(),
  counts: LetterCounts,
  /** The latest mails that did not arrive, without addresses. */
  problems: z.array(
    z.object({ status: z.string(), domain: z.string(), detail: z.string().nullable(), at: z.string() }),
  ),
  sender: z.object({ name: z.string(), address: z.string(), reply_to: z.string().nullable() }),
  actions: z.array(Action),
});
export type Letter = z.infer<typeof Letter>;

export const showLetter = {
  method: 'GET',
  path: '/api/staff/letters/:id',
  summary: 'A letter with its texts, list sizes, counts and what the caller can do',
  params: Id,
  response: z.object({ data: Letter }),
} as const;

export const createLetter = {
  method: 'POST',
  path: '/api/staff/letters',
  summary: 'Begins a letter',
  status: 201,
  body: z.object({ name: Name }),
  response: z.object({ data: z.object({ id: z.number() }) }),
} as const;

/** As the server has written it: without spaces at the ends. */
const SavedLetter = Letter.pick({ id: true, revision: true, status: true, name: true, texts: true });
export type SavedLetter = z.infer<typeof SavedLetter>;

export const saveLetter = {
  method: 'PUT',
  path: '/api/staff/letters/:id',
  summary:
    'Saves name and texts, in the place of those before. 409 `edited_meanwhile` carries the letter as another person has saved it',
  params: Id,
  body: z.object({
    revision: z.int().min(1),
    name: Name,
    texts: z
      .record(Locale, LetterText)
      .refine((texts) => Object.keys(texts).length <= 40, { message: 'too many locales' }),
  }),
  response: z.object({ data: SavedLetter }),
} as const;

export const previewLetter = {
  method: 'GET',
  path: '/api/staff/letters/:id/preview',
  summary: 'The letter as its readers get it, in one locale; without one in the first that has a text',
  params: Id,
  query: z.object({ locale: Locale.optional() }),
  response: z.object({
    data: z.object({
      locale: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** Products and articles that the site does not show, and pictures that are not there: left out of the letter. */
      left_out: z.array(z.string()),
    }),
  }),
} as const;

const Changed = z.object({ data: z.object({ id: z.number(), status: LetterStatus }) });

const act = <Body extends z.ZodType>(word: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/letters/:id/${word}`,
    summary,
    status: 200,
    params: Id,
    body,
    response: Changed,
  }) as const;

export const testLetter = act(
  'test',
  'Mails the letter in one locale to the caller; after that it can be sent',
  z.object({ locale: Locale }),
);
export const cancelLetter = act('cancel', 'A scheduled letter is not sent; it stays as tested', z.object({}));
export const stopLetter = act('stop', 'Stops sending: no further mail leaves', z.object({}));
export const resumeLetter = act(
  'resume',
  'Goes on sending to the subscribers that have not got it',
  z.object({}),
);

export const sendLetter = {
  method: 'POST',
  path: '/api/staff/letters/:id/send',
  summary:
    'Sends the letter to every confirmed subscriber of its locales, now or at a time that clocks show at the site. Above the limit of the site’s rule it waits for a second person',
  status: 200,
  params: Id,
  body: z.object({ local_at: LocalTime.optional() }),
  response: z.object({
    data: z.object({
      id: z.number(),
      outcome: z.enum(['sending', 'scheduled', 'approval_requested']),
      approval: z.number().nullable(),
      planned: z.number().nullable(),
    }),
  }),
} as const;

export const LetterDryRun = z.object({
  /** How many would get it now. */
  readers: z.number(),
  /** By locale of the letter, the most readers first. */
  locales: z.array(
    z.object({
      locale: z.string(),
      subject: z.string(),
      readers: z.number(),
      /** Products, articles and pictures that the site does not show. */
      left_out: z.array(z.string()),
    }),
  ),
  /** Subscribers whose locale has no text: they get nothing. */
  without_text: z.number(),
  suppressed: z.number(),
  per_minute: z.number(),
  needs_approval: z.boolean(),
});
export type LetterDryRun = z.infer<typeof LetterDryRun>;

export const dryRunLetter = {
  method: 'GET',
  path: '/api/staff/letters/:id/dry-run',
  summary: 'What sending the letter now would do: how many get it in which locale, and what is left out',
  params: Id,
  response: z.object({ data: LetterDryRun }),
} as const;

export const listLetterChoices = {
  method: 'GET',
  path: '/api/staff/letter-choices',
  summary: 'Products and articles that the site shows, for the blocks of a letter; the newest articles first',
  response: z.object({
    data: z.object({
      products: z.array(z.object({ slug: z.string(), name: z.string() })),
      articles: z.array(z.object({ number: z.number(), title: z.string() })),
    }),
  }),
} as const;
