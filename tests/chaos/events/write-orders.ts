import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/**
 * Orders as rows: the functions write what the verbs write (order, line, history, attempt, ledger), so the triggers that
 * publish events are the real ones. Carts, units and providers are left out.
 */
export const WRITING_FUNCTIONS = `
create function chaos_place(site int, unit uuid, product int, variant int, sum_minor bigint) returns bigint
language plpgsql as $$
declare made bigint;
begin
  insert into orders (site_id, locale, email, given_name, family_name, currency, prices_include_tax, subtotal_minor, tax_minor,
                      total_minor, delivery_method, deadline_at)
  values (site, 'en', 'anna@example.test', 'Anna', 'Rossi', case when sum_minor % 3 = 0 then 'USD' else 'EUR' end, true,
          sum_minor, 0, sum_minor, 'shipment', now() + interval '1 hour') returning id into made;
  insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, name, price_minor, tax_minor, tax_rate)
  values (site, made, 1, unit, product, variant, 'SKU', 'Bike', sum_minor, 0, 0);
  insert into order_events (site_id, order_id, seq, kind, actor_kind) values (site, made, 0, 'placed', 'system');
  return made;
end $$;
create function chaos_post(site int, ordered bigint, method int, kind text, amount bigint, txn text) returns void
language plpgsql as $$
declare attempt uuid; posting bigint; unit_of_money char(3);
begin
  select currency into unit_of_money from orders where site_id = site and id = ordered;
  select id into attempt from payment_attempts where site_id = site and order_id = ordered;
  if attempt is null then
    insert into payment_attempts (site_id, order_id, method_id, provider, amount_minor, currency, exponent, status)
    values (site, ordered, method, 'chaos', amount, unit_of_money, 2, 'paid') returning id into attempt;
  end if;
  insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at)
  values (site, attempt, kind, 'chaos', txn, now()) returning id into posting;
  insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
  values (site, posting, 1, 'provider', amount, unit_of_money), (site, posting, 2, 'sales', -amount, unit_of_money);
end $$;
create function chaos_pay(site int, ordered bigint, method int) returns void
language plpgsql as $$
declare sum_minor bigint;
begin
  select total_minor into sum_minor from orders where site_id = site and id = ordered for no key update;
  perform chaos_post(site, ordered, method, 'captured', sum_minor, ordered || ':in');
  update orders set status = 'confirmed', payment_status = 'paid', confirmed_at = now(), deadline_at = null
   where site_id = site and id = ordered;
  insert into order_events (site_id, order_id, seq, kind, actor_kind, data)
  values (site, ordered, 0, 'confirmed', 'system', '{"paid": true}');
end $$;
create function chaos_refund(site int, ordered bigint, method int) returns void
language plpgsql as $$
begin
  perform from orders where site_id = site and id = ordered for no key update;
  perform chaos_post(site, ordered, method, 'refunded', -100, ordered || ':out');
  update orders set payment_status = 'partly_refunded' where site_id = site and id = ordered;
  insert into order_events (site_id, order_id, seq, kind, actor_kind)
  values (site, ordered, 0, 'payment_partly_refunded', 'system');
end $$;
create function chaos_cancel(site int, ordered bigint) returns void
language plpgsql as $$
begin
  update orders set status = 'cancelled', cancelled_at = now(), cancel_reason = 'customer', deadline_at = null
   where site_id = site and id = ordered;
  insert into order_events (site_id, order_id, seq, kind, actor_kind) values (site, ordered, 0, 'cancelled', 'system');
end $$;`;

export interface WrittenShop {
  readonly siteId: number;
  readonly unitId: string;
  readonly productId: number;
  readonly variantId: number;
  readonly methodId: number;
}

interface Options {
  readonly url: string;
  readonly shop: WrittenShop;
  readonly orders: number;
  readonly writers: number;
  readonly onOrder: () => void;
}

/** Several connections write orders in short transactions; some wait before they commit, some are rolled back. */
export async function writeOrders({ url, shop, orders, writers, onOrder }: Options): Promise<void> {
  let left = orders;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`set app.site_id = '${shop.siteId}'`);
      while (left > 0) {
        left -= 1;
        await writeOrder(client, shop);
        onOrder();
      }
      await client.end();
    }),
  );
}

async function writeOrder(client: pg.Client, shop: WrittenShop) {
  const { siteId, unitId, productId, variantId, methodId } = shop;
  const place = () =>
    client.query<{ id: string }>({
      name: 'place',
      text: 'select chaos_place($1, $2, $3, $4, $5) as id',
      values: [siteId, unitId, productId, variantId, 1000 + Math.floor(Math.random() * 900_000)],
    });
  const act = (name: 'chaos_pay' | 'chaos_refund' | 'chaos_cancel', id: string) => {
    const values = name === 'chaos_cancel' ? [siteId, id] : [siteId, id, methodId];
    const places = values.map((_, n) => `$${n + 1}`).join();
    return transaction(client, () => client.query({ name, text: `select ${name}(${places})`, values }));
  };
  if (Math.random() < 0.03) await transaction(client, place, 'rollback');
  const { rows } = await transaction(client, place);
  const id = rows[0]?.id;
  if (!id) throw new Error('no order was written');
  if (Math.random() < 0.1) return act('chaos_cancel', id);
  await act('chaos_pay', id);
  return Math.random() < 0.2 ? act('chaos_refund', id) : null;
}

async function transaction<T>(
  client: pg.Client,
  work: () => Promise<T>,
  end: 'commit' | 'rollback' = 'commit',
): Promise<T> {
  await client.query('begin');
  const done = await work();
  // Transactions that wait commit after others that began later.
  if (Math.random() < 0.02) await wait(Math.random() * 100);
  await client.query(end);
  return done;
}
