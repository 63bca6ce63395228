import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Customers } from '../../platform/db/schema.ts';
import { aCustomer, aProduct, aSession, aSite, aUnit, aVariant } from '../builders/builders.ts';
import { type TestDatabase, testDatabase } from '../database/database.ts';
import { testApp } from './test-app.ts';

export type BikeWorld = Awaited<ReturnType<typeof openBikeWorld>>;

/** A site with a bicycle of five years' and a motorcycle of two years' warranty, and people who are signed in. */
export async function openBikeWorld() {
  const database: TestDatabase = await testDatabase();
  const { owner } = database;
  const site = await aSite(owner, { slug: 'it' });
  const other = await aSite(owner, { slug: 'fr' });
  const { bicycle, motorcycle, helmet } = await addModels(owner);
  const api = await testApp(database.appUrl);
  let keys = 0;

  /** A signed-in customer, of this site unless another is named. */
  async function person(input: Partial<Insertable<Customers>> = {}) {
    const customer = await aCustomer(owner, { site_id: site.id, email_verified_at: new Date(), ...input });
    const { token } = await aSession(owner, { site_id: customer.site_id, customer_id: customer.id });
    return { ...customer, token };
  }

  /** Has left the shop over a dealer's counter. */
  const sold = (variant: { id: number; product_id: number } = bicycle, serial?: string) =>
    aUnit(owner, {
      site_id: site.id,
      product_id: variant.product_id,
      variant_id: variant.id,
      status: 'sold',
      sold_on: '2026-03-02',
      ...(serial ? { serial } : {}),
    });

  function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    caller: { token: string } | null,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    keys += 1;
    return api.app.inject({
      method,
      url: `/api/${path}`,
      ...(payload ? { payload } : {}),
      // Each caller has an address of its own: limits are tested elsewhere.
      remoteAddress: `10.1.${Math.floor(keys / 250)}.${keys % 250}`,
      headers: {
        'x-tenant': 'it',
        'idempotency-key': `key-${keys}`,
        ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
        ...headers,
      },
    });
  }

  const mails = async (email: string) =>
    (
      await owner
        .selectFrom('mails')
        .select(['kind', 'data'])
        .where('to_email', '=', email)
        .orderBy('id')
        .execute()
    ).map(({ kind, data }) => ({ kind, data: data as Record<string, unknown> }));

  const close = async () => {
    await api.close();
    await database.drop();
  };
  return {
    database,
    owner,
    site,
    other,
    bicycle,
    motorcycle,
    helmet,
    person,
    sold,
    call,
    mails,
    close,
  };
}

async function addModels(owner: Db) {
  const bicycle = await aVariant(owner, {
    product_id: (await aProduct(owner, { original_name: 'Cresta 29', warranty_months: 60 })).id,
  });
  const motorcycle = await aVariant(owner, {
    product_id: (await aProduct(owner, { original_name: 'Lupo 500' })).id,
  });
  const helmet = await aVariant(owner, { product_id: (await aProduct(owner, { type_id: 2 })).id });
  return { bicycle, motorcycle, helmet };
}
