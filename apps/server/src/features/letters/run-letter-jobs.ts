import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { sendBatchJob, startLetterJob, testLetterJob } from './letters.jobs.ts';
import type { LetterContext } from './sending/mail-letter.ts';
import { mailTest } from './sending/mail-test.ts';
import { sendBatch } from './sending/send-batch.ts';
import { startScheduledLetter } from './sending/start-scheduled-letter.ts';

export const letterJobs = (context: LetterContext): ImplementedJob[] => [
  implementJob(sendBatchJob, (letter, signal) => sendBatch(context, letter, signal)),
  implementJob(startLetterJob, (letter) => startScheduledLetter(context, letter)),
  implementJob(testLetterJob, (input) => mailTest(context, input)),
];
