import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import { permissionsOn, staffCall } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import { createLetter } from './create-letter.ts';
import * as contracts from './letters.contract.ts';
import { listLetters } from './list-letters.ts';
import { previewLetter } from './preview-letter.ts';
import { resumeLetter } from './resume-letter.ts';
import { saveLetter } from './save-letter.ts';
import { sendLetter } from './send-letter.ts';
import * as sender from './sender/mail-sender.contract.ts';
import { setMailSender, showMailSender } from './sender/mail-sender.ts';
import { showLetter } from './show-letter.ts';
import { stopLetter } from './stop-letter.ts';
import { testLetter } from './test-letter.ts';
import type { LetterShop } from './write-letter.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LISTS = { auth: 'staff', limit: 'staff', tenant: false } as const;

const STATUS = {
  not_found: 404,
  edited_meanwhile: 409,
  letter_move_impossible: 409,
  letter_untested: 409,
  letter_empty: 409,
  letter_without_readers: 409,
  approval_waiting: 409,
} as const;

const refuse = (code: keyof typeof STATUS) => ({
  ok: false as const,
  refusal: new HttpRefusal(STATUS[code], code),
});

export interface LetterDesk extends LetterShop {
  readonly db: Db;
  /** The sender of sites without one of their own. */
  readonly from: string;
}

export function staffLetterRoutes(app: FastifyInstance, desk: LetterDesk) {
  const { db } = desk;
  contractRoute(app, contracts.listLetters, LISTS, async ({ query }, request) =>
    listLetters(db, await listScope(db, request, 'letter.edit', query.sites), query),
  );
  contractRoute(app, contracts.showLetter, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'letter.edit');
    const data = await showLetter(db, desk, { siteId, may: permissionsOn(request, siteId) }, params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.previewLetter, STAFF, async ({ params, query }, request) => {
    const { siteId } = staffCall(request, 'letter.edit');
    const data = await previewLetter(db, desk, { siteId, letterId: params.id, locale: query.locale ?? null });
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.createLetter, STAFF, async (tx, { body }, request) => {
    const id = await createLetter(tx, staffCall(request, 'letter.edit'), body.name);
    return { ok: true, answer: { data: { id } } };
  });
  creatingRoute(app, db, contracts.saveLetter, STAFF, async (tx, { params, body }, request) => {
    const saved = await saveLetter(tx, staffCall(request, 'letter.edit'), { ...params, ...body });
    if (!saved.ok) return refuse(saved.code);
    const { id, revision, status } = saved;
    return { ok: true, answer: { data: { id, revision, status } } };
  });
  sendingRoutes(app, db);
  senderRoutes(app, desk);
}

function sendingRoutes(app: FastifyInstance, db: Db) {
  creatingRoute(app, db, contracts.testLetter, STAFF, async (tx, { params, body }, request) => {
    const done = await testLetter(tx, staffCall(request, 'letter.edit'), params.id, body.locale);
    return done.ok ? { ok: true, answer: { data: { id: done.id, status: done.status } } } : refuse(done.code);
  });
  creatingRoute(app, db, contracts.sendLetter, STAFF, async (tx, { params: { id } }, request) => {
    const done = await sendLetter(tx, staffCall(request, 'letter.send'), id);
    if (!done.ok) return refuse(done.code);
    if ('proposal' in done) {
      const data = { id, outcome: 'approval_requested' as const, approval: done.proposal.id, planned: null };
      return { ok: true, answer: { data } };
    }
    const { planned } = done.acted;
    return { ok: true, answer: { data: { id, outcome: 'sending' as const, approval: null, planned } } };
  });
  creatingRoute(app, db, contracts.stopLetter, STAFF, async (tx, { params }, request) => {
    const done = await stopLetter(tx, staffCall(request, 'letter.send'), params.id);
    return done.ok ? { ok: true, answer: { data: { id: done.id, status: done.status } } } : refuse(done.code);
  });
  creatingRoute(app, db, contracts.resumeLetter, STAFF, async (tx, { params }, request) => {
    const done = await resumeLetter(tx, staffCall(request, 'letter.send'), params.id);
    return done.ok ? { ok: true, answer: { data: { id: done.id, status: done.status } } } : refuse(done.code);
  });
}

function senderRoutes(app: FastifyInstance, desk: LetterDesk) {
  contractRoute(app, sender.showMailSender, STAFF, async (_call, request) => ({
    data: await showMailSender(desk.db, desk, staffCall(request, 'letter.edit').siteId),
  }));
  creatingRoute(app, desk.db, sender.setMailSender, STAFF, async (tx, { body }, request) => {
    const done = await setMailSender(tx, staffCall(request, 'mail_sender.edit'), desk, body);
    if (done.ok) return { ok: true, answer: { data: done.data } };
    return { ok: false, refusal: new HttpRefusal(422, done.code, { field: 'address' }) };
  });
}
