import { type Db, unsafeWithAllSites } from '../../platform/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/job-runner.ts';
import type { Log } from '../../platform/log.ts';
import { overdueJob } from './contact.jobs.ts';
import { unsafeCountOverdue } from './contact.sql.ts';

/** A promise that is being broken is said aloud every hour, site by site. */
export const contactJobs = ({ db, log }: { db: Db; log: Log }): ImplementedJob[] => [
  implementJob(
    overdueJob,
    async () => {
      for (const office of await unsafeWithAllSites(db, unsafeCountOverdue))
        log.warn(office, 'questions that nobody has answered within 24 hours');
    },
    '11 * * * *',
  ),
];
