import type { Db } from '../../platform/db/db.ts';
import type { Consent } from './consents.contract.ts';
import { insertConsent } from './consents.sql.ts';

/** The signal of the browser stands above what was pressed: with it nothing is sold or shared. */
export const recordConsent = (db: Db, siteId: number, consent: Consent): Promise<string> =>
  insertConsent(db, siteId, {
    ...consent,
    choices: { ...consent.choices, marketing: consent.choices.marketing && !consent.gpc },
  });
