import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Log } from '../../platform/observability/log.ts';
import { sendRecovery } from './credentials/send-recovery.ts';
import { recoverJob, remindJob, sweepCustomersJob, welcomeJob } from './customers.jobs.ts';
import { remindCustomer } from './profile/remind-customer.ts';
import { welcomeCustomer } from './profile/welcome-customer.ts';
import { sweepCustomers } from './sweep-customers.ts';

/** What signing up and signing in leave for later. */
export const customerJobs = ({ db, log }: { db: Db; log: Log }): ImplementedJob[] => [
  implementJob(welcomeJob, (requested) => welcomeCustomer(db, requested)),
  implementJob(recoverJob, (requested) => sendRecovery(db, requested)),
  implementJob(remindJob, (payload) => remindCustomer(db, payload)),
  implementJob(
    sweepCustomersJob,
    async () => log.info(await sweepCustomers(db), 'tokens and counters that ended'),
    '37 3 * * *',
  ),
];
