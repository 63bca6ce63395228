import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import type { Shop } from '../../../shop.ts';
import { sendBatchJob, startLetterJob, testLetterJob } from '../letters.jobs.ts';
import { mailTest } from './mail-test.ts';
import { sendBatch } from './send-batch.ts';
import { startScheduledLetter } from './start-scheduled-letter.ts';

export function letterJobs({ db, log, metrics, mailer, keys, config }: Shop): ImplementedJob[] {
  const { origin, brand, mailFrom: from, mailInbound } = config;
  const inboundDomain = mailInbound.domain;
  const context = { db, log, metrics, mailer, keys, origin, brand, from, inboundDomain };
  return [
    implementJob(sendBatchJob, (letter, signal) => sendBatch(context, letter, signal)),
    implementJob(startLetterJob, (letter) => startScheduledLetter(context, letter)),
    implementJob(testLetterJob, (input) => mailTest(context, input)),
  ];
}
