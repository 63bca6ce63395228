import { MAX_PREPARATION, MAX_WAIT } from './ready-table.rules.ts';

/** The day promised for a line of an order: the newest that the shopper was told. Expects `l`, the line. */
export const PROMISED_ON = `coalesce((select dp.promised_on from delivery_promises dp
    where dp.site_id = l.site_id and dp.order_id = l.order_id and dp.unit_id = l.unit_id
    order by dp.id desc limit 1), l.promised_on)`;

/** Days from today to a unit that is not on hand, and 0 for one that is. Expects `u`, the unit. */
export const unitWait = (today: string) =>
  `case when u.status = 'on_hand' then 0 else greatest(coalesce(u.expected_on - date '1970-01-01' - ${today}, 0), 0) end`;

/** The order in which the bag takes the pieces of an accessory: the page tells the day of the first. Expects `u`. */
export const SOONEST_FIRST = 'unit_days(u.status, u.expected_on, u.local_days), u.price_minor, u.id';

/** Days until a unit is ready where it stands, before its store's own closed days; `table` is the parameter. */
export const readyDays = (table: string) => `(${table}::int[])[${MAX_WAIT + 3}
    + (${table}::int[])[2 + least(${unitWait(`(${table}::int[])[1]`)}, ${MAX_WAIT})] + least(u.local_days, ${MAX_PREPARATION})]`;
