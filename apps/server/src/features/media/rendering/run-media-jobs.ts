import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { Shop } from '../../../shop.ts';
import type { MediaWorkshop } from '../media-storage.ts';
import { checkPicture, giveUpPicture } from './check-picture.ts';
import { checkPictureJob, renderPictureJob, sweepMediaJob } from './media.jobs.ts';
import { renderPicture } from './render-picture.ts';
import { sweepMedia, sweepOriginals } from './sweep-media.ts';

export function mediaJobs({
  db,
  media,
  scanner,
  log,
}: Pick<Shop, 'db' | 'media' | 'scanner' | 'log'>): ImplementedJob[] {
  const workshop = { ...media, db, scanner };
  return [
    implementJob(checkPictureJob, async ({ id }, _signal, { isLastTry }) => {
      if (isLastTry) return giveUp(workshop, log, id);
      const outcome = await checkPicture(workshop, id);
      if (outcome !== 'checked' && outcome !== 'gone') log.warn({ id, outcome }, 'uploaded picture refused');
    }),
    implementJob(renderPictureJob, async ({ id }, _signal, { isLastTry }) => {
      if (isLastTry) return giveUp(workshop, log, id);
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
}

async function giveUp(workshop: MediaWorkshop, log: Log, id: string) {
  log.error({ id }, 'an uploaded picture could not be prepared and was given up');
  await giveUpPicture(workshop, id);
}
