import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { permissionsOn, staffCall } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import { dryRunLetter, previewLetter, testLetter } from './dry-run-letter.ts';
import { createLetter, listLetterChoices, saveLetter } from './edit-letter.ts';
import * as contracts from './letters.contract.ts';
import { sendLetter } from './send-letter.ts';
import * as sender from './sender/mail-sender.contract.ts';
import { setMailSender, showMailSender } from './sender/mail-sender.ts';
import { listLetters, showLetter } from './show-letter.ts';
import { cancelLetter, resumeLetter, stopLetter } from './stop-letter.ts';
import type { LetterShop } from './write-letter.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
// A letter in all languages of a site.
const LONG = { ...STAFF, maxBodyBytes: 2_000_000 } as const;
const LISTS = { auth: 'staff', limit: 'staff', tenant: false } as const;

const STATUS = {
  not_found: 404,
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

interface LetterDesk extends LetterShop {
  readonly db: Db;
  /** The sender of sites without one of their own. */
  readonly from: string;
}

export function staffLetterRoutes(app: FastifyInstance, { db, config }: Shop) {
  const desk = { db, origin: config.origin, brand: config.brand, from: config.mailFrom };
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
  contractRoute(app, contracts.saveLetter, LONG, async ({ params, body }, request) => {
    const saved = await saveLetter(db, staffCall(request, 'letter.edit'), { ...params, ...body });
    if (saved.ok) return { data: saved.letter };
    if (saved.code !== 'edited_meanwhile') throw refuse(saved.code).refusal;
    throw new HttpRefusal(409, 'edited_meanwhile', { data: { current: saved.current } });
  });
  sendingRoutes(app, db);
  helperRoutes(app, desk);
  senderRoutes(app, desk);
}

/** What the desk asks for while a letter is written. */
function helperRoutes(app: FastifyInstance, desk: LetterDesk) {
  contractRoute(app, contracts.dryRunLetter, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'letter.edit');
    const data = await dryRunLetter(desk.db, desk, siteId, params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.listLetterChoices, STAFF, async (_call, request) => ({
    data: await listLetterChoices(desk.db, staffCall(request, 'letter.edit').siteId),
  }));
}

function sendingRoutes(app: FastifyInstance, db: Db) {
  creatingRoute(app, db, contracts.testLetter, STAFF, async (tx, { params, body }, request) => {
    const done = await testLetter(tx, staffCall(request, 'letter.edit'), params.id, body.locale);
    return done.ok ? { ok: true, answer: { data: { id: done.id, status: done.status } } } : refuse(done.code);
  });
  creatingRoute(app, db, contracts.sendLetter, STAFF, async (tx, { params: { id }, body }, request) => {
    const call = staffCall(request, 'letter.send');
    const done = await sendLetter(tx, call, id, body.local_at);
    if (!done.ok && done.code === 'time_past')
      return { ok: false, refusal: new HttpRefusal(422, 'field_invalid', { field: 'local_at' }) };
    if (!done.ok) return refuse(done.code);
    if ('proposal' in done) {
      const data = { id, outcome: 'approval_requested' as const, approval: done.proposal.id, planned: null };
      return { ok: true, answer: { data } };
    }
    const { planned, scheduled_at: scheduledAt } = done.acted;
    const outcome = scheduledAt ? ('scheduled' as const) : ('sending' as const);
    return { ok: true, answer: { data: { id, outcome, approval: null, planned } } };
  });
  creatingRoute(app, db, contracts.cancelLetter, STAFF, async (tx, { params }, request) => {
    const done = await cancelLetter(tx, staffCall(request, 'letter.send'), params.id);
    return done.ok ? { ok: true, answer: { data: { id: done.id, status: done.status } } } : refuse(done.code);
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
