import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { remindCustomer, sendRecovery, welcomeCustomer } from './account-mails.ts';
import { recoverJob, remindJob, sweepCustomersJob, welcomeJob } from './customers.jobs.ts';
import { sweepCustomers } from './sweep-customers.ts';

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
