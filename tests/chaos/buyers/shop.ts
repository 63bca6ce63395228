import { createHash, randomBytes } from 'node:crypto';
import { accountsAt } from '../../../apps/sandbox/src/accounts.ts';
import { openDb } from '../../../apps/server/src/platform/db/db.ts';

export const SITE = 'it';

export interface Shop {
  readonly siteId: number;
  readonly cardId: number;
  readonly bankId: number;
  readonly staffToken: string;
  readonly card: { readonly baseUrl: string; readonly secret: string };
  /** Units that no buyer was sent to yet. */
  readonly units: string[];
}

export const openOwner = (url: string) =>
  openDb({
    url,
    applicationName: 'paddock-chaos',
    maxConnections: 3,
    waitMs: 30_000,
    statementTimeoutMs: 60_000,
    unsafeAllSites: true,
  });
export type Owner = ReturnType<typeof openOwner>;

/** Creates enough units of one model in Italy for all buyers, and a staff account that confirms transfers. */
export async function stockShop(owner: Owner, count: number, sandboxPort: number): Promise<Shop> {
  const staffToken = randomBytes(32).toString('base64url');
  const ask = async <Row extends object>(text: string, values: unknown[]) =>
    (await owner.pool.query<Row>(text, values)).rows;
  const [site] = await ask<{ id: number }>('select id from sites where slug = $1', [SITE]);
  if (!site) throw new Error(`The demo has no site ${SITE}`);
  const methods = await ask<{ id: number; code: string }>(
    'select id, code from payment_methods where site_id = $1',
    [site.id],
  );
  const methodOf = (code: string) => methods.find((one) => one.code === code)?.id ?? 0;
  await ask(
    `insert into staff_tokens (for_site_id, name, role, token_hash) values ($1, 'chaos', 'admin', $2)`,
    [site.id, createHash('sha256').update(staffToken).digest()],
  );
  const units = await ask<{ id: string }>(STOCK, [site.id, count, randomBytes(3).toString('hex')]);
  const account = accountsAt(sandboxPort)[`stripe-${SITE}`];
  return {
    siteId: site.id,
    cardId: methodOf('card'),
    bankId: methodOf('bank_transfer'),
    staffToken,
    card: { baseUrl: account?.baseUrl ?? '', secret: account?.keys.secret ?? '' },
    units: units.map(({ id }) => id),
  };
}

const STOCK = `
insert into units (site_id, product_id, variant_id, store_id, serial, status, local_days, price_minor, currency)
select one.site_id, one.product_id, one.variant_id, one.store_id, 'CHAOS' || $3 || '-' || n, 'on_hand', one.local_days,
       one.price_minor, one.currency
  from (select u.* from units u
          join site_products sp on sp.site_id = u.site_id and sp.product_id = u.product_id and sp.published
         where u.site_id = $1 and u.status = 'on_hand' and not u.blocked and u.taken_until is null
           and u.serial not like 'CHAOS%'
         order by u.price_minor, u.id limit 1) one, generate_series(1, $2::int) n
returning id`;
