import type { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { lockOwnBike } from '../bikes/lock-own-bike.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { takeUploads } from '../uploads/take-uploads.ts';
import type { createWarrantyRequest as contract, WarrantyRequest } from './warranty.contract.ts';
import { findMissingEvidence, type MissingEvidence } from './warranty.rules.ts';
import { findStoreName, getRequest, insertFiles, insertRequest, type Owner } from './warranty.sql.ts';

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
