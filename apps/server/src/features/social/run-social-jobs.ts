import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { createSocialFeeds } from './create-social-feeds.ts';
import { refreshSocialFeeds, refreshSocialJob } from './social-feeds.ts';

export function socialJobs(shop: Shop): ImplementedJob[] {
  const feeds = createSocialFeeds(shop);
  const onFailure = (error: unknown) => shop.log.warn({ err: error }, 'social feed failed');
  return [
    implementJob(
      refreshSocialJob,
      async () => {
        await refreshSocialFeeds(feeds, onFailure);
      },
      '*/20 * * * *',
    ),
  ];
}
