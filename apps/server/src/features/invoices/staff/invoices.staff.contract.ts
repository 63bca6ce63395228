import { z } from 'zod';
import { ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';

export const InvoiceRow = z.object({
  site: z.string(),
  id: z.number(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  order_code: z.string(),
  buyer: z.string(),
  issued_on: z.string(),
  total_minor: z.number(),
  currency: z.string(),
  /** The invoice a credit note takes back. */
  credits: z.string().nullable(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

export const listInvoices = {
  method: 'GET',
  path: '/api/staff/invoices',
  summary: 'Invoices and credit notes across sites, the newest first',
  query: ListQuery.extend({ kind: z.enum(['invoice', 'credit_note']).optional() }),
  response: listAnswer(InvoiceRow),
} as const;

/** The answer is the PDF. */
export const downloadInvoice = {
  method: 'GET',
  path: '/api/staff/invoices/:id/pdf',
  summary: 'An invoice or credit note as PDF',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  response: z.unknown(),
} as const;
