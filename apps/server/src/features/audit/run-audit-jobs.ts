import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/observability/log.ts';
import { extendAuditChain } from './extend-audit-chain.ts';

const extendChainJob = defineJob({ name: 'audit.extend_chain', payload: z.object({}), maxAttempts: 3 });

export const auditJobs = ({ db, log }: { db: Db; log: Log }): ImplementedJob[] => [
  implementJob(
    extendChainJob,
    async () => {
      // In the log as well: the owner of the database cannot change it there.
      for (const head of await extendAuditChain(db)) log.info(head, 'audit chain extended');
    },
    '* * * * *',
  ),
];
