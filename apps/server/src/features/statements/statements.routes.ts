import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { staffCall } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import { type BookedLine, bookLine, type LineRefusal, type Payments } from './book-line.ts';
import { confirmStatement } from './confirm-statement.ts';
import { dismissLine } from './dismiss-line.ts';
import { withoutUtf16 } from './files/decode-file.ts';
import { previewStatementFile } from './files/parse-statement-file.ts';
import { type Imported, importStatement } from './import-statement.ts';
import { listBankAccounts, listStatements, listTransfers, showStatement } from './read-statements.ts';
import { saveBankAccount } from './save-bank-account.ts';
import * as contracts from './statements.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LIST = { auth: 'staff', limit: 'staff', tenant: false } as const;
const MAX_FILE_BYTES = 4 * 1024 * 1024;
const FILE_TYPES = ['application/xml', 'text/xml', 'text/csv', 'text/plain', 'application/octet-stream'];

export function staffStatementRoutes(app: FastifyInstance, { db, payments }: Shop) {
  contractRoute(app, contracts.listBankAccounts, LIST, async ({ query }, request) =>
    listBankAccounts(db, await listScope(db, request, 'statement.read', query.sites)),
  );
  creatingRoute(app, db, contracts.saveBankAccount, STAFF, async (tx, { body }, request) => {
    const id = await saveBankAccount(tx, staffCall(request, 'bank_account.edit'), body);
    if (id === null) return { ok: false, refusal: new HttpRefusal(409, 'conflict') };
    return { ok: true, answer: { data: { id } } };
  });
  contractRoute(app, contracts.listStatements, LIST, async ({ query }, request) =>
    listStatements(db, await listScope(db, request, 'statement.read', query.sites), query),
  );
  contractRoute(app, contracts.listTransfers, LIST, async ({ query }, request) =>
    listTransfers(db, await listScope(db, request, 'statement.read', query.sites)),
  );
  contractRoute(app, contracts.showStatement, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'statement.read');
    const statement = await showStatement(db, siteId, params.id);
    if (!statement) throw new HttpRefusal(404, 'not_found');
    return {
      data: {
        ...statement,
        can_book: request.actor?.permissions?.get('statement.book')?.has(siteId) ?? false,
      },
    };
  });
  importRoute(app, payments);
  bookingRoutes(app, payments);
}

function importRoute(app: FastifyInstance, { db }: Payments) {
  // A scope of its own: no other route takes files as they are.
  app.register(async (room) => {
    // One character per byte, whatever the encoding: the parser of the file decides how it is read.
    room.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, withoutUtf16(body as Buffer).toString('latin1')),
    );
    // The desk sends the same characters as a JSON string.
    room.removeContentTypeParser('application/json');
    room.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      try {
        const file: unknown = JSON.parse(String(body));
        const isFile = typeof file === 'string';
        done(null, isFile ? withoutUtf16(Buffer.from(file, 'latin1')).toString('latin1') : null);
      } catch {
        done(new HttpRefusal(400, 'malformed'));
      }
    });
    const rules = { ...STAFF, maxBodyBytes: MAX_FILE_BYTES };
    contractRoute(room, contracts.previewStatement, rules, async ({ body }, request) => {
      staffCall(request, 'statement.import');
      const preview = previewStatementFile(Buffer.from(body, 'latin1'));
      if (!preview.ok) throw refusedFile(preview);
      return { data: { csv: preview.csv } };
    });
    creatingRoute(room, db, contracts.importStatement, rules, async (tx, { query, body }, request) => {
      const imported = await importStatement(tx, staffCall(request, 'statement.import'), {
        bytes: Buffer.from(body, 'latin1'),
        fileName: query.file_name,
        accountId: query.account ?? null,
        overridesBalance: query.override_balance === 'true',
      });
      if (!imported.ok) return { ok: false, refusal: refusedFile(imported) };
      const { outcome, statements } = imported;
      return { ok: true, answer: { data: { outcome, statements: [...statements] } } };
    });
  });
}

function bookingRoutes(app: FastifyInstance, payments: Payments) {
  const { db } = payments;
  contractRoute(app, contracts.confirmStatement, STAFF, async ({ params, body }, request) => {
    const call = staffCall(request, 'statement.book');
    const outcomes = await confirmStatement(payments, call, params.id, body.lines);
    if (!outcomes) throw new HttpRefusal(404, 'not_found');
    return { data: outcomes };
  });
  creatingRoute(app, db, contracts.confirmLine, STAFF, async (tx, { params, body }, request) => {
    const input = {
      lineId: params.id,
      parts: [{ order: body.order }] as const,
      overridesAmount: body.override_amount,
    };
    const booked = await bookLine(tx, payments, staffCall(request, 'statement.book'), input);
    const [first] = booked.ok ? booked.outcomes : [];
    return booked.ok && first
      ? { ok: true, answer: { data: first } }
      : { ok: false, refusal: refusedLine(booked) };
  });
  creatingRoute(app, db, contracts.splitLine, STAFF, async (tx, { params, body }, request) => {
    const parts = body.parts.map(({ order, amount_minor: amountMinor }) => ({ order, amountMinor }));
    const call = staffCall(request, 'statement.book');
    const booked = await bookLine(tx, payments, call, { lineId: params.id, parts });
    return booked.ok
      ? { ok: true, answer: { data: booked.outcomes } }
      : { ok: false, refusal: refusedLine(booked) };
  });
  creatingRoute(app, db, contracts.dismissLine, STAFF, async (tx, { params, body }, request) => {
    const input = { lineId: params.id, state: body.as, note: body.note === '' ? null : body.note };
    const dismissed = await dismissLine(tx, staffCall(request, 'statement.book'), input);
    if (!dismissed.ok)
      return {
        ok: false,
        refusal: new HttpRefusal(dismissed.code === 'not_found' ? 404 : 409, dismissed.code),
      };
    return { ok: true, answer: { data: { line: params.id, state: dismissed.state } } };
  });
}

function refusedFile(imported: Extract<Imported, { ok: false }>): HttpRefusal {
  if (imported.code === 'bank_account_unknown') {
    const { number, currency } = imported;
    return new HttpRefusal(409, imported.code, { data: { number, currency } });
  }
  if (imported.code === 'balance_gap') {
    const { expectedMinor, openingMinor } = imported;
    return new HttpRefusal(409, imported.code, {
      data: { expected_minor: expectedMinor, opening_minor: openingMinor },
    });
  }
  return new HttpRefusal(422, imported.code, { data: { place: imported.place, ...imported.cell } });
}

const CONFLICTS: readonly string[] = [
  'bank_line_decided',
  'order_move_impossible',
  'payment_not_offline',
  'payment_reference_used',
  'refund_still_owed',
  'nothing_to_refund',
];

function refusedLine(booked: BookedLine): HttpRefusal {
  const { code, ...more } = booked as LineRefusal;
  const status = code === 'not_found' ? 404 : CONFLICTS.includes(code) ? 409 : 422;
  const order = 'order' in more ? { values: { order: more.order }, data: { order_code: more.order } } : {};
  return new HttpRefusal(status, code, order);
}
