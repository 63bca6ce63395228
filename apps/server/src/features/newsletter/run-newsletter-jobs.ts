import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { subscribeJob } from './newsletter.jobs.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

export const newsletterJobs = ({ db, keys }: { db: Db; keys: SigningKeys }): ImplementedJob[] => [
  implementJob(subscribeJob, (requested) => welcomeSubscriber(db, keys, requested)),
];
