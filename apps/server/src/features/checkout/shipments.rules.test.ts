import { describe, expect, test } from 'vitest';
import type { ShipmentMethod } from './checkout-row.sql.ts';
import { chosenWay, preselectedWay } from './shipments.rules.ts';

const way = (id: string, kind: 'home' | 'pickup'): ShipmentMethod => ({
  id,
  kind,
  name: id,
  carrier: id,
  first_minor: 0,
  further_minor: 0,
  extra_days: 0,
});

describe('the way of delivery', () => {
  const [one, two, store] = [way('standard', 'home'), way('assisted', 'home'), way('pickup', 'pickup')];
  test('chooses itself only when it is the only one of its kind', () => {
    expect(chosenWay({ methods: [one, store] }, 'home', null)).toBe('standard');
    expect(chosenWay({ methods: [one, two, store] }, 'home', null)).toBeNull();
    expect(chosenWay({ methods: [] }, 'home', null)).toBeNull();
  });
  test('stays chosen while it is there, and for its own kind only', () => {
    const chosen = { address_type: 'home', shipment_id: 'assisted' } as const;
    expect(chosenWay({ methods: [one, two, store] }, 'home', chosen)).toBe('assisted');
    expect(chosenWay({ methods: [one, store] }, 'home', chosen)).toBe('standard');
    expect(chosenWay({ methods: [one, two, store] }, 'store', chosen)).toBe('pickup');
  });
  test('[DATES-13] without a choice the cheapest for the bag is taken, the first of equals', () => {
    const van = { ...way('van', 'home'), first_minor: 9000, further_minor: 9000 };
    const lorry = { ...way('lorry', 'home'), first_minor: 14_000, further_minor: 1000 };
    const preselected = (methods: ShipmentMethod[], units: number) =>
      preselectedWay({ methods, lines: Array(units).fill(null) }, 'home', null);
    expect(preselected([lorry, van], 1)).toBe('van');
    expect(preselected([lorry, van], 2)).toBe('lorry');
    expect(preselected([two, one, van], 1)).toBe('assisted');
    expect(preselected([store], 1)).toBeNull();
  });
});
