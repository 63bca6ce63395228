import { accountsAt } from '@paddock/sandbox/accounts';
import type pg from 'pg';
import { UNCAP_SITES } from '../../../scripts/system/uncap-sites.ts';

export interface CheckoutSite {
  readonly siteId: number;
  readonly slug: string;
  readonly bankId: number;
  readonly cardId: number;
  readonly units: readonly string[];
}

/** A payment that one member of staff may confirm: what is measured is a confirmed order, not a proposal. */
const ONE_PERSON_MINOR = 90_000;

/**
 * Makes one site of the load sell: a bank, a card account of the sandbox, a way to deliver, members of staff, and
 * units without a claim. Everything else in the database stays as it is.
 */
export async function prepareCheckout(
  client: pg.Client,
  units: number,
  staffTokens: readonly string[],
): Promise<CheckoutSite> {
  const { rows: sites } = await client.query<{ id: number; slug: string }>(
    `select s.id, s.slug from sites s
      where s.enable_shop and not s.maintenance
        and s.slug = any($1) order by (select count(*) from units u
                   where u.site_id = s.id and u.taken_until is null and u.price_minor between 100 and 9999999) desc
      limit 1`,
    [
      Object.values(accountsAt(0))
        .filter(({ provider }) => provider === 'stripe')
        .map(({ site }) => site),
    ],
  );
  const [site] = sites;
  if (!site) throw new Error('No site of this database has an account at the sandbox');
  const method = async (
    code: string,
    provider: string,
    component: string,
    account: string | null,
    minutes: number,
  ) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into payment_methods (site_id, code, provider, component, type, account_ref, reserve_minutes, settings)
       values ($1, $2, $3, $4, 'tdc', $5, $6, '{"params": {"holder": "Bench", "iban": "IT00"}}')
       on conflict (site_id, code) do update set account_ref = excluded.account_ref returning id`,
      [site.id, code, provider, component, account, minutes],
    );
    return rows[0]?.id ?? 0;
  };
  const bankId = await method('bench_bank', 'offline', 'BankTransfer', null, 4320);
  const cardId = await method('bench_card', 'stripe', 'Stripe', `stripe-${site.slug}`, 30);
  await client.query(
    `insert into shipment_methods (site_id, code, kind, carrier, first_minor) values ($1, 'bench', 'home', 'Bench', 100)
     on conflict (site_id, code) do nothing`,
    [site.id],
  );
  await client.query(UNCAP_SITES);
  await client.query(
    `insert into staff_tokens (for_site_id, name, role, token_hash)
     select $2, 'bench', 'admin', sha256(convert_to(token, 'UTF8')) from unnest($1::text[]) as token`,
    [staffTokens, site.id],
  );
  await makeUnits(client, site.id, units);
  const { rows } = await client.query<{ id: string }>(
    `select u.id from units u join products p on p.id = u.product_id and p.status = 'active'
       join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id and sp.published
      where u.site_id = $1 and u.status in ('on_hand', 'in_transit', 'in_production') and not u.blocked
        and u.price_minor between 100 and ${ONE_PERSON_MINOR}
        and (u.taken_until is null or u.taken_until <= now())
      order by md5(u.id::text) limit $2`,
    [site.id, units],
  );
  return { siteId: site.id, slug: site.slug, bankId, cardId, units: rows.map(({ id }) => id) };
}

/** A small database has too few machines for so many orders: more of those that it has. */
async function makeUnits(client: pg.Client, siteId: number, wanted: number) {
  await client.query(
    `with free as (
       select u.* from units u join products p on p.id = u.product_id and p.status = 'active'
         join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id and sp.published
        where u.site_id = $1 and u.status = 'on_hand' and not u.blocked and u.price_minor between 100 and 9999999
          and (u.taken_until is null or u.taken_until <= now())
     )
     insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency)
     select one.site_id, one.product_id, one.variant_id, 'CHECKOUT' || left(md5(random()::text || n), 12), 'on_hand',
            one.store_id, least(one.price_minor, ${ONE_PERSON_MINOR}), one.currency
       from generate_series(1, greatest(0, $2::int - (select count(*)::int from free
                                                       where price_minor <= ${ONE_PERSON_MINOR}))) n,
            (select * from free order by id limit 1) one`,
    [siteId, wanted],
  );
}
