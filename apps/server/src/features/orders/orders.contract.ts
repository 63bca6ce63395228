import { z } from 'zod';
import { StreamSeconds } from '../inventory/inventory.contract.ts';
import { typedText } from '../typed-text.contract.ts';
import { SalesOrder } from './sales-order.contract.ts';

export type {
  OrderReturn,
  OrderStatus,
  OrderWithdrawal,
  SalesOrder,
  TimelineStep,
} from './sales-order.contract.ts';

const Code = z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) });
/** From the link in a mail; signed, so that it opens this order and no other. */
const Key = z.object({ key: z.string().max(200).optional() });

/** Owner's bearer, the bag that made it (X-Cart-Id or one of X-Past-Carts), or a signed key; else not found (H-45). */
export const showOrder = {
  method: 'GET',
  path: '/api/front/sales-orders/:code',
  summary: 'An order, for its buyer',
  params: Code,
  query: Key,
  response: z.object({ data: SalesOrder }),
} as const;

/** Not the envelope but a stream of events. Same access as the order. */
export const watchOrder = {
  method: 'GET',
  path: '/api/front/sales-orders/:code/events',
  summary: 'Events: how the order and its payment stand, now and whenever that changes (`order`)',
  params: Code,
  query: Key.extend({ seconds: StreamSeconds }),
  response: z.unknown(),
} as const;

/** A PDF, not the envelope. Same access as the order; not found until it has one. */
export const showInvoice = {
  method: 'GET',
  path: '/api/front/sales-orders/:code/invoice',
  summary: 'The invoice of an order, as a PDF',
  params: Code,
  query: Key,
  response: z.unknown(),
} as const;

/** Invoice or credit note, as a PDF; not the envelope. Same access as the order. */
export const showDocument = {
  method: 'GET',
  path: '/api/front/sales-orders/:code/documents/:id',
  summary: 'A document of an order, as a PDF',
  params: Code.extend({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  query: Key,
  response: z.unknown(),
} as const;

/** Newest first. What was begun and given up before it was an order is not among them. */
export const listOrders = {
  method: 'GET',
  path: '/api/auth/sales-orders',
  summary: "The customer's orders",
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({
    data: z.array(SalesOrder),
    meta: z.object({
      current_page: z.number(),
      last_page: z.number(),
      total: z.number(),
      per_page: z.number(),
      /** When the first of them all was placed. */
      since: z.iso.datetime().nullable(),
    }),
  }),
} as const;

/** By bearer only; for all others it does not exist (H-45). */
export const showOwnOrder = {
  method: 'GET',
  path: '/api/auth/sales-orders/:code',
  summary: 'An order, to the customer whose it is',
  params: Code,
  response: z.object({ data: SalesOrder }),
} as const;

/**
 * A cart opens only with its key, which no other browser has. The customer of an unpaid order gets a new one here to go
 * on paying elsewhere; the key before it stops working.
 */
export const reissueCartKey = {
  method: 'POST',
  path: '/api/auth/sales-orders/:code/cart-key',
  summary: 'A new key for the cart of an unpaid order, to its customer',
  params: Code,
  response: z.object({ data: z.object({ cart_uuid: z.uuid(), cart_key: z.string() }) }),
} as const;

export const showLatestOrder = {
  method: 'GET',
  path: '/api/front/sales-orders',
  summary: 'The code of the latest order of this visitor (H-48)',
  response: z.object({ data: z.object({ code: z.string() }) }),
} as const;

export const requestOrderLink = {
  method: 'POST',
  path: '/api/front/order-links',
  summary:
    'Mails the link to an order to its own address. The answer is the same whether or not an order has this code and address',
  status: 202,
  body: z.object({
    code: typedText().trim().min(1).max(40),
    email: z.string().trim().max(254).pipe(z.email()),
  }),
  response: z.object({ data: z.object({ status: z.literal('sent') }) }),
} as const;
