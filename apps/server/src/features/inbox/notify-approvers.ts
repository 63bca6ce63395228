import { type Db, withSite } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { notifyApproversJob } from '../approvals/run-or-propose.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { permissionsOf, ROLES } from '../staff/staff.rules.ts';
import { findOpenPermission, listApprovers } from './approvers.sql.ts';

/** One mail for each person and proposal, however often the job runs. It names nothing but the link. */
export const notifyApprovers = (db: Db, { siteId, approvalId }: { siteId: number; approvalId: number }) =>
  withSite(db, siteId, async (tx) => {
    const permission = await findOpenPermission(tx, siteId, approvalId);
    const roles = ROLES.filter((role) => permissionsOf(role).some((one) => one === permission));
    const approvers = permission === null ? [] : await listApprovers(tx, siteId, approvalId, roles);
    for (const { id, name, email, locale } of approvers)
      await queueAccountMail(tx, {
        siteId,
        kind: 'staff_approval',
        key: `staff_approval:${approvalId}:${id}`,
        to: email,
        locale,
        givenName: name,
        data: { approval_id: approvalId },
      });
  });

export const inboxJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(notifyApproversJob, (payload) => notifyApprovers(db, payload)),
];
