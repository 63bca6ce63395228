import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../platform/db/db.ts';
import { contractRoute } from '../../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../../platform/http/idempotency.ts';
import { filterOf } from '../list-texts.ts';
import { localeCall, localeReader } from '../locales/locale-call.ts';
import { exportTexts, FORMATS } from './export-texts.ts';
import { importTexts } from './import-texts.ts';
import * as contracts from './text-files.staff.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const READS = { auth: 'staff', limit: 'staff', tenant: false } as const;
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const FILE_TYPES = [
  'application/xliff+xml',
  'application/xml',
  'text/xml',
  'text/csv',
  'application/octet-stream',
];

export function textFileRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.exportTexts, READS, async ({ query }, request, reply) => {
    await localeReader(db, request, query.locale);
    const { type, extension } = FORMATS[query.format];
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="texts-${query.locale}.${extension}"`)
      .send(Readable.from(exportTexts(db, filterOf(query), query.format)));
  });
  // A scope of its own: no other route of texts takes files as they are.
  app.register(async (room) => {
    room.addContentTypeParser(FILE_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const rules = { ...STAFF, maxBodyBytes: MAX_FILE_BYTES };
    creatingRoute(room, db, contracts.importTexts, rules, async (tx, { query, body }, request) => {
      const call = await localeCall(db, request, 'text.translate', query.locale);
      const done = await importTexts(tx, call, { ...query, file: body });
      if (!done.ok) return { ok: false, refusal: new HttpRefusal(422, 'text_file_refused') };
      const { saved, same, refused } = done;
      const data = { saved, same, refused: refused.map((unit) => ({ ...unit, checks: [...unit.checks] })) };
      return { ok: true, answer: { data } };
    });
  });
}
