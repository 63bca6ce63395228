import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { findArrivalsJob, openAlertJob, tellAlertsJob } from './alerts.jobs.ts';
import { openAlert } from './my-alerts.ts';
import { findArrivals, tellAlerts } from './tell-alerts.ts';

export const alertJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(openAlertJob, (input) => openAlert(db, input)),
  implementJob(tellAlertsJob, async (product) => {
    await tellAlerts(db, product);
  }),
  implementJob(
    findArrivalsJob,
    async () => {
      await findArrivals(db);
    },
    '* * * * *',
  ),
];
