import { z } from 'zod';
import { typedLines } from '../../typed-text.contract.ts';
import { ScanState, UploadLink } from '../../uploads/uploads.contract.ts';

// "This one is mine", as the desk looks at it.

const Id = z.object({ id: z.coerce.number().int().positive() });
const Decision = z.object({
  data: z.object({ id: z.number(), status: z.enum(['verified', 'rejected']), serial: z.string() }),
});

export const StaffRegistration = z.object({
  id: z.number(),
  status: z.enum(['pending', 'verified', 'rejected']),
  serial: z.string(),
  bike: z.string(),
  variant: z.string(),
  unit_status: z.string(),
  sold_on: z.string().nullable(),
  customer: z.string(),
  email: z.string(),
  purchased_on: z.string().nullable(),
  /** Read it at /api/staff/bike-registrations/{id}/proof. */
  proof: z
    .object({
      id: z.uuid(),
      name: z.string(),
      /** Null once the file is deleted, as an infected one is. */
      type: z.string().nullable(),
      scan: ScanState,
      /** Of an infected file: what the scanner found. */
      finding: z.string().nullable(),
    })
    .nullable(),
  /** How many others say the same of the same vehicle, or have it. */
  rivals: z.number(),
  reason: z.string().nullable(),
  created_at: z.string(),
});

export const linkBikeProof = {
  method: 'GET',
  path: '/api/staff/bike-registrations/:id/proof/link',
  summary:
    'An address of 60 seconds at which the browser reads the receipt itself; null: read it from the api',
  params: Id,
  response: z.object({ data: UploadLink }),
} as const;

/** The bytes, not the envelope. */
export const readBikeProof = {
  method: 'GET',
  path: '/api/staff/bike-registrations/:id/proof',
  summary: 'The receipt that came with an activation',
  params: Id,
  response: z.unknown(),
} as const;

export const verifyBikeRegistration = {
  method: 'POST',
  path: '/api/staff/bike-registrations/:id/verify',
  summary: 'The papers are in order: the customer becomes the owner and gets a mail',
  status: 200,
  params: Id,
  body: z.object({}),
  response: Decision,
} as const;

export const rejectBikeRegistration = {
  method: 'POST',
  path: '/api/staff/bike-registrations/:id/reject',
  summary: 'No; the customer reads the reason',
  status: 200,
  params: Id,
  body: z.object({ reason: typedLines().min(1).max(500) }),
  response: Decision,
} as const;
