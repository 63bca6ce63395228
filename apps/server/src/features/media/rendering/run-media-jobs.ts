import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { MediaWorkshop } from '../media-storage.ts';
import { checkPicture } from './check-picture.ts';
import { checkPictureJob, renderPictureJob, sweepMediaJob } from './media.jobs.ts';
import { renderPicture } from './render-picture.ts';
import { sweepMedia } from './sweep-media.ts';
import { sweepOriginals } from './sweep-originals.ts';

export const mediaJobs = (workshop: MediaWorkshop, log: Log): ImplementedJob[] => [
  implementJob(checkPictureJob, async ({ id }) => {
    const outcome = await checkPicture(workshop, id);
    if (outcome !== 'checked' && outcome !== 'gone') log.warn({ id, outcome }, 'uploaded picture refused');
  }),
  implementJob(renderPictureJob, async ({ id }) => {
    await renderPicture(workshop, id);
  }),
  implementJob(
    sweepMediaJob,
    async () => {
      await sweepMedia(workshop);
      await sweepOriginals(workshop);
    },
    '47 * * * *',
  ),
];
