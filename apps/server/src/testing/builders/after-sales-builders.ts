import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Bikes, Uploads } from '../../platform/db/schema.ts';
import { aCustomer, anOrder, aStore, aUnit } from './builders.ts';

const YEAR_MS = 365 * 86_400_000;

/** A delivered unit in its owner's hands, with two years of warranty. */
export async function aBike(
  db: Db,
  input: Partial<Insertable<Bikes>> & { site_id: number },
): Promise<Selectable<Bikes>> {
  const { site_id } = input;
  const customer_id =
    input.customer_id === undefined ? (await aCustomer(db, { site_id })).id : input.customer_id;
  const unit = await aUnit(db, {
    site_id,
    status: 'delivered',
    delivered_on: '2026-01-15',
    sold_on: '2026-01-10',
  });
  const bike = await db
    .insertInto('bikes')
    .values({
      unit_id: unit.id,
      product_id: unit.product_id,
      variant_id: unit.variant_id,
      serial: unit.serial ?? `SERIAL${randomBytes(5).toString('hex').toUpperCase()}`,
      expires_at: new Date(Date.now() + 2 * YEAR_MS),
      ...input,
      customer_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (customer_id !== null)
    await db
      .insertInto('bike_owners')
      .values({ site_id, bike_id: bike.id, customer_id, how: 'bought', since: bike.activated_at })
      .execute();
  return bike;
}

/** A file that is all there and was found good. */
export const anUpload = (
  db: Db,
  input: Partial<Insertable<Uploads>> & { site_id: number; customer_id: number },
): Promise<Selectable<Uploads>> =>
  db
    .insertInto('uploads')
    .values({
      kind: 'image',
      name: 'fork.jpg',
      size_bytes: 1000,
      received_bytes: 1000,
      status: 'ready',
      mime_type: 'image/jpeg',
      sha256: randomBytes(32),
      scan: 'clean',
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const EVIDENCE = ['image', 'image', 'image', 'video'] as const;

/** With its three images and its video. */
export async function aWarrantyRequest(
  db: Db,
  input: { site_id: number; customer_id: number; bike_id: number },
) {
  const { site_id, customer_id } = input;
  const store = await aStore(db, { site_id });
  const files = await Promise.all(
    EVIDENCE.map(async (kind) => ({ kind, id: (await anUpload(db, { site_id, customer_id, kind })).id })),
  );
  return db.transaction().execute(async (tx) => {
    const request = await tx
      .insertInto('warranty_requests')
      .values({ ...input, store_id: store.id, part: 'fork', description: 'The fork knocks when braking.' })
      .returningAll()
      .executeTakeFirstOrThrow();
    const rows = files.map(({ id, kind }, place) => ({
      site_id,
      request_id: request.id,
      upload_id: id,
      kind,
      position: place + 1,
    }));
    await tx.insertInto('warranty_files').values(rows).execute();
    return request;
  });
}

/** An order whose units are with their buyer since yesterday. */
export const aDeliveredOrder = (db: Db, input: Parameters<typeof anOrder>[1]) =>
  anOrder(db, {
    status: 'delivered',
    payment_status: 'paid',
    fulfilment_status: 'delivered',
    delivered_at: new Date(Date.now() - 86_400_000),
    ...input,
  });
