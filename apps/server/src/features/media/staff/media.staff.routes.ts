import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { revisionOf, staffScope } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import { mediaEditor } from '../media-keys.ts';
import type { MediaStorage } from '../media-storage.ts';
import { readRendition } from '../read-rendition.ts';
import { setAlternatives, setFocus } from './change-medium.ts';
import { listMedia } from './list-media.ts';
import * as contracts from './media.staff.contract.ts';
import { showMediaUpload } from './receiving/announce-picture.ts';
import { mediaTusRoutes } from './receiving/media-tus.routes.ts';
import { restoreMedium, retireMedium } from './retire-medium.ts';
import { showMedium } from './show-medium.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LIST = { ...STAFF, tenant: false } as const;
const FILES = { ...LIST, limit: 'media' } as const;

const STATUS = {
  not_found: 404,
  media_of_brand: 403,
  media_not_usable: 409,
  media_in_use: 409,
  edited_meanwhile: 409,
} as const;

type Failed = { readonly code: keyof typeof STATUS; readonly uses?: readonly object[] };
const refusalOf = ({ code, uses }: Failed) =>
  new HttpRefusal(STATUS[code], code, uses ? { data: { uses } } : {});

/** The media library of the desk. */
export function staffMediaRoutes(app: FastifyInstance, { db, media: storage }: Shop) {
  mediaTusRoutes(app, db, storage);
  mediaReadRoutes(app, db, storage);

  contractRoute(app, contracts.setMediaFocus, STAFF, async ({ params: { key }, body }, request) => {
    const editor = mediaEditor(request);
    const change = { key, revision: Number(revisionOf(request, 9)), focus: body };
    const done = await setFocus(db, editor, change);
    if (!done.ok) throw refusalOf(done);
    return { data: { key, revision: done.revision } };
  });
  contractRoute(app, contracts.setMediaAlternatives, STAFF, async ({ params: { key }, body }, request) => {
    const editor = mediaEditor(request);
    const revision = Number(revisionOf(request, 9));
    const change = { key, revision, isDecorative: body.is_decorative, alts: body.alts };
    const done = await setAlternatives(db, editor, change);
    if (!done.ok) throw refusalOf(done);
    return { data: { key, revision: done.revision } };
  });
  creatingRoute(app, db, contracts.retireMedium, STAFF, async (tx, { params: { key }, body }, request) => {
    const done = await retireMedium(tx, mediaEditor(request), { key, reason: body.reason || null });
    if (!done.ok) return { ok: false, refusal: refusalOf(done) };
    return { ok: true, answer: { data: { key, revision: done.revision } } };
  });
  creatingRoute(app, db, contracts.restoreMedium, STAFF, async (tx, { params: { key } }, request) => {
    const done = await restoreMedium(tx, mediaEditor(request), key);
    if (!done.ok) return { ok: false, refusal: refusalOf(done) };
    return { ok: true, answer: { data: { key, revision: done.revision } } };
  });
}

function mediaReadRoutes(app: FastifyInstance, db: Db, { renditions }: MediaStorage) {
  contractRoute(app, contracts.listMedia, LIST, async ({ query }, request) => {
    await listScope(db, request, 'media.edit', query.sites);
    return listMedia(db, query);
  });
  contractRoute(app, contracts.showMedium, STAFF, async ({ params }, request) => {
    const data = await showMedium(db, params.key, mediaEditor(request).permitted);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.showMediaUpload, STAFF, async ({ params }, request) => {
    const data = await showMediaUpload(db, mediaEditor(request).staffId, params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.readMediaPreview, FILES, async ({ params }, request, reply) => {
    staffScope(request, 'media.edit');
    const found = await readRendition(renditions, params.name);
    if (!found) throw new HttpRefusal(404, 'not_found');
    return reply.headers({ ...found.headers, 'cache-control': 'private, max-age=86400' }).send(found.bytes);
  });
}
