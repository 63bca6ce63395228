import { z } from 'zod';
import { Action, ListQuery, listAnswer } from '../../staff/staff-list.contract.ts';
import { typedText } from '../../typed-text.contract.ts';
import { StaffRegistration } from './bikes.staff.contract.ts';

// Activations and bikes as the desk lists them.

const Id = z.object({ id: z.coerce.number().int().positive() });

export const ActivationRow = z.object({
  site: z.string(),
  id: z.number(),
  status: z.enum(['pending', 'verified', 'rejected']),
  serial: z.string(),
  bike: z.string(),
  customer: z.string(),
  has_proof: z.boolean(),
  created_at: z.string(),
});
export type ActivationRow = z.infer<typeof ActivationRow>;

export const listActivations = {
  method: 'GET',
  path: '/api/staff/activations',
  summary:
    'Activations of several sites; pending ones with the oldest first, decided ones with the newest first',
  query: ListQuery.extend({ status: z.enum(['pending', 'verified', 'rejected']).default('pending') }),
  response: listAnswer(ActivationRow),
} as const;

export const Activation = StaffRegistration.extend({ site: z.string(), actions: z.array(Action) });
export type Activation = z.infer<typeof Activation>;

export const showActivation = {
  method: 'GET',
  path: '/api/staff/bike-registrations/:id',
  summary: 'All there is about an activation, and what the caller can do',
  params: Id,
  response: z.object({ data: Activation }),
} as const;

export const BikeRow = z.object({
  site: z.string(),
  id: z.number(),
  serial: z.string(),
  bike: z.string(),
  owner: z.string().nullable(),
  activated_at: z.string(),
  warranty_until: z.string(),
  is_lost: z.boolean(),
});
export type BikeRow = z.infer<typeof BikeRow>;

export const listBikes = {
  method: 'GET',
  path: '/api/staff/bikes',
  summary:
    'Activated vehicles of several sites, the last activated first; `q` is the beginning or the end of a frame number',
  query: ListQuery.extend({ q: typedText().min(3).max(40).optional() }),
  response: listAnswer(BikeRow),
} as const;

export const Bike = BikeRow.extend({
  variant: z.string().nullable(),
  email: z.string().nullable(),
  purchased_on: z.string().nullable(),
  order_code: z.string().nullable(),
  lost_at: z.string().nullable(),
  recovery_message: z.string().nullable(),
  owners: z.array(
    z.object({ name: z.string(), how: z.string(), since: z.string(), until: z.string().nullable() }),
  ),
  warranties: z.array(
    z.object({ code: z.string(), status: z.string(), part: z.string(), created_at: z.string() }),
  ),
  activations: z.array(
    z.object({ id: z.number(), status: z.string(), customer: z.string(), created_at: z.string() }),
  ),
});
export type Bike = z.infer<typeof Bike>;

export const showBike = {
  method: 'GET',
  path: '/api/staff/bikes/:id',
  summary: 'A vehicle with its owners, its warranty requests and its activations',
  params: Id,
  response: z.object({ data: Bike }),
} as const;
