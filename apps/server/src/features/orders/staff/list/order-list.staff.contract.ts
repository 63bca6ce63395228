import { z } from 'zod';
import { ListQuery, listAnswer } from '../../../staff/staff-list.contract.ts';
import { typedSearch } from '../../../typed-text.contract.ts';
import { OrderSums } from '../orders.staff.contract.ts';

// Orders as staff look through them: one list over all their sites.

export const ORDER_STATUSES = [
  'pending_confirmation',
  'processing',
  'confirmed',
  'preparing',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'cancelled',
  'payment_failed',
  'return_requested',
  'returned',
  'refunded',
] as const;
export const PAYMENT_STATUSES = ['unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded'] as const;
export const FULFILMENT_STATUSES = [
  'unfulfilled',
  'preparing',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'returned',
] as const;

/** One or several values, separated by commas. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .max(200)
    .regex(/^[a-z_,]+$/)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).min(1))
    .optional();

export const OrderListQuery = ListQuery.extend({
  // A screen shows about 25 rows, and each row costs as much as finding it.
  limit: ListQuery.shape.limit.default(30),
  /** Order code, frame number or its last digits, e-mail address, phone number, name, reference of the provider. */
  q: typedSearch().max(120).optional(),
  status: oneOf(ORDER_STATUSES),
  payment_status: oneOf(PAYMENT_STATUSES),
  fulfilment_status: oneOf(FULFILMENT_STATUSES),
  /** Code of a payment method. */
  method: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  store: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  has_case: z.enum(['true']).optional(),
  placed_from: z.iso.datetime({ offset: true }).optional(),
  placed_to: z.iso.datetime({ offset: true }).optional(),
  sort: z.enum(['placed', 'updated']).default('placed'),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

export const ListedOrder = z.object({
  site: z.string(),
  code: z.string(),
  status: z.string(),
  payment_status: z.string(),
  ...OrderSums.pick({ payment_state: true, paid_minor: true, due_minor: true, refunded_minor: true }).shape,
  fulfilment_status: z.string(),
  name: z.string(),
  email: z.string(),
  method: z.string().nullable(),
  total_minor: z.number(),
  currency: z.string(),
  /** The name of its first line, and how many lines there are. */
  item: z.string().nullable(),
  serial: z.string().nullable(),
  line_count: z.number(),
  /** Of the first line: its colours and picture, the day promised, and the day its unit is expected now. */
  colors: z.array(z.string()),
  picture: z.string().nullable(),
  promised_on: z.string().nullable(),
  expected_on: z.string().nullable(),
  has_case: z.boolean(),
  /** A cancellation or refund of it waits for a second person: it goes no further until then. */
  is_held: z.boolean(),
  placed_at: z.string(),
  updated_at: z.string(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

export const listStaffOrders = {
  method: 'GET',
  path: '/api/staff/orders',
  summary: 'Orders of several sites, the newest first, by filter or search',
  query: OrderListQuery,
  response: listAnswer(ListedOrder),
} as const;

/** Counting stops here: a view of a list says "99+". */
export const MAX_VIEW_COUNT = 100;

export const countOrderViews = {
  method: 'GET',
  path: '/api/staff/order-counts',
  summary: 'How many orders each view of the list has, at most 100 each',
  query: ListQuery.pick({ sites: true }),
  response: z.object({
    data: z.object({ prepare: z.number(), payment: z.number(), handover: z.number(), case: z.number() }),
  }),
} as const;
