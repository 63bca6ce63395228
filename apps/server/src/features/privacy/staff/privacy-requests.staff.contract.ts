import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedLines } from '../../typed-text.contract.ts';

// Requests about personal data that reach the office. The person proves to be the reader of the mailbox by a mailed
// link; only then is anything exported or erased.

const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
export const RequestKind = z.enum(['export', 'erase', 'correct']);

export const PrivacyRequest = z
  .object({
    code: z.string(),
    site: z.string(),
    kind: RequestKind,
    email: z.string(),
    note: z.string(),
    status: z.enum(['received', 'proved', 'done', 'refused']),
    received_at: z.string(),
    due_at: z.string(),
    is_overdue: z.boolean(),
    /** How often a link was mailed. */
    links: z.number(),
    proved_at: z.string().nullable(),
    closed_at: z.string().nullable(),
    refusal: z.string().nullable(),
    /** The customer with this address; null for a guest. */
    customer_id: z.number().nullable(),
  })
  .meta({ id: 'PrivacyRequest' });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const listPrivacyRequests = {
  method: 'GET',
  path: '/api/staff/privacy-requests',
  summary: 'Open requests, the one that is due first at the top; or closed ones, the latest first',
  query: ListQuery.extend({ state: z.enum(['open', 'closed']).default('open') }),
  response: listAnswer(PrivacyRequest),
} as const;

const answer = z.object({ data: PrivacyRequest });

export const showPrivacyRequest = {
  method: 'GET',
  path: '/api/staff/privacy-requests/:code',
  summary: 'One request',
  params: Code,
  response: z.object({ data: PrivacyRequest.extend({ actions: z.array(Action) }) }),
} as const;

export const OpenRequestInput = z.object({
  kind: RequestKind,
  email: z.email().max(254),
  note: typedLines().max(2000).default(''),
});

export const openPrivacyRequest = {
  method: 'POST',
  path: '/api/staff/privacy-requests',
  summary: 'Records a request; it is due 30 days later',
  status: 201,
  body: OpenRequestInput,
  response: answer,
} as const;

const act = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/privacy-requests/:code/${path}`,
    summary,
    status: 200,
    params: Code,
    body,
    response: answer,
  }) as const;

export const sendProofLink = act(
  'prove',
  'Mails the person a link that proves the address; only the latest link counts',
  z.object({}),
);
export const completeRequest = act('complete', 'The data was corrected', z.object({}));
export const eraseForRequest = act(
  'erase',
  'Erases the person as the erasure of an account does; 409 `open_orders` while something is under way',
  z.object({}),
);
export const refuseRequest = act(
  'refuse',
  'Closes the request without doing it',
  z.object({ reason: typedLines().min(1).max(500) }),
);

/** A file, not the envelope. */
export const exportForRequest = {
  method: 'POST',
  path: '/api/staff/privacy-requests/:code/export',
  summary: 'Everything held about the person, as a JSON file; closes a request for an export',
  params: Code,
  body: z.object({}),
  response: z.unknown(),
} as const;
