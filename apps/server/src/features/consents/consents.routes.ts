import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { tenantOf } from '../../platform/http.ts';
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
