import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedLines, typedText } from '../../typed-text.contract.ts';

// Customers as the desk sees them. Opening one is written to the audit log.

const Id = z.object({ id: z.coerce.number().int().positive() });

export const StaffCustomer = z.object({
  id: z.number(),
  site: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale: z.string(),
  is_verified: z.boolean(),
  order_count: z.number(),
  created_at: z.string(),
});
export type StaffCustomer = z.infer<typeof StaffCustomer>;

/** Null: bought without an account. Guests are grouped by e-mail address; the newest order gives name and phone number. */
export const ListedCustomer = StaffCustomer.extend({ id: z.number().nullable() });
export type ListedCustomer = z.infer<typeof ListedCustomer>;

export const CustomerQuery = ListQuery.extend({
  /** The beginning of a name or an e-mail address, or the end of a phone number. */
  q: typedText().min(3).max(100).optional(),
});
export type CustomerQuery = z.output<typeof CustomerQuery>;

export const listCustomers = {
  method: 'GET',
  path: '/api/staff/customers',
  summary:
    'Customers, the newest first; with `q` those whose name, e-mail address or phone number fits, guests who bought before them',
  query: CustomerQuery,
  response: listAnswer(ListedCustomer),
} as const;

const Address = z.object({
  type: z.string(),
  label: z.string().nullable(),
  name: z.string(),
  company: z.string().nullable(),
  address1: z.string(),
  address2: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string(),
  country_code: z.string(),
  phone: z.string().nullable(),
});

export const CustomerNote = z.object({
  contact_preference: z.string(),
  body: z.string(),
  /** 0: there is no note yet. */
  revision: z.number(),
  updated_at: z.string().nullable(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerDetail = StaffCustomer.extend({
  is_blocked: z.boolean(),
  addresses: z.array(Address),
  orders: z.array(
    z.object({
      code: z.string(),
      status: z.string(),
      payment_status: z.string(),
      total_minor: z.number(),
      currency: z.string(),
      placed_at: z.string(),
    }),
  ),
  bikes: z.array(z.object({ name: z.string(), serial: z.string(), activated_at: z.string() })),
  tickets: z.array(z.object({ number: z.string(), department: z.string(), received_at: z.string() })),
  newsletter: z.object({ status: z.string(), changed_at: z.string() }).nullable(),
  privacy_requests: z.array(z.object({ code: z.string(), kind: z.string(), status: z.string() })),
  session_count: z.number(),
  note: CustomerNote,
  actions: z.array(Action),
});
export type CustomerDetail = z.infer<typeof CustomerDetail>;

export const showCustomer = {
  method: 'GET',
  path: '/api/staff/customers/:id',
  summary: 'All there is about a customer; the reading is in the audit log, once in 15 minutes',
  params: Id,
  response: z.object({ data: CustomerDetail }),
} as const;

export const endSessions = {
  method: 'POST',
  path: '/api/staff/customers/:id/end-sessions',
  summary: 'Signs the customer out everywhere',
  status: 200,
  params: Id,
  body: z.object({ reason: typedLines().min(1).max(500) }),
  response: z.object({ data: z.object({ id: z.number(), ended: z.number() }) }),
} as const;

export const CustomerNoteInput = z.object({
  contact_preference: typedText().max(200),
  body: typedLines().max(4000),
});
export type CustomerNoteInput = z.infer<typeof CustomerNoteInput>;

export const saveCustomerNote = {
  method: 'PUT',
  path: '/api/staff/customers/:id/note',
  summary:
    'Saves the note with `If-Match: "<revision>"`; 409 `edited_meanwhile` carries the note as it is now',
  params: Id,
  body: CustomerNoteInput,
  response: z.object({ data: CustomerNote }),
} as const;

/** Half-open ranges of the search keys; null: this kind of key is not asked for. */
export interface SearchKeys {
  readonly from: string;
  readonly to: string;
  readonly phoneFrom: string | null;
  readonly phoneTo: string | null;
  /** Both names: one in full and the beginning of the other. */
  readonly wholeName: string | null;
  readonly otherFrom: string | null;
  readonly otherTo: string | null;
}
