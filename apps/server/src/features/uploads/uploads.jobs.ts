import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Looks at a file that is all there. The scanner may be away for a while. */
export const checkUploadJob = defineJob({
  name: 'uploads.check',
  payload: z.object({ siteId: z.number(), id: z.uuid() }),
  maxAttempts: 15,
  queue: 'pictures',
});

/** Every hour: files that came while there was no scanner. */
export const scanUploadsJob = defineJob({ name: 'uploads.scan', payload: z.object({}), maxAttempts: 3 });

/** Every hour: unfinished and unused files. */
export const sweepUploadsJob = defineJob({ name: 'uploads.sweep', payload: z.object({}), maxAttempts: 3 });
