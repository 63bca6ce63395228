import { type Db, type Tx, unsafeWithAllSites } from '../../platform/db/db.ts';
import {
  AT_ONCE,
  unsafeDeleteAlerts,
  unsafeDeleteCarts,
  unsafeDeleteConsents,
  unsafeDeleteProofs,
  unsafeDeleteReviews,
  unsafeDeleteSubscribers,
  unsafeEmptyCarts,
  unsafeForgetOldMails,
  unsafeForgetQuestions,
  unsafeForgetRides,
} from './retention.sql.ts';

export interface Forgotten {
  readonly carts: number;
  readonly emptied: number;
  readonly mails: number;
  readonly consents: number;
  readonly subscribers: number;
  readonly alerts: number;
  readonly proofs: number;
  readonly questions: number;
  readonly rides: number;
  readonly reviews: number;
}

/** What we have no reason to keep any longer (docs/guides/privacy.md). May run as often as it likes. */
export async function purgeExpiredData(db: Db): Promise<Forgotten> {
  return {
    carts: await allOf(db, unsafeDeleteCarts),
    emptied: await allOf(db, unsafeEmptyCarts),
    mails: await allOf(db, unsafeForgetOldMails),
    consents: await allOf(db, unsafeDeleteConsents),
    subscribers: await allOf(db, unsafeDeleteSubscribers),
    alerts: await allOf(db, unsafeDeleteAlerts),
    proofs: await allOf(db, unsafeDeleteProofs),
    questions: await allOf(db, unsafeForgetQuestions),
    rides: await allOf(db, unsafeForgetRides),
    reviews: await allOf(db, unsafeDeleteReviews),
  };
}

async function allOf(db: Db, bite: (tx: Tx) => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = AT_ONCE; done === AT_ONCE; total += done) done = await unsafeWithAllSites(db, bite);
  return total;
}
