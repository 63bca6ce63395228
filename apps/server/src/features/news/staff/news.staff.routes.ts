import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { contentCall, revisionOf } from '../../staff/staff-call.ts';
import {
  createArticle,
  publishArticle,
  restoreArticleVersion,
  saveArticle,
  withdrawArticleVersion,
} from './edit-article.ts';
import * as contracts from './news.staff.contract.ts';
import { listArticles, listArticleVersions, showArticleVersion, showEditedArticle } from './read-articles.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
// An article in eighteen languages.
const LONG = { ...STAFF, maxBodyBytes: 2_000_000 } as const;
const MAX_REVISION_DIGITS = 15;

const callOf = (request: FastifyRequest) => contentCall(request, 'page.edit');
const seenBy = (request: FastifyRequest) => Number(revisionOf(request, MAX_REVISION_DIGITS));

type Refusal =
  | { ok: false; code: 'forbidden' | 'not_found' | 'until_too_early' | 'english_missing' }
  | { ok: false; code: 'invalid'; field: string }
  | { ok: false; code: 'edited_meanwhile'; current: unknown };

function refuse(refusal: Refusal): HttpRefusal {
  switch (refusal.code) {
    case 'forbidden':
      return new HttpRefusal(403, 'forbidden');
    case 'not_found':
      return new HttpRefusal(404, 'not_found');
    case 'until_too_early':
      return new HttpRefusal(422, 'field_invalid', { field: 'until' });
    case 'english_missing':
      return new HttpRefusal(422, 'field_invalid', { field: 'texts' });
    case 'invalid':
      return new HttpRefusal(422, 'field_invalid', { field: refusal.field });
    case 'edited_meanwhile':
      return new HttpRefusal(409, 'edited_meanwhile', { data: { current: refusal.current } });
  }
}

export function staffNewsRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listStaffNews, STAFF, async ({ query }, request) =>
    listArticles(db, callOf(request), query.page),
  );
  contractRoute(app, contracts.showEditedArticle, STAFF, async ({ params }, request) => {
    const data = await showEditedArticle(db, callOf(request), params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.listArticleVersions, STAFF, async ({ params }, request) => ({
    data: await listArticleVersions(db, callOf(request), params.id),
  }));
  contractRoute(app, contracts.showArticleVersion, STAFF, async ({ params }, request) => {
    const data = await showArticleVersion(db, callOf(request), params.id, params.version);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.saveArticle, LONG, async ({ params, body }, request) => {
    const change = { revision: seenBy(request), input: body };
    const saved = await saveArticle(db, callOf(request), params.id, change);
    if (!saved.ok) throw refuse(saved);
    return { data: saved.data };
  });
  addActs(app, db);
}

function addActs(app: FastifyInstance, db: Db) {
  creatingRoute(app, db, contracts.createArticle, LONG, async (tx, { body }, request) => {
    const saved = await createArticle(tx, callOf(request), body);
    return saved.ok ? { ok: true, answer: { data: saved.data } } : { ok: false, refusal: refuse(saved) };
  });
  creatingRoute(app, db, contracts.publishArticle, STAFF, async (tx, { params, body }, request) => {
    const change = { revision: seenBy(request), input: body };
    const done = await publishArticle(tx, callOf(request), params.id, change);
    return done.ok ? { ok: true, answer: { data: done.data } } : { ok: false, refusal: refuse(done) };
  });
  creatingRoute(app, db, contracts.withdrawArticleVersion, STAFF, async (tx, call, request) => {
    const change = { version: call.params.version, reason: call.body.reason };
    const done = await withdrawArticleVersion(tx, callOf(request), call.params.id, change);
    return done.ok ? { ok: true, answer: { data: done.data } } : { ok: false, refusal: refuse(done) };
  });
  creatingRoute(app, db, contracts.restoreArticleVersion, STAFF, async (tx, { params }, request) => {
    const change = { version: params.version, revision: seenBy(request) };
    const saved = await restoreArticleVersion(tx, callOf(request), params.id, change);
    return saved.ok ? { ok: true, answer: { data: saved.data } } : { ok: false, refusal: refuse(saved) };
  });
}
