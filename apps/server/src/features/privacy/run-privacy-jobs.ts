import { z } from 'zod';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { purgeExpiredData } from './purge-expired-data.ts';
import { privacyLinkJob, sendPrivacyLink } from './send-privacy-link.ts';

/** Every night. */
const purgeExpiredDataJob = defineJob({
  name: 'privacy.purge_expired_data',
  payload: z.object({}),
  maxAttempts: 3,
});

export const privacyJobs = ({ db, log }: Shop): ImplementedJob[] => [
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
