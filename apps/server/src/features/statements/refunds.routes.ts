import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { staffCall } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import {
  listRefunds,
  type MadeFile,
  makeRefundFile,
  setRefundPayee,
} from './refund-files/make-refund-file.ts';
import * as contracts from './refunds.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LIST = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function staffRefundRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listRefunds, LIST, async ({ query }, request) =>
    listRefunds(db, await listScope(db, request, 'refund.read', query.sites), query),
  );
  creatingRoute(app, db, contracts.setRefundPayee, STAFF, async (tx, { params, body }, request) => {
    const input = { refundId: params.id, iban: body.iban, holder: body.holder };
    const set = await setRefundPayee(tx, staffCall(request, 'refund.send'), input);
    if (set.ok) return { ok: true, answer: { data: { id: params.id, iban: body.iban } } };
    const refusal =
      set.code === 'not_found'
        ? new HttpRefusal(404, set.code)
        : new HttpRefusal(422, set.code, { field: 'iban' });
    return { ok: false, refusal };
  });
  creatingRoute(app, db, contracts.makeRefundFile, STAFF, async (tx, { body }, request) => {
    const made = await makeRefundFile(tx, staffCall(request, 'refund.send'), {
      accountId: body.account,
      refundIds: body.refunds,
      executeOn: body.execute_on,
      isAgain: body.again,
    });
    if (!made.ok) return { ok: false, refusal: refused(made) };
    const { messageId, count, totalMinor, currency, xml } = made;
    const file = { message_id: messageId, file_name: `${messageId}.xml`, xml };
    return { ok: true, answer: { data: { ...file, count, total_minor: totalMinor, currency } } };
  });
}

function refused({ code, order }: Extract<MadeFile, { ok: false }>): HttpRefusal {
  if (code === 'not_found') return new HttpRefusal(404, code);
  return new HttpRefusal(409, code, { values: { order: order ?? '' }, data: { order_code: order } });
}
