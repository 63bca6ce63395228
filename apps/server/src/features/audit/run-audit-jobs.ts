import { z } from 'zod';
import type { Mailer } from '../../platform/clients/mailer.ts';
import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/observability/log.ts';
import { extendAuditChain } from './extend-audit-chain.ts';
import { type HeadsMail, mailChainHeads } from './mail-chain-heads.ts';

const extendChainJob = defineJob({ name: 'audit.extend_chain', payload: z.object({}), maxAttempts: 3 });
const mailHeadsJob = defineJob({ name: 'audit.mail_heads', payload: z.object({}), maxAttempts: 5 });

interface AuditJobContext {
  readonly db: Db;
  readonly log: Log;
  readonly mailer: Mailer;
  /** `to` null: the hashes are in the log only. */
  readonly mail: Omit<HeadsMail, 'to'> & { readonly to: string | null };
}

export const auditJobs = ({ db, log, mailer, mail }: AuditJobContext): ImplementedJob[] => [
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
      const { to } = mail;
      if (to === null) return;
      const sites = await mailChainHeads(db, mailer, { ...mail, to });
      log.info({ sites }, 'last links of the audit log mailed');
    },
    '17 4 * * *',
  ),
];
