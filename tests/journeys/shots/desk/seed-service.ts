import { randomUUID } from 'node:crypto';
import { asOwner, newCustomer } from '../../support/customers.ts';
import { postAsStaff } from '../../support/staff.ts';
import { newBike, newWarrantyRequest } from '../../support/warranty.ts';
import type { SeededOrder } from './seed-orders.ts';

const QUESTIONS = [
  [
    'technical',
    'The fork knocks since two weeks',
    'When I brake hard the fork knocks. It began after the first service. What should I do?',
  ],
  ['marketing_sales', 'Delivery to the islands', 'Do you deliver to Sardinia, and how long does it take?'],
  ['parts_accessories', 'Panniers', 'Do the aluminium panniers fit last year’s model as well?'],
  [
    'general',
    'Invoice for my company',
    'I need the invoice with the VAT number of my company. Can it be changed?',
  ],
] as const;

/** Tickets, warranty requests, activations, test rides, returns, reviews and privacy requests that wait. */
export async function seedService(orders: readonly SeededOrder[]): Promise<void> {
  const customer = await newCustomer('it-it', { givenName: 'Paolo', familyName: 'Rinaldi' });
  await seedTickets(customer.siteId, customer.email);
  const bike = await newBike(customer);
  await newWarrantyRequest(customer, bike.id);
  await seedActivation(customer.siteId, customer.id);
  await seedTestRide(customer.siteId);
  const delivered = orders.filter((_, place) => place % 5 === 4);
  for (const [place, order] of delivered.entries()) await seedReturn(order, place % 2 === 1);
  if (delivered[0]) await seedReview(delivered[0]);
  for (const kind of ['export', 'erase'])
    await postAsStaff('it', 'privacy-requests', {
      kind,
      email: customer.email,
      locale: 'it',
      note: 'Asked by phone.',
    });
}

async function seedTickets(siteId: number, email: string): Promise<void> {
  await asOwner(async (client) => {
    for (const [place, [department, subject, message]] of QUESTIONS.entries()) {
      const { rows } = await client.query(
        `insert into contact_tickets (site_id, id, department, name, email, subject, message, locale, received_at, due_at)
         values ($1, $2, $3, 'Paolo Rinaldi', $4, $5, $6, 'en', now() - $7 * interval '9 hours',
                 now() - $7 * interval '9 hours' + interval '24 hours') returning id`,
        [siteId, randomUUID(), department, email, subject, message, QUESTIONS.length - place],
      );
      await client.query(
        `insert into ticket_messages (site_id, ticket_id, direction, body, author, author_email)
         values ($1, $2, 'in', $3, 'Paolo Rinaldi', $4)`,
        [siteId, rows[0].id, message, email],
      );
    }
  });
}

const seedActivation = (siteId: number, customerId: string) =>
  asOwner((client) =>
    client.query(
      `insert into bike_registrations (site_id, customer_id, unit_id, serial, purchased_on)
       select u.site_id, $2, u.id, u.serial, current_date - 12 from units u
        where u.site_id = $1 and u.serial is not null and u.status = 'sold' order by u.id limit 1`,
      [siteId, customerId],
    ),
  );

const seedTestRide = (siteId: number) =>
  asOwner((client) =>
    client.query(
      `insert into test_rides (site_id, id, demonstrator_id, starts_at, ends_at, given_name, family_name, email, phone, locale)
       select d.site_id, gen_random_uuid(), d.id, date_trunc('hour', now()) + interval '2 hours',
              date_trunc('hour', now()) + interval '3 hours', 'Giulia', 'Bassi', 'giulia@example.test', '+390721555111', 'it'
         from demonstrators d where d.site_id = $1 order by d.id limit 2
       on conflict do nothing`,
      [siteId],
    ),
  );

const seedReturn = ({ siteId, code }: SeededOrder, isApproved: boolean) =>
  asOwner((client) =>
    client.query(
      `with made as (
         insert into returns (site_id, order_id, reason, note, status, approved_at)
         select o.site_id, o.id, 'damaged', 'The mudguard is bent.', case when $3 then 'approved' else 'requested' end,
                case when $3 then now() end
           from orders o where o.site_id = $1 and o.code = $2 returning site_id, id, order_id)
       insert into return_lines (site_id, return_id, order_id, unit_id)
       select m.site_id, m.id, m.order_id, l.unit_id from made m
         join order_lines l on l.site_id = m.site_id and l.order_id = m.order_id`,
      [siteId, code, isApproved],
    ),
  );

const seedReview = ({ siteId, code }: SeededOrder) =>
  asOwner((client) =>
    client.query(
      `insert into reviews (site_id, product_id, order_id, unit_id, stars, title, body, author, place, locale)
       select l.site_id, l.product_id, l.order_id, l.unit_id, 4, 'Light and quiet', 'Two weeks in town and one in the hills: it does both.',
              'Livia S.', 'Pesaro', 'en'
         from orders o join order_lines l on l.site_id = o.site_id and l.order_id = o.id
        where o.site_id = $1 and o.code = $2 limit 1`,
      [siteId, code],
    ),
  );
