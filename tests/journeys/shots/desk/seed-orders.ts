import { randomInt } from 'node:crypto';
import { asOwner, newCustomer } from '../../support/customers.ts';
import { anOrderOf } from '../../support/orders.ts';
import { confirmTransfer, postAsStaff } from '../../support/staff.ts';

interface Buyer {
  readonly segment: string;
  readonly name: readonly [string, string];
  readonly address: Readonly<Record<string, string>>;
  readonly phone: string;
}

const BUYERS: readonly Buyer[] = [
  buyer('it-it', 'Livia Serra', '+390721555000', ['Via Mazzolari 18', '61121', 'Pesaro', 'IT']),
  buyer('ec-es', 'María Vera', '+593991234567', [
    'Cdla. Kennedy Norte, Mz 704 V 12',
    '090513',
    'Guayaquil',
    'EC',
  ]),
  buyer('de-de', 'Anja Köhler', '+49891234567', ['Lindwurmstraße 21', '80337', 'München', 'DE']),
  buyer('fr-fr', 'Claire Baudin', '+33145678901', ['14 rue des Martyrs', '75009', 'Paris', 'FR']),
  buyer('es-es', 'Íñigo Salas', '+34911234567', ['Calle de Alcalá 96', '28009', 'Madrid', 'ES']),
  buyer('ae-ar', 'عمر المنصوري', '+971501234567', ['شارع الوصل 12', '', 'دبي', 'AE']),
];

function buyer(
  segment: string,
  name: string,
  phone: string,
  [address1, postal, city, country]: readonly [string, string, string, string],
): Buyer {
  const [first = '', ...family] = name.split(' ');
  return {
    segment,
    name: [first, family.join(' ')],
    phone,
    address: { address1, ...(postal && { postal_code: postal }), city, country_code: country },
  };
}

const STEPS = ['paid', 'prepare', 'ship', 'deliver'] as const;

export interface SeededOrder {
  readonly site: string;
  readonly code: string;
  readonly customerId: string;
  readonly siteId: number;
}

/** Orders in every state on several sites, as far as a site takes transfers; the last of a site is the newest. */
export async function seedOrders(sites: number): Promise<SeededOrder[]> {
  const orders: SeededOrder[] = [];
  for (const [place, one] of BUYERS.slice(0, sites).entries()) {
    const site = one.segment.slice(0, 2);
    if (!(await takesTransfers(site))) continue;
    const [givenName, familyName] = one.name;
    const customer = await newCustomer(one.segment, { givenName, familyName, phone: one.phone });
    for (let steps = 0; steps <= STEPS.length; steps += 1) {
      const { code } = await anOrderOf(customer, { count: steps === 2 ? 2 : 1 });
      await rename(code, one, (STEPS.length - steps) * 7 + place);
      for (const step of STEPS.slice(0, steps))
        if (step === 'paid') await confirmTransfer(site, code);
        else await postAsStaff(site, `orders/${code}/${step}`);
      orders.push({ site, code, customerId: customer.id, siteId: customer.siteId });
    }
  }
  return orders;
}

const takesTransfers = (site: string): Promise<boolean> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select from payment_methods m join sites s on s.id = m.site_id
        where s.slug = $1 and m.type = 'bank-transfer' and m.account_ref is null`,
      [site],
    );
    return rows.length > 0;
  });

const rename = (code: string, { name, address, phone }: Buyer, hoursAgo: number) =>
  asOwner((client) =>
    client.query(
      `update orders set given_name = $2, family_name = $3, phone = $4, delivery_address = $5,
              placed_at = now() - $6 * interval '1 hour' where code = $1`,
      [code, ...name, phone, JSON.stringify(address), hoursAgo],
    ),
  );

/** A paid order whose refund needs a second person, and one that waits with too little money. */
export async function seedExceptions(orders: readonly SeededOrder[]): Promise<void> {
  const [unpaid, paid] = orders;
  if (!unpaid || !paid) return;
  const note = 'She called: please no delivery before 17:00, the gate is shut.';
  await postAsStaff(paid.site, `orders/${paid.code}/notes`, { text: note });
  await postAsStaff(paid.site, `orders/${paid.code}/refund`, { reason: 'The frame arrived scratched' });
  await postAsStaff(unpaid.site, `orders/${unpaid.code}/payment`, {
    amount_minor: 100_000,
    currency: await currencyOf(unpaid.code),
    reference: `BP 20261115-${randomInt(1e6)}`,
    value_on: new Date().toISOString().slice(0, 10),
  });
}

const currencyOf = (code: string): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query('select currency from orders where code = $1', [code]);
    return String(rows[0].currency);
  });
