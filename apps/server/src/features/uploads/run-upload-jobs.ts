import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { checkUpload, giveUpUpload } from './check-upload.ts';
import { scanSkippedUploads } from './scan-skipped-uploads.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { checkUploadJob, scanUploadsJob, sweepUploadsJob } from './uploads.jobs.ts';

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
