import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asOwner, type NewCustomer } from './customers.ts';
import { postAsStaff } from './staff.ts';

const FIXTURES = path.join(import.meta.dirname, '..', 'fixtures');

const at = (name: string) => path.join(FIXTURES, name);
/** Real photographs with the place where they were taken, and a real film of two seconds. */
export const PHOTOGRAPHS = [at('fork-near.jpg'), at('fork-step.jpg'), at('whole-bike.jpg')];
export const FILM = at('knock.mp4');

/** A bicycle in this customer's hands, with its warranty. */
export async function newBike(customer: NewCustomer): Promise<{ id: number; serial: string; name: string }> {
  const serial = `JOURNEY${randomBytes(5).toString('hex').toUpperCase()}`;
  return asOwner(async (client) => {
    const { rows } = await client.query(
      `with model as (
         select p.id, v.id as variant_id, p.original_name as name from products p
           join variants v on v.product_id = p.id
           join categories c on c.id = p.category_id and c.slug = 'bicycles'
          where p.status = 'active' and p.picture is not null order by p.slug = 'cresta-29' desc, p.slug, v.id limit 1),
       unit as (
         insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency, sold_on,
                            delivered_on)
         select $1, m.id, m.variant_id, $3, 'delivered', (select min(id) from stores where site_id = $1), 100000,
                (select currency from sites where id = $1), current_date - 30, current_date - 20
           from model m returning id, product_id, variant_id),
       bike as (
         insert into bikes (site_id, unit_id, product_id, variant_id, serial, customer_id, expires_at)
         select $1, u.id, u.product_id, u.variant_id, $3, $2, now() + interval '2 years' from unit u returning id)
       select bike.id, model.name from bike, model`,
      [customer.siteId, customer.id, serial],
    );
    const { id, name } = rows[0];
    await client.query(
      `insert into bike_owners (site_id, bike_id, customer_id, how, since) values ($1, $2, $3, 'bought', now())`,
      [customer.siteId, id, customer.id],
    );
    return { id: Number(id), serial, name };
  });
}

/** As large as a phone's film in 4K, and empty: it is never read. */
export async function tooLargeFilm(): Promise<string> {
  const file = path.join(tmpdir(), 'fork-knock.mov');
  const handle = await open(file, 'w');
  await handle.truncate(312 * 1024 * 1024);
  await handle.close();
  return file;
}

/** Support of the site decides on a request. */
export const decideWarranty = (site: string, code: string, word: 'verify' | 'repair' | 'close') =>
  postAsStaff(site, `warranty-requests/${code}/${word}`);

/** A request that waits for support, with its evidence already looked at; its code. */
export const newWarrantyRequest = (customer: NewCustomer, bikeId: number): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `with file as (
         insert into uploads (site_id, customer_id, kind, name, size_bytes, received_bytes, status, mime_type, sha256, scan)
         select $1, $2, kind, 'fork', 1000, 1000, 'ready', type, sha256(kind::bytea), 'clean'
           from unnest(array['image', 'image', 'image', 'video'],
                       array['image/jpeg', 'image/jpeg', 'image/jpeg', 'video/mp4']) as of (kind, type)
         returning id, kind),
       request as (
         insert into warranty_requests (site_id, bike_id, customer_id, store_id, part, description)
         select $1, $3, $2, min(id), 'fork', 'The fork knocks when braking.' from stores where site_id = $1
         returning id, code),
       evidence as (
         insert into warranty_files (site_id, request_id, upload_id, kind, position)
         select $1, request.id, file.id, file.kind, row_number() over () from file, request)
       select code from request`,
      [customer.siteId, customer.id, bikeId],
    );
    return rows[0].code;
  });
