import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { sendBatchJob, testLetterJob } from './letters.jobs.ts';
import type { LetterContext } from './sending/mail-letter.ts';
import { mailTest } from './sending/mail-test.ts';
import { sendBatch } from './sending/send-batch.ts';

export const letterJobs = (context: LetterContext): ImplementedJob[] => [
  implementJob(sendBatchJob, (letter, signal) => sendBatch(context, letter, signal)),
  implementJob(testLetterJob, (input) => mailTest(context, input)),
];
