import { z } from 'zod';
import { typedText } from '../../typed-text.contract.ts';
import { ActedAnswer, Code } from '../staff/orders.staff.contract.ts';

// What other systems of the maker say about an order: the ERP its number, the carrier where the parcel is.

export const acknowledgeOrder = {
  method: 'PUT',
  path: '/api/staff/orders/:code/erp',
  summary:
    'The ERP has taken the order under a number. The same number again changes nothing; another one is refused with 409',
  params: Code,
  body: z.object({ number: typedText().min(1).max(64) }),
  response: z.object({
    data: z.object({ code: z.string(), erp_number: z.string(), acknowledged_at: z.iso.datetime() }),
  }),
} as const;

export const SHIPMENT_STATUSES = [
  'collected',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'exception',
  'returned',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

export const ShipmentReport = z.object({
  carrier: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/),
  /** The carrier's own id of this report: sent again, it changes nothing. */
  event_id: typedText().min(1).max(120),
  tracking: typedText().min(1).max(120),
  status: z.enum(SHIPMENT_STATUSES),
  occurred_at: z.iso.datetime({ offset: true }),
});
export type ShipmentReport = z.output<typeof ShipmentReport>;

export const reportShipment = {
  method: 'POST',
  path: '/api/staff/orders/:code/shipment-events',
  summary:
    'A carrier reports where the order is. On its way ships it, handed over delivers it; `outcome` is `moved`, `recorded` or `duplicate`',
  params: Code,
  body: ShipmentReport,
  response: ActedAnswer,
} as const;
