import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffScope } from '../../staff/staff-call.ts';
import { openMachine } from '../machine/deepl.ts';
import { requestSuggestions } from '../machine/fill-suggestions.ts';
import { changeTerm, createTerm, deleteTerm, type Edited, listGlossary } from './edit-glossary.ts';
import { textFileRoutes } from './files/text-files.staff.routes.ts';
import * as glossary from './glossary.staff.contract.ts';
import { confirmText, type Judged, returnText, reviewText } from './judge-text.ts';
import { listTexts } from './list-texts.ts';
import { listTextLocales } from './locales/list-text-locales.ts';
import { localeCall, localeReader } from './locales/locale-call.ts';
import { setTextLocale } from './locales/set-text-locale.ts';
import { publishTexts } from './publish-texts.ts';
import { type Saved, saveText } from './save-text.ts';
import { showText } from './show-text.ts';
import * as contracts from './texts.staff.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const READS = { auth: 'staff', limit: 'staff', tenant: false } as const;

const STATUS = {
  not_found: 404,
  conflict: 409,
  glossary_term_exists: 409,
  text_own_words: 403,
} as const;

const refuse = (code: keyof typeof STATUS) => ({
  ok: false as const,
  refusal: new HttpRefusal(STATUS[code], code),
});

export function staffTextRoutes(app: FastifyInstance, { db, config, log }: Shop) {
  const machine = openMachine(config.translation);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'machine translation failed');
  contractRoute(app, contracts.listTexts, READS, async ({ query }, request) => {
    const { staffId } = await localeReader(db, request, query.locale);
    return listTexts(db, staffId, query);
  });
  contractRoute(app, contracts.listTextLocales, READS, async (_call, request) => ({
    data: await listTextLocales(db, new Set(staffScope(request, 'text.translate').siteIds)),
  }));
  contractRoute(app, contracts.showText, READS, async ({ params }, request) => {
    const { staffId } = await localeReader(db, request, params.locale);
    const data = await showText(db, { ...params, staffId }, { machine, onFailure });
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  actRoutes(app, db);
  glossaryRoutes(app, db);
  textFileRoutes(app, db);
}

function actRoutes(app: FastifyInstance, db: Db) {
  creatingRoute(app, db, contracts.saveText, STAFF, async (tx, { params, body }, request) => {
    const call = await localeCall(db, request, 'text.translate', params.locale);
    return answer(params, await saveText(tx, call, params, body));
  });
  creatingRoute(app, db, contracts.confirmText, STAFF, async (tx, { params, body }, request) => {
    const call = await localeCall(db, request, 'text.translate', params.locale);
    return answer(params, await confirmText(tx, call, params, body.revision));
  });
  creatingRoute(app, db, contracts.reviewText, STAFF, async (tx, { params, body }, request) => {
    const call = await localeCall(db, request, 'text.review', params.locale);
    return answer(params, await reviewText(tx, call, params, body.revision));
  });
  creatingRoute(app, db, contracts.returnText, STAFF, async (tx, { params, body }, request) => {
    const call = await localeCall(db, request, 'text.review', params.locale);
    return answer(params, await returnText(tx, call, params, body));
  });
  creatingRoute(app, db, contracts.publishTexts, STAFF, async (tx, { body }, request) => {
    const call = await localeCall(db, request, 'text.publish', body.locale);
    const done = await publishTexts(tx, call, body);
    if (!done.ok) return refuse(done.code);
    const { published, waiting } = done;
    return { ok: true, answer: { data: { published, waiting } } };
  });
  creatingRoute(app, db, contracts.suggestTexts, STAFF, async (tx, { body }, request) => {
    const call = await localeCall(db, request, 'text.translate', body.locale);
    const { locale, kind = null, subject = null } = body;
    const done = await requestSuggestions(tx, call, { locale, kind, subject });
    return done.ok ? { ok: true, answer: { data: { texts: done.texts } } } : refuse(done.code);
  });
  creatingRoute(app, db, contracts.setTextLocale, STAFF, async (tx, { params, body }, request) => {
    const call = await localeCall(db, request, 'text.publish', params.locale);
    const done = await setTextLocale(tx, call, params.locale, body);
    return done.ok ? { ok: true, answer: { data: params } } : refuse(done.code);
  });
}

function answer(key: { id: number; locale: string }, done: Saved | Judged) {
  if (done.ok) {
    const { state, revision } = done;
    return { ok: true as const, answer: { data: { ...key, state, revision } } };
  }
  if (done.code !== 'text_checks_failed') return refuse(done.code);
  const refusal = new HttpRefusal(422, done.code, { field: 'words', data: { findings: done.findings } });
  return { ok: false as const, refusal };
}

function glossaryRoutes(app: FastifyInstance, db: Db) {
  const effect = (done: Edited) =>
    done.ok ? { ok: true as const, answer: { data: { id: done.id } } } : refuse(done.code);
  contractRoute(app, glossary.listGlossary, READS, async ({ query }, request) => {
    await localeReader(db, request, query.locale);
    return { data: await listGlossary(db, query.locale) };
  });
  creatingRoute(app, db, glossary.createTerm, STAFF, async (tx, { body }, request) => {
    const call = await localeCall(db, request, 'text.review', body.locale);
    return effect(await createTerm(tx, call, body));
  });
  creatingRoute(app, db, glossary.changeTerm, STAFF, async (tx, { params, body }, request) => {
    const call = await localeCall(db, request, 'text.review', body.locale);
    return effect(await changeTerm(tx, call, params.id, body));
  });
  creatingRoute(app, db, glossary.deleteTerm, STAFF, async (tx, { params, body }, request) => {
    const call = await localeCall(db, request, 'text.review', body.locale);
    return effect(await deleteTerm(tx, call, params.id, body));
  });
}
