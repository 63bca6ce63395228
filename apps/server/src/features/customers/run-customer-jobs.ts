import type { Db } from '../../platform/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/job-runner.ts';
import type { Log } from '../../platform/log.ts';
import { recoverJob, remindJob, sweepCustomersJob, welcomeJob } from './customers.jobs.ts';
import { remindCustomer } from './remind-customer.ts';
import { sendRecovery } from './send-recovery.ts';
import { sweepCustomers } from './sweep-customers.ts';
import { welcomeCustomer } from './welcome-customer.ts';

/** What signing up and signing in leave for later. */
export const customerJobs = ({ db, log }: { db: Db; log: Log }): ImplementedJob[] => [
  implementJob(welcomeJob, (asked) => welcomeCustomer(db, asked)),
  implementJob(recoverJob, (asked) => sendRecovery(db, asked)),
  implementJob(remindJob, (of) => remindCustomer(db, of)),
  implementJob(
    sweepCustomersJob,
    async () => log.info(await sweepCustomers(db), 'tokens and counters that ended'),
    '37 3 * * *',
  ),
];
