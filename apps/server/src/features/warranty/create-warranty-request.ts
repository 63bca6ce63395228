import type { z } from 'zod';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { FieldErrors } from '../../platform/http/http-errors.ts';
import { translate } from '../../platform/text/messages.ts';
import { lockOwnBike } from '../bikes/my-bikes.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { takeUploads } from '../uploads/take-uploads.ts';
import type {
  createWarrantyRequest as contract,
  WarrantyDealer,
  WarrantyPart,
  WarrantyRequest,
} from './warranty.contract.ts';
import { findMissingEvidence, type MissingEvidence, partsOf } from './warranty.rules.ts';
import {
  findCategory,
  findRequests,
  findStoreName,
  getRequest,
  insertFiles,
  insertRequest,
  listWorkshops,
  type Owner,
} from './warranty.sql.ts';
import { MAX_IMAGES, MIN_IMAGES } from './warranty-limits.contract.ts';

export const listWarrantyRequests = (db: Db, owner: Owner, locale: string): Promise<WarrantyRequest[]> =>
  findRequests(db, owner, locale);

/** Null: this customer made no such request. */
export async function showWarrantyRequest(
  db: Db,
  owner: Owner,
  locale: string,
  code: string,
): Promise<WarrantyRequest | null> {
  const [request] = await findRequests(db, owner, locale, code);
  return request ?? null;
}

/** What is wrong with a request, in sentences by field. */
export const describeWarrantyFaults = (
  fields: Readonly<Record<string, WarrantyFault>>,
  locale: string,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [
      field,
      [translate(locale, key, { min: MIN_IMAGES, max: MAX_IMAGES })],
    ]),
  );

const MAX_OPEN = 5;

export type CreatedRequest =
  | { ok: true; request: WarrantyRequest }
  | { ok: false; code: 'not_found' | 'warranty_over' | 'warranty_lost' }
  | { ok: false; code: 'warranty_too_many'; most: number }
  | { ok: false; code: 'validation_failed'; fields: Readonly<Record<string, WarrantyFault>> };

export type WarrantyFault = MissingEvidence | 'field_choice' | 'upload_unknown' | 'upload_not_ready';

/**
 * "Warranty order registered": the bike is the customer's, in warranty and not lost; the files are theirs, checked and used for
 * nothing else. What it rests on is committed with it, or nothing is.
 */
export async function createWarrantyRequest(
  tx: Tx,
  owner: Owner,
  locale: string,
  bikeId: number,
  input: z.output<(typeof contract)['body']>,
): Promise<CreatedRequest> {
  const { siteId } = owner;
  const bike = await lockOwnBike(tx, owner, bikeId);
  if (!bike) return { ok: false, code: 'not_found' };
  if (bike.lost) return { ok: false, code: 'warranty_lost' };
  if (bike.expired) return { ok: false, code: 'warranty_over' };
  const missing = findMissingEvidence(input);
  const store = await findStoreName(tx, siteId, input.store_id);
  const wrong = { ...missing, ...(store === null && { store_id: 'field_choice' as const }) };
  if (Object.keys(wrong).length > 0 || !input.video || store === null)
    return { ok: false, code: 'validation_failed', fields: wrong };

  const images = await takeUploads(tx, { ...owner, ids: input.images, kind: 'image' });
  if (!images.ok) return { ok: false, code: 'validation_failed', fields: { images: images.code } };
  const video = await takeUploads(tx, { ...owner, ids: [input.video], kind: 'video' });
  if (!video.ok) return { ok: false, code: 'validation_failed', fields: { video: video.code } };

  const { part, description, phone } = input;
  const choice = { bikeId, storeId: input.store_id, part, description, phone: phone || null };
  const made = await insertRequest(tx, owner, choice, MAX_OPEN);
  if (!made) return { ok: false, code: 'warranty_too_many', most: MAX_OPEN };
  await insertFiles(tx, siteId, made.id, [...images.uploads, ...video.uploads]);
  await queueAccountMail(tx, {
    siteId,
    kind: 'warranty_received',
    key: `warranty:${made.code}:received`,
    to: bike.email,
    locale: bike.locale,
    givenName: bike.given_name,
    data: { code: made.code, bike: bike.name, serial: bike.serial, store },
  });
  return { ok: true, request: await getRequest(tx, owner, locale, made.code) };
}

/** Null: this customer has no such bike. */
export async function showWarrantyForm(
  db: Db,
  owner: Owner,
  bikeId: number,
): Promise<{ parts: WarrantyPart[]; stores: WarrantyDealer[] } | null> {
  const found = await findCategory(db, owner, bikeId);
  if (!found) return null;
  return {
    parts: partsOf(found.category, found.isVehicle),
    stores: await listWorkshops(db, owner.siteId),
  };
}
