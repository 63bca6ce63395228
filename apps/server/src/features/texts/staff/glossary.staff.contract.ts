import { z } from 'zod';
import { typedText } from '../../typed-text.contract.ts';
import { TextLocale, TextTerm } from './texts.staff.contract.ts';

// The words of a language: the term to use, what it stands for, and forms that are wrong.

export const GlossaryTerm = TextTerm.extend({
  id: z.number(),
  locale: z.string(),
  origin: z.enum(['release', 'desk']),
  revision: z.number(),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

const Id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const Input = z.object({
  locale: TextLocale,
  term: typedText().min(1).max(200),
  source: typedText().min(1).max(200).nullable(),
  definition: typedText().min(1).max(1000),
  /** Forms that are wrong; `*` stands for any letters of the same word. */
  forbidden: z.array(typedText().min(1).max(100)).max(40),
  kinds: z
    .array(z.enum(['interface', 'api', 'mail', 'invoice', 'feed', 'brand', 'page', 'news', 'product']))
    .max(9),
});
export type GlossaryInput = z.output<typeof Input>;
const Revision = z.int().min(1).max(2_147_483_647);
const One = z.object({ data: z.object({ id: z.number() }) });

export const listGlossary = {
  method: 'GET',
  path: '/api/staff/glossary',
  summary: 'The terms of a locale in alphabetical order',
  query: z.object({ locale: TextLocale }),
  response: z.object({ data: z.array(GlossaryTerm) }),
} as const;

export const createTerm = {
  method: 'POST',
  path: '/api/staff/glossary',
  summary: 'Adds a term. 409 `glossary_term_exists`: the locale has it already',
  body: Input,
  response: One,
} as const;

export const changeTerm = {
  method: 'POST',
  path: '/api/staff/glossary/:id/change',
  summary: 'Changes a term. 409 `conflict`: it was changed meanwhile',
  status: 200,
  params: Id,
  body: Input.extend({ revision: Revision }),
  response: One,
} as const;

export const deleteTerm = {
  method: 'POST',
  path: '/api/staff/glossary/:id/delete',
  summary: 'Removes a term from the glossary',
  status: 200,
  params: Id,
  body: z.object({ locale: TextLocale, revision: Revision }),
  response: One,
} as const;
