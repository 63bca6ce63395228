import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import type { Shop } from '../../shop.ts';
import type { Consent } from './consents.contract.ts';
import * as contract from './consents.contract.ts';
import { insertConsent } from './consents.sql.ts';

/** The signal of the browser stands above what was pressed: with it nothing is sold or shared. */
const recordConsent = (db: Db, siteId: number, consent: Consent): Promise<string> =>
  insertConsent(db, siteId, {
    ...consent,
    choices: { ...consent.choices, marketing: consent.choices.marketing && !consent.gpc },
  });

export function consentRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(
    app,
    contract.recordConsent,
    { auth: 'public', limit: 'consent' },
    async ({ body }, request) => ({
      data: { decided_at: await recordConsent(db, tenantOf(request).id, body) },
    }),
  );
}
