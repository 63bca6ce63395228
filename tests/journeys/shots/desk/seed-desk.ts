import { randomUUID } from 'node:crypto';
import { writeCamt053 } from '../../../../apps/server/src/testing/builders/camt053.ts';
import { asOwner } from '../../support/customers.ts';
import { seedLetters } from './seed-letters.ts';
import { seedExceptions, seedOrders } from './seed-orders.ts';
import { seedService } from './seed-service.ts';

/** Everything a day at the desk shows. A database that has it already is left alone. */
export async function seedDesk(): Promise<void> {
  if (await isSeeded()) return;
  await seedExamples(Number.POSITIVE_INFINITY);
  await seedPeople();
}

/** At least one of each kind of subject, by the buyers of so many sites. */
export async function seedExamples(sites = 1): Promise<void> {
  const orders = await seedOrders(sites);
  await seedExceptions(orders);
  await seedService(orders);
  await seedLetters();
}

const isSeeded = (): Promise<boolean> =>
  asOwner(async (client) => {
    const { rows } = await client.query('select from staff where email = $1', [emailOf(PEOPLE[0][0])]);
    return rows.length > 0;
  });

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@desk.test`;

const PEOPLE = [
  ['Rosa Paredes', 'finance', 'site', 'ec'],
  ['Livia Conti', 'support', 'site', 'it'],
  ['Marco Ferri', 'fulfilment', 'site', 'it'],
  ['Giulia Sarti', 'editor', 'brand', null],
  ['Paul Lenoir', 'auditor', 'brand', null],
] as const;

async function seedPeople(): Promise<void> {
  await asOwner(async (client) => {
    for (const [name, role, kind, ref] of PEOPLE) {
      const { rows } = await client.query(
        `insert into staff (kind, name, email) values ('person', $1, $2) returning id`,
        [name, emailOf(name)],
      );
      await client.query(
        `insert into grants (staff_id, role, scope_kind, scope_ref, until_at, reason)
         values ($1, $2, $3, $4, now() + interval '11 months', 'The team')`,
        [rows[0].id, role, kind, ref],
      );
    }
  });
}

/** A file of a bank that pays the waiting orders of a site: one exactly, one with a part, one line of a stranger. */
export async function statementFile(
  site: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const orders = await asOwner(async (client) => {
    const { rows } = await client.query(
      `select o.code, o.total_minor from orders o join sites s on s.id = o.site_id
        where s.slug = $1 and o.status = 'pending_confirmation' order by o.id limit 3`,
      [site],
    );
    return rows as { code: string; total_minor: string }[];
  });
  const lines = [
    ...orders.map(({ code, total_minor: total }, place) => ({
      amountMinor: Number(total) - place * 5_000,
      text: place === 0 ? `Bonifico ordine ${code}` : 'Acconto',
      name: 'Livia Serra',
    })),
    { amountMinor: 12_990, text: 'Rimborso spese', name: 'Officina Neri' },
  ].map((line) => ({ ...line, bankRef: randomUUID().slice(0, 16), iban: 'DE89370400440532013000' }));
  const file = writeCamt053(lines, { account: 'IT60X0542811101000000123456', currency: 'EUR' });
  return { name: 'statement-16-november.xml', mimeType: 'application/xml', buffer: Buffer.from(file) };
}
