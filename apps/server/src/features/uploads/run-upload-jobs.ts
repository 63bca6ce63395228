import { z } from 'zod';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { checkUpload, giveUpUpload } from './check-upload.ts';
import { checkUploadJob } from './receive-piece.ts';
import { scanSkippedUploads } from './scan-uploads.ts';
import { sweepUploads, sweepUploadsJob } from './sweep-uploads.ts';

/** Every hour: files that came while there was no scanner. */
const scanUploadsJob = defineJob({ name: 'uploads.scan', payload: z.object({}), maxAttempts: 3 });

export function uploadJobs({
  db,
  uploads,
  scanner,
  log,
}: Pick<Shop, 'db' | 'uploads' | 'scanner' | 'log'>): ImplementedJob[] {
  const checker = { ...uploads, db, scanner };
  return [
    implementJob(checkUploadJob, async (file, _signal, { isLastTry }) => {
      if (isLastTry) {
        log.error(file, 'an uploaded file could not be checked and was given up');
        return giveUpUpload(checker, file);
      }
      const outcome = await checkUpload(checker, file);
      if (outcome === 'infected') log.warn(file, 'a file with a virus was thrown away');
    }),
    implementJob(
      scanUploadsJob,
      async () => {
        const infected = await scanSkippedUploads(checker);
        if (infected > 0)
          log.warn({ infected }, 'files that came without a scan had a virus and were deleted');
      },
      '25 * * * *',
    ),
    implementJob(
      sweepUploadsJob,
      async () => {
        await sweepUploads(checker.db, checker);
      },
      '40 * * * *',
    ),
  ];
}
