import { z } from 'zod';
import { typedLines } from '../../typed-text.contract.ts';
import { ScanState, UploadLink } from '../../uploads/uploads.contract.ts';
import { Code, WarrantyStatus } from '../warranty.contract.ts';

// Warranty requests, as the desk looks at them.

export const StaffWarranty = z.object({
  code: z.string(),
  status: WarrantyStatus,
  reason: z.string().nullable(),
  part: z.string(),
  description: z.string(),
  phone: z.string().nullable(),
  bike: z.string(),
  serial: z.string(),
  warranty_until: z.string(),
  lost: z.boolean(),
  customer: z.string(),
  email: z.string(),
  store: z.string(),
  created_at: z.string(),
  age_seconds: z.number(),
  /** Read each at /api/staff/warranty-requests/{code}/files/{id}. */
  files: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      name: z.string(),
      scan: ScanState,
      /** Of an infected file, which is deleted: what the scanner found. */
      finding: z.string().nullable(),
    }),
  ),
});

export const linkStaffWarrantyFile = {
  method: 'GET',
  path: '/api/staff/warranty-requests/:code/files/:id/link',
  summary: 'An address of 60 seconds at which the browser reads the file itself; null: read it from the api',
  params: Code.extend({ id: z.uuid() }),
  response: z.object({ data: UploadLink }),
} as const;

/** The bytes, not the envelope. */
export const readStaffWarrantyFile = {
  method: 'GET',
  path: '/api/staff/warranty-requests/:code/files/:id',
  summary: 'A photograph or the video of a warranty request',
  params: Code.extend({ id: z.uuid() }),
  response: z.unknown(),
} as const;

const act = <Body extends z.ZodType>(word: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/staff/warranty-requests/:code/${word}`,
    summary,
    status: 200,
    params: Code,
    body,
    response: z.object({ data: z.object({ code: z.string(), status: WarrantyStatus }) }),
  }) as const;

export const verifyWarranty = act('verify', 'It is covered: the store expects the machine', z.object({}));
export const rejectWarranty = act(
  'reject',
  'It is not covered; the customer reads the reason',
  z.object({ reason: typedLines().min(1).max(500) }),
);
export const repairWarranty = act('repair', 'The workshop has begun', z.object({}));
export const closeWarranty = act('close', 'Repaired or replaced', z.object({}));
