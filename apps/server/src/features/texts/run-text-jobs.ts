import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { followContentJob } from '../versions/queue-follow.ts';
import { followContent } from './content/follow-content.ts';
import { openMachine } from './machine/deepl.ts';
import { fillSuggestions, suggestTextsJob } from './machine/fill-suggestions.ts';

export function textJobs({ db, config }: Shop): ImplementedJob[] {
  const machine = openMachine(config.translation);
  return [
    // Every hour too: a version may end by the clock, and then the one before it is the source again.
    implementJob(
      followContentJob,
      async (content) => {
        await followContent(db, content);
      },
      '17 * * * *',
    ),
    implementJob(suggestTextsJob, async (filter) => {
      await fillSuggestions({ db, machine }, filter);
    }),
  ];
}
