import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { contentCall, revisionOf } from '../../staff/staff-call.ts';
import {
  listMenuVersions,
  publishMenu,
  restoreMenuVersion,
  saveMenu,
  showMenuVersion,
  withdrawMenuVersion,
} from './edit-menu.ts';
import * as contracts from './menus.staff.contract.ts';
import { showEditedMenu } from './show-edited-menu.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const MAX_REVISION_DIGITS = 15;

const callOf = (request: FastifyRequest) => contentCall(request, 'page.edit');
const seenBy = (request: FastifyRequest) => Number(revisionOf(request, MAX_REVISION_DIGITS));

type Refusal =
  | { ok: false; code: 'forbidden' | 'not_found' | 'until_too_early' | 'invalid' }
  | { ok: false; code: 'edited_meanwhile'; current: unknown };

function refuse(refusal: Refusal): HttpRefusal {
  switch (refusal.code) {
    case 'forbidden':
      return new HttpRefusal(403, 'forbidden');
    case 'not_found':
      return new HttpRefusal(404, 'not_found');
    case 'until_too_early':
      return new HttpRefusal(422, 'field_invalid', { field: 'until' });
    case 'invalid':
      return new HttpRefusal(422, 'field_invalid', { field: 'entries' });
    case 'edited_meanwhile':
      return new HttpRefusal(409, 'edited_meanwhile', { data: { current: refusal.current } });
  }
}

export function staffMenuRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.showEditedMenu, STAFF, async ({ params, query }, request) => ({
    data: await showEditedMenu(db, callOf(request), { ...params, ...query }),
  }));
  contractRoute(app, contracts.listMenuVersions, STAFF, async ({ params, query }, request) => ({
    data: await listMenuVersions(db, callOf(request), { ...params, ...query }),
  }));
  contractRoute(app, contracts.showMenuVersion, STAFF, async ({ params, query }, request) => {
    const key = { menu: params.menu, ...query };
    const data = await showMenuVersion(db, callOf(request), key, params.version);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.saveMenu, STAFF, async ({ params, query, body }, request) => {
    const change = { revision: seenBy(request), layout: body };
    const saved = await saveMenu(db, callOf(request), { ...params, ...query }, change);
    if (!saved.ok) throw refuse(saved);
    const { revision, saved_at, layout } = saved;
    return { data: { revision, saved_at, layout } };
  });
  addActs(app, db);
}

function addActs(app: FastifyInstance, db: Db) {
  creatingRoute(app, db, contracts.publishMenu, STAFF, async (tx, { params, query, body }, request) => {
    const change = { revision: seenBy(request), input: body };
    const done = await publishMenu(tx, callOf(request), { ...params, ...query }, change);
    return done.ok ? { ok: true, answer: { data: done.data } } : { ok: false, refusal: refuse(done) };
  });
  creatingRoute(app, db, contracts.withdrawMenuVersion, STAFF, async (tx, call, request) => {
    const { params, query, body } = call;
    const change = { version: params.version, reason: body.reason };
    const key = { menu: params.menu, ...query };
    const done = await withdrawMenuVersion(tx, callOf(request), key, change);
    return done.ok ? { ok: true, answer: { data: done.data } } : { ok: false, refusal: refuse(done) };
  });
  creatingRoute(app, db, contracts.restoreMenuVersion, STAFF, async (tx, { params, query }, request) => {
    const change = { version: params.version, revision: seenBy(request) };
    const saved = await restoreMenuVersion(tx, callOf(request), { menu: params.menu, ...query }, change);
    if (!saved.ok) return { ok: false, refusal: refuse(saved) };
    const { revision, saved_at, layout } = saved;
    return { ok: true, answer: { data: { revision, saved_at, layout } } };
  });
}
