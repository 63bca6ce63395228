import { guestMailBudget } from './features/customers/sign-in/guest-mail-budget.ts';
import { sendMailJob } from './features/mails/queue-mail.ts';
import { sendMail } from './features/mails/send-mail.ts';
import { refreshMailWords } from './features/texts/staff/publish-texts.ts';
import { mailLinks } from './mail-links.ts';
import { type ImplementedJob, implementJob } from './platform/jobs/job-runner.ts';
import type { Shop } from './shop.ts';

export const mailJobs = ({ db, log, metrics, mailer, config }: Shop): ImplementedJob[] => [
  implementJob(sendMailJob, async (mail, _signal, run) => {
    await refreshMailWords(db);
    const { origin, brand, mailFrom: from, signingKeys } = config;
    const links = mailLinks({
      db,
      origin,
      deskOrigin: config.desk.origin,
      signingKeys,
      inboundDomain: config.mailInbound.domain,
    });
    const guestMails = guestMailBudget(db);
    return sendMail({ db, log, metrics, mailer, origin, brand, from, guestMails, ...links }, mail, run);
  }),
];
