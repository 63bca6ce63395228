/** The day promised for a line of an order: the newest that the shopper was told. Expects `l`, the line. */
export const PROMISED_ON = `coalesce((select dp.promised_on from delivery_promises dp
    where dp.site_id = l.site_id and dp.order_id = l.order_id and dp.unit_id = l.unit_id
    order by dp.id desc limit 1), l.promised_on)`;
