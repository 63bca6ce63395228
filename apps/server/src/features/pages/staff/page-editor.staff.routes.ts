import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { contentCall, revisionOf } from '../../staff/staff-call.ts';
import {
  discardPage,
  publishEditedPage,
  restorePageVersion,
  saveEditedPage,
  withdrawPageVersion,
} from './edit-page.ts';
import { listSitePages } from './list-site-pages.ts';
import * as contracts from './page-editor.staff.contract.ts';
import { listPageVersions, showPageVersion } from './read-page-versions.ts';
import { showEditedPage } from './show-edited-page.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
// A page of forty blocks with long texts.
const LONG = { ...STAFF, maxBodyBytes: 1_000_000 } as const;
const MAX_REVISION_DIGITS = 15;

const callOf = (request: FastifyRequest) => contentCall(request, 'page.edit');
const seenBy = (request: FastifyRequest) => Number(revisionOf(request, MAX_REVISION_DIGITS));

type Refusal =
  | { ok: false; code: 'forbidden' | 'not_found' | 'until_too_early' }
  | { ok: false; code: 'edited_meanwhile'; current: unknown };

function refuse(refusal: Refusal): HttpRefusal {
  switch (refusal.code) {
    case 'forbidden':
      return new HttpRefusal(403, 'forbidden');
    case 'not_found':
      return new HttpRefusal(404, 'not_found');
    case 'until_too_early':
      return new HttpRefusal(422, 'field_invalid', { field: 'until' });
    case 'edited_meanwhile':
      return new HttpRefusal(409, 'edited_meanwhile', { data: { current: refusal.current } });
  }
}

export function pageEditorRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listSitePages, STAFF, async (_call, request) =>
    listSitePages(db, callOf(request)),
  );
  contractRoute(app, contracts.showEditedPage, STAFF, async ({ params, query }, request) => {
    const data = await showEditedPage(db, callOf(request), params, query.scope);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.listPageVersions, STAFF, async ({ params, query }, request) => ({
    data: await listPageVersions(db, callOf(request), { ...params, ...query }),
  }));
  contractRoute(app, contracts.showPageVersion, STAFF, async ({ params, query }, request) => {
    const { version, ...page } = params;
    const data = await showPageVersion(db, callOf(request), { ...page, ...query }, version);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  addWritingRoutes(app, db);
}

function addWritingRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.saveEditedPage, LONG, async ({ params, query, body }, request) => {
    const change = { revision: seenBy(request), text: body };
    const saved = await saveEditedPage(db, callOf(request), { ...params, ...query }, change);
    if (!saved.ok) throw refuse(saved);
    const { revision, saved_at, text } = saved;
    return { data: { revision, saved_at, text } };
  });
  contractRoute(app, contracts.discardPageDraft, STAFF, async ({ params, query }, request) => {
    const done = await discardPage(db, callOf(request), { ...params, ...query }, seenBy(request));
    if (!done.ok) throw refuse(done);
    return { data: { revision: done.revision } };
  });
  creatingRoute(app, db, contracts.publishEditedPage, STAFF, async (tx, call, request) => {
    const { params, query, body } = call;
    const change = { revision: seenBy(request), input: body };
    const done = await publishEditedPage(tx, callOf(request), { ...params, ...query }, change);
    return done.ok ? { ok: true, answer: { data: done.data } } : { ok: false, refusal: refuse(done) };
  });
  creatingRoute(app, db, contracts.withdrawPageVersion, STAFF, async (tx, call, request) => {
    const { version, ...page } = call.params;
    const change = { version, reason: call.body.reason };
    const done = await withdrawPageVersion(tx, callOf(request), { ...page, ...call.query }, change);
    return done.ok ? { ok: true, answer: { data: done.data } } : { ok: false, refusal: refuse(done) };
  });
  creatingRoute(app, db, contracts.restorePageVersion, STAFF, async (tx, { params, query }, request) => {
    const { version, ...page } = params;
    const change = { version, revision: seenBy(request) };
    const saved = await restorePageVersion(tx, callOf(request), { ...page, ...query }, change);
    if (!saved.ok) return { ok: false, refusal: refuse(saved) };
    const { revision, saved_at, text } = saved;
    return { ok: true, answer: { data: { revision, saved_at, text } } };
  });
}
