import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { sendRecovery } from './credentials/send-recovery.ts';
import { recoverJob, remindJob, sweepCustomersJob, welcomeJob } from './customers.jobs.ts';
import { unsafeDeleteOldCounters } from './limits/login-counters.sql.ts';
import { remindCustomer } from './profile/remind-customer.ts';
import { welcomeCustomer } from './profile/welcome-customer.ts';
import { unsafeDeleteExpiredTokens } from './sessions/customer-tokens.sql.ts';
import { unsafeDeleteOldDevices } from './sessions/known-devices.sql.ts';

/** What has expired and proves nothing any more. */
export const sweepCustomers = (db: Db) =>
  unsafeWithAllSites(db, async (tx) => ({
    tokens: await unsafeDeleteExpiredTokens(tx),
    counters: await unsafeDeleteOldCounters(tx),
    devices: await unsafeDeleteOldDevices(tx),
  }));

/** What signing up and signing in leave for later. */
export const customerJobs = ({ db, log }: Pick<Shop, 'db' | 'log'>): ImplementedJob[] => [
  implementJob(welcomeJob, (requested) => welcomeCustomer(db, requested)),
  implementJob(recoverJob, (requested) => sendRecovery(db, requested)),
  implementJob(remindJob, (payload) => remindCustomer(db, payload)),
  implementJob(
    sweepCustomersJob,
    async () => log.info(await sweepCustomers(db), 'tokens and counters that ended'),
    '37 3 * * *',
  ),
];
