import { z } from 'zod';
import { openImapMailbox } from '../../platform/clients/imap.ts';
import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { unsafeCountOverdue } from './contact.sql.ts';
import { fetchMailbox } from './inbound/fetch-mailbox.ts';

/** Questions whose 24 hours are over. */
const overdueJob = defineJob({ name: 'contact.overdue', payload: z.object({}), maxAttempts: 3 });

/** Reads the mailbox of tickets, where there is one. */
const fetchMailboxJob = defineJob({
  name: 'contact.fetch_mailbox',
  payload: z.object({}),
  maxAttempts: 1,
});

/** Overdue tickets are logged every hour, site by site; the mailbox is read each minute. */
export const contactJobs = ({
  db,
  log,
  inbound,
  config: {
    mailInbound: { imapUrl },
  },
}: Shop): ImplementedJob[] => [
  ...(imapUrl
    ? [
        implementJob(
          fetchMailboxJob,
          async () => {
            const counts = await fetchMailbox(inbound, () => openImapMailbox(imapUrl));
            if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'mailbox read');
          },
          '* * * * *',
        ),
      ]
    : []),
  implementJob(
    overdueJob,
    async () => {
      for (const office of await unsafeWithAllSites(db, unsafeCountOverdue))
        log.warn(office, 'questions without an answer after 24 hours');
    },
    '11 * * * *',
  ),
];
