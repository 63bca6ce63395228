import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';

const File = z.object({ id: z.uuid() });

/** Looks at a picture that is all there. The scanner may be away for a while. */
export const checkPictureJob = defineJob({
  name: 'media.check',
  payload: File,
  maxAttempts: 15,
  queue: 'pictures',
});

/** Makes the renditions. A run after a killed worker goes on with those that are missing. */
export const renderPictureJob = defineJob({
  name: 'media.render',
  payload: File,
  maxAttempts: 15,
  queue: 'pictures',
});

/** Every hour: unfinished and refused uploads, originals that were replaced 90 days ago. */
export const sweepMediaJob = defineJob({ name: 'media.sweep', payload: z.object({}), maxAttempts: 3 });
