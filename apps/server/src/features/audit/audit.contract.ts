import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../staff/staff-list.contract.ts';
import { typedLines, typedText } from '../typed-text.contract.ts';

export const AuditRow = z.object({
  id: z.number(),
  site: z.string(),
  at: z.string(),
  actor_kind: z.string(),
  /** Null: the system, a provider or a feed. */
  actor: z.object({ id: z.number(), name: z.string() }).nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_ref: z.string(),
  reason: z.string().nullable(),
  approval_id: z.number().nullable(),
  /** The row that this act has undone. */
  undoes_id: z.number().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** Whatever an act wrote down of its subject: shown as it is, field by field. */
const Values = z.record(z.string(), z.unknown());

export const OneAuditRow = AuditRow.extend({
  request_id: z.string().nullable(),
  before: Values,
  after: Values,
  /** Names, addresses and the like. Null: there were none, or they were erased. */
  personal: z.object({ before: Values, after: Values }).nullable(),
  has_erased_values: z.boolean(),
  undone_by: z.number().nullable(),
  /** The link of the chain that covers the row; null: not linked yet. */
  link: z.number().nullable(),
  actions: z.array(Action),
});
export type OneAuditRow = z.infer<typeof OneAuditRow>;

export const listAudit = {
  method: 'GET',
  path: '/api/staff/audit',
  summary: 'What was done, the newest first; of one subject, or everywhere with the permission audit.read',
  query: ListQuery.extend({
    who: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    action: z
      .string()
      .regex(/^[a-z_.]{1,80}$/)
      .optional(),
    subject_kind: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    subject_ref: typedText().max(120).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: listAnswer(AuditRow),
} as const;

const Id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const showAudit = {
  method: 'GET',
  path: '/api/staff/audit/:id',
  summary: 'One act with the values before and after',
  params: Id,
  response: z.object({ data: OneAuditRow }),
} as const;

export const Chain = z.object({
  site: z.string(),
  links: z.number(),
  rows: z.number(),
  /** Rows of the last minutes, which no link covers yet. */
  unlinked: z.number(),
  head: z.object({ number: z.number(), hash: z.string(), at: z.string() }).nullable(),
});
export type Chain = z.infer<typeof Chain>;

export const listAuditChain = {
  method: 'GET',
  path: '/api/staff/audit/chain',
  summary: 'The chain of hashes of each site: its length and its last link',
  query: ListQuery.pick({ sites: true }),
  response: z.object({ data: z.array(Chain) }),
} as const;

export const undoAudit = {
  method: 'POST',
  path: '/api/staff/audit/:id/undo',
  summary: 'Undoes an act that has an inverse, unless its subject has changed since',
  status: 200,
  params: Id,
  body: z.object({ reason: typedLines().max(500).default('') }),
  response: z.object({ data: z.object({ undone: z.number() }) }),
} as const;
