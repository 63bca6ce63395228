import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Alerts } from '../../platform/db/schema.ts';
import { aProduct } from './builders.ts';

let count = 0;

/** In the line unless the test says otherwise, in the order in which the alerts are built. */
export async function anAlert(
  db: Db,
  input: Partial<Insertable<Alerts>> & { site_id: number },
): Promise<Selectable<Alerts>> {
  count += 1;
  const { status = 'waiting' } = input;
  return db
    .insertInto('alerts')
    .values({
      email: `waits-${count}@alerts.example`,
      locale: 'en',
      confirmed_at: status === 'pending' ? null : new Date(Date.now() - 3_600_000 + count * 1000),
      ...input,
      status,
      product_id: input.product_id ?? (await aProduct(db)).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
