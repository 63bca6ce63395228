import { z } from 'zod';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { extendAuditChain } from './extend-audit-chain.ts';
import { mailChainHeads } from './mail-chain-heads.ts';

const extendChainJob = defineJob({ name: 'audit.extend_chain', payload: z.object({}), maxAttempts: 3 });
const mailHeadsJob = defineJob({ name: 'audit.mail_heads', payload: z.object({}), maxAttempts: 5 });

export const auditJobs = ({ db, log, mailer, config }: Shop): ImplementedJob[] => [
  implementJob(
    extendChainJob,
    async () => {
      // In the log as well: the owner of the database cannot change it there.
      for (const head of await extendAuditChain(db)) log.info(head, 'audit chain extended');
    },
    '* * * * *',
  ),
  implementJob(
    mailHeadsJob,
    async () => {
      const { auditMailTo: to, mailFrom: from, brand } = config;
      // The hashes are in the log only.
      if (to === null) return;
      const sites = await mailChainHeads(db, mailer, { to, from, brand });
      log.info({ sites }, 'last links of the audit log mailed');
    },
    '17 4 * * *',
  ),
];
