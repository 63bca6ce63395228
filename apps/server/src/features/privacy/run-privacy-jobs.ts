import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Log } from '../../platform/observability/log.ts';
import { privacyLinkJob, purgeExpiredDataJob } from './privacy.jobs.ts';
import { purgeExpiredData } from './purge-expired-data.ts';
import { sendPrivacyLink } from './send-privacy-link.ts';

export const privacyJobs = ({ db, log }: { readonly db: Db; readonly log: Log }): ImplementedJob[] => [
  implementJob(privacyLinkJob, (request) => sendPrivacyLink(db, request)),
  implementJob(
    purgeExpiredDataJob,
    async () => {
      const forgotten = await purgeExpiredData(db);
      if (Object.values(forgotten).some((rows) => rows > 0)) log.info(forgotten, 'kept no longer');
    },
    '41 3 * * *',
  ),
];
