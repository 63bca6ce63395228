import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import * as contract from './consents.contract.ts';
import { recordConsent } from './record-consent.ts';

export function consentRoutes(app: FastifyInstance, db: Db) {
  contractRoute(
    app,
    contract.recordConsent,
    { auth: 'public', limit: 'consent' },
    async ({ body }, request) => ({
      data: { decided_at: await recordConsent(db, tenantOf(request).id, body) },
    }),
  );
}
