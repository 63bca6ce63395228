import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Log } from '../../platform/observability/log.ts';
import { overdueJob } from './contact.jobs.ts';
import { unsafeCountOverdue } from './contact.sql.ts';

/** A promise that is being broken is said aloud every hour, site by site. */
export const contactJobs = ({ db, log }: { db: Db; log: Log }): ImplementedJob[] => [
  implementJob(
    overdueJob,
    async () => {
      for (const office of await unsafeWithAllSites(db, unsafeCountOverdue))
        log.warn(office, 'questions without an answer after 24 hours');
    },
    '11 * * * *',
  ),
];
