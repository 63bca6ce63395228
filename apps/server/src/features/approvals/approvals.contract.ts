import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../staff/staff-list.contract.ts';
import { typedLines, typedText } from '../typed-text.contract.ts';

// Acts that one person has proposed and another decides on. Money is in minor units with its currency.

export const ApprovalStatus = z.enum([
  'proposed',
  'approved',
  'done',
  'refused',
  'withdrawn',
  'moved_on',
  'expired',
]);

const Person = z.object({ id: z.number(), name: z.string() });

/** Access that waits for confirmation: what is given to whom. */
const Gift = z.object({
  /** The person, or the group of the identity provider. */
  to: z.string(),
  role: z.string(),
  scope_kind: z.enum(['brand', 'region', 'site', 'store']),
  scope_ref: z.string().nullable(),
  until_at: z.string().nullable(),
});
export type Gift = z.infer<typeof Gift>;

export const Approval = z.object({
  id: z.number(),
  site: z.string(),
  permission: z.string(),
  /** The act: `order.refund`. */
  contract: z.string(),
  subject_kind: z.string(),
  subject_ref: z.string(),
  amount_minor: z.number().nullable(),
  currency: z.string().nullable(),
  /** Above this sum one person is not enough; null: never enough. */
  limit_minor: z.number().nullable(),
  reason: z.string(),
  status: ApprovalStatus,
  proposed_by: Person,
  proposed_at: z.string(),
  expires_at: z.string(),
  decided_by: Person.nullable(),
  decided_at: z.string().nullable(),
  note: z.string(),
  is_own: z.boolean(),
  gift: Gift.nullable(),
});
export type Approval = z.infer<typeof Approval>;

/** What the person who decides should know: sums before and after, and what is unusual. */
const Facts = z.object({
  order: z.string().nullable(),
  buyer: z.string().nullable(),
  method: z.string().nullable(),
  price_minor: z.number(),
  paid_minor: z.number(),
  refunded_before_minor: z.number(),
  left_after_minor: z.number(),
  /** The mail that goes to the buyer when it is done. */
  mail: z.object({ kind: z.string(), locale: z.string() }).nullable(),
  /** Of a payment: what is due without it, and the bank's value date; null: money goes back. */
  payment: z.object({ due_minor: z.number(), value_on: z.string() }).nullable(),
});

const Check = z.object({
  code: z.enum(['refunded_before', 'nothing_refunded_before', 'own_proposal', 'not_own', 'share_of_price']),
  is_usual: z.boolean(),
  percent: z.number().nullable(),
});
export type Check = z.infer<typeof Check>;

/** A state of the subject that is another one than when the act was proposed; null: not a single word. */
const Change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

/** What a proposed act is called with and what it answers: only the act itself knows more about them. */
export const ActInput = z.record(z.string(), z.unknown());
export type ActInput = z.infer<typeof ActInput>;
const ActResult = z.record(z.string(), z.unknown());

export const OneApproval = Approval.extend({
  input: ActInput,
  result: ActResult.nullable(),
  facts: Facts.nullable(),
  checks: z.array(Check),
  /** Any: it is outdated and cannot be approved any more. */
  changes: z.array(Change),
  actions: z.array(Action),
});
export type OneApproval = z.infer<typeof OneApproval>;

const Id = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const listApprovals = {
  method: 'GET',
  path: '/api/staff/approvals',
  summary: 'Approvals: those to decide, those proposed by the caller, or those decided; the newest first',
  query: ListQuery.extend({
    view: z.enum(['to_decide', 'proposed_by_me', 'decided', 'all']).default('to_decide'),
    subject_kind: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    subject_ref: typedText().max(120).optional(),
  }),
  response: listAnswer(Approval),
} as const;

export const showApproval = {
  method: 'GET',
  path: '/api/staff/approvals/:id',
  summary: 'One approval with its input, sums and what is unusual',
  params: Id,
  response: z.object({ data: OneApproval }),
} as const;

const Decision = z.object({
  data: z.object({
    id: z.number(),
    status: ApprovalStatus,
    result: ActResult.nullable(),
  }),
});

const decide = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/approvals/:id/${path}`,
    summary,
    status: 200,
    params: Id,
    body,
    response: Decision,
  }) as const;

export const approveApproval = decide(
  'approve',
  'A second person approves: the proposed act runs now, or ends as `moved_on` when its subject has changed',
  z.object({ note: typedLines().max(500).default('') }),
);
export const refuseApproval = decide(
  'refuse',
  'A second person refuses, with a reason',
  z.object({ note: typedLines().min(1).max(500) }),
);
export const withdrawApproval = decide('withdraw', 'The proposer takes it back', z.object({}));

/** The permissions whose limit staff set. */
export const LimitedPermission = z.enum(['order.refund', 'payment.confirm', 'letter.send']);
export type LimitedPermission = z.infer<typeof LimitedPermission>;

const Rule = z.object({
  site: z.string(),
  permission: LimitedPermission,
  currency: z.string(),
  /** One person may do it alone up to this sum or this number of readers; null: never, unless unlimited. */
  min_amount_minor: z.number().nullable(),
  /** No rule was set, and none is built in. */
  is_unlimited: z.boolean(),
  /** Where the limit comes from: a rule of the site, of all sites, or the built-in one. */
  from: z.enum(['site', 'all', 'default']),
});
export type Rule = z.infer<typeof Rule>;

export const listApprovalRules = {
  method: 'GET',
  path: '/api/staff/approval-rules',
  summary:
    'Above which sum a refund or a payment confirmed by hand, and above how many readers a newsletter, needs a second person, per site',
  query: ListQuery.pick({ sites: true }),
  response: z.object({ data: z.array(Rule) }),
} as const;

const MAX_LIMIT_MINOR = 100_000_000_000;

export const setApprovalRule = {
  method: 'POST',
  path: '/api/staff/approval-rules',
  summary: 'Sets the limit of the site in the header; a higher limit needs a second person itself',
  status: 200,
  body: z.object({
    /** `letter.send` counts readers instead of money and has the currency XXX. */
    permission: LimitedPermission,
    /** Null: a second person is always needed. */
    min_amount_minor: z.int().min(0).max(MAX_LIMIT_MINOR).nullable(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    reason: typedLines().min(1).max(500),
  }),
  response: z.object({
    data: z.object({
      outcome: z.enum(['set', 'approval_requested']),
      approval: z.number().nullable(),
      min_amount_minor: z.number().nullable(),
      currency: z.string(),
    }),
  }),
} as const;
