import { z } from 'zod';
import { typedLines } from '../../typed-text.contract.ts';

// Stops that staff set and lift: their own one, and those of recall campaigns.

const Unit = z.object({ id: z.uuid() });

const UnitStop = z
  .object({
    source: z.enum(['staff', 'recall']),
    /** The number of the campaign, for a recall only. */
    ref: z
      .string()
      .regex(/^[0-9A-Za-z/-]{1,40}$/)
      .optional(),
    reason: typedLines().min(1).max(500),
  })
  .refine(({ source, ref }) => (source === 'recall') === (ref !== undefined), {
    path: ['ref'],
    message: 'is the number of a recall, and only of a recall',
  });
export type UnitStop = z.output<typeof UnitStop>;

const response = z.object({ data: z.object({ id: z.uuid() }) });

export const setUnitStop = {
  method: 'POST',
  path: '/api/staff/units/:id/stops',
  summary: 'Takes a unit out of the stock until the same source lifts its stop',
  status: 200,
  params: Unit,
  body: UnitStop,
  response,
} as const;

export const liftUnitStop = {
  method: 'POST',
  path: '/api/staff/units/:id/stops/lift',
  summary: 'Lifts a stop of staff or of a recall; the unit is for sale when it has no other stop',
  status: 200,
  params: Unit,
  body: UnitStop,
  response,
} as const;
