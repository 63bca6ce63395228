import type { Db } from '../../platform/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/job-runner.ts';
import { subscribeJob } from './newsletter.jobs.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

export const newsletterJobs = ({ db, secret }: { db: Db; secret: string }): ImplementedJob[] => [
  implementJob(subscribeJob, (asked) => welcomeSubscriber(db, secret, asked)),
];
