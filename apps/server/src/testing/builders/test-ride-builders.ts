import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { TestRides } from '../../platform/db/schema.ts';
import { aProduct, aStore } from './builders.ts';
import { showOn } from './catalogue-builders.ts';

let count = 0;

/** A model that a store lends, shown on the site. They write as the owner. */
export async function aDemonstrator(
  db: Db,
  input: { site_id: number; store_id?: number; product_id?: number },
) {
  count += 1;
  const { site_id } = input;
  const store_id = input.store_id ?? (await aStore(db, { site_id })).id;
  const product_id = input.product_id ?? (await aProduct(db)).id;
  await showOn(db, site_id, product_id);
  return db
    .insertInto('demonstrators')
    .values({ site_id, store_id, product_id, ref: `demo-${count}` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An hour of it. */
export function aTestRide(
  db: Db,
  { site_id, id: demonstrator_id }: { site_id: number; id: number },
  input: Partial<Insertable<TestRides>> & { starts_at: Date },
) {
  return db
    .insertInto('test_rides')
    .values({
      site_id,
      demonstrator_id,
      id: randomUUID(),
      given_name: 'Anna',
      family_name: 'Rossi',
      email: 'anna@rides.example',
      locale: 'en',
      ends_at: new Date(input.starts_at.getTime() + 3_600_000),
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
