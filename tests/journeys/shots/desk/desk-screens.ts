import routes from '../../../../apps/desk/app/routes.ts';
import { asOwner } from '../../support/customers.ts';

/** Every address of the desk's map that is for staff who are signed in. */
export const ADDRESSES = routes.flatMap(({ children = [] }) => children).map(({ path = '' }) => `/${path}`);

/** Rows that stand for the parameters of an address: the newest of each kind. */
const EXAMPLES: Readonly<Record<string, string>> = {
  approvals:
    'select s.slug, a.id::text as ref from approvals a join sites s on s.id = a.site_id order by a.id desc',
  orders: `select s.slug, o.code as ref from orders o join sites s on s.id = o.site_id
            where o.status = 'preparing' order by (s.slug = 'it') desc, o.id`,
  customers: `select s.slug, c.id::text as ref from customers c join sites s on s.id = c.site_id
               where exists (select from orders o where o.site_id = c.site_id and o.customer_id = c.id) order by c.id desc`,
  returns: 'select s.slug, r.code as ref from returns r join sites s on s.id = r.site_id order by r.id desc',
  statements:
    'select s.slug, b.id::text as ref from bank_statements b join sites s on s.id = b.site_id order by b.id desc',
  cases: `select s.slug, c.id::text as ref from payment_cases c join sites s on s.id = c.site_id order by c.id desc`,
  tickets:
    'select s.slug, t.code as ref from contact_tickets t join sites s on s.id = t.site_id order by t.due_at',
  warranty:
    'select s.slug, w.code as ref from warranty_requests w join sites s on s.id = w.site_id order by w.id desc',
  activations:
    'select s.slug, b.id::text as ref from bike_registrations b join sites s on s.id = b.site_id order by b.id desc',
  bikes: 'select s.slug, b.id::text as ref from bikes b join sites s on s.id = b.site_id order by b.id desc',
  reviews: `select s.slug, r.code as ref from reviews r join sites s on s.id = r.site_id order by (r.status = 'waiting') desc, r.id`,
  pages: `select 'it' as slug, 'home/it' as ref`,
  news: `select 'it' as slug, id::text as ref from articles order by id desc`,
  media: `select null as slug, key as ref from media where width is not null and status = 'usable' order by key`,
  letters: `select s.slug, l.id::text as ref from letters l join sites s on s.id = l.site_id
             order by (l.status = 'testing') desc, l.id desc`,
  people: `select null as slug, id::text as ref from staff where kind = 'person' order by id desc`,
  webhooks:
    'select s.slug, w.id::text as ref from webhooks w join sites s on s.id = w.site_id order by w.id desc',
  privacy:
    'select s.slug, p.code as ref from privacy_requests p join sites s on s.id = p.site_id order by p.id desc',
};

/** Each with an example for its parameters; one without an example is left out. */
export async function listScreens(): Promise<string[]> {
  const screens: string[] = [];
  for (const address of ADDRESSES) {
    const filled = address.includes(':') ? await fill(address) : address;
    if (filled) screens.push(filled);
  }
  return screens;
}

/** `/orders/:site/:code` with the site and the code of an order, `/pages/:site/:slug/:locale` with a page and its language, `/letters/:site/:id/edit` with what follows; null when there is none. */
async function fill(address: string): Promise<string | null> {
  const query = EXAMPLES[address.split('/')[1] ?? ''];
  if (!query) return null;
  const { rows } = await asOwner((client) => client.query(`${query} limit 1`));
  if (!rows[0]) return null;
  const { slug, ref } = rows[0];
  return address.replace(':site', slug ?? '').replace(/:\w+(\/:\w+)*/, ref);
}
