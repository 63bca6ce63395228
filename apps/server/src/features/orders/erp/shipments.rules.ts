import type { ShipmentStatus } from './order-systems.contract.ts';

type Step = 'preparing' | 'shipped' | 'delivered';

const STEPS: readonly Step[] = ['preparing', 'shipped', 'delivered'];

const REACHES: Readonly<Record<ShipmentStatus, Step | null>> = {
  collected: 'shipped',
  in_transit: 'shipped',
  out_for_delivery: 'shipped',
  delivered: 'delivered',
  exception: null,
  returned: null,
};

/**
 * The steps that an order still has to take for what the carrier reports. None: it is there or further, or the report is
 * about an order that is not on its way to the buyer.
 */
export function stepsFor(orderStatus: string, reported: ShipmentStatus): readonly Step[] {
  const target = REACHES[reported];
  if (target === null) return [];
  const done = orderStatus === 'confirmed' ? -1 : STEPS.indexOf(orderStatus as Step);
  if (done === -1 && orderStatus !== 'confirmed') return [];
  return STEPS.slice(done + 1, STEPS.indexOf(target) + 1);
}
