import type { Deps } from './deps.ts';
import { alertJobs } from './features/alerts/run-alert-jobs.ts';
import { approvalJobs } from './features/approvals/run-approval-jobs.ts';
import { auditJobs } from './features/audit/run-audit-jobs.ts';
import { bulkJobs } from './features/bulk/run-bulk.ts';
import { checkoutJobs } from './features/checkout/run-checkout-jobs.ts';
import { contactJobs } from './features/contact/run-contact-jobs.ts';
import { customerJobs } from './features/customers/run-customer-jobs.ts';
import { guestMailBudget } from './features/customers/sign-in/guest-mail-budget.ts';
import { draftJobs } from './features/drafts/keep-drafts.ts';
import { purgeEdges } from './features/edge/purge-edges.ts';
import { edgePurge } from './features/edge/queue-purge.ts';
import { eventJobs } from './features/events/run-event-jobs.ts';
import { exportJobs } from './features/exports/store-export.ts';
import { followPrices, putPricesIntoForce } from './features/feeds/apply/apply-prices.ts';
import { inboxJobs } from './features/inbox/run-inbox-jobs.ts';
import { reviseEtds, reviseEtdsJob } from './features/inventory/revise-etds.ts';
import { issueInvoice } from './features/invoices/issue-invoice.ts';
import { issueInvoiceJob } from './features/invoices/queue-invoice.ts';
import { letterJobs } from './features/letters/sending/start-scheduled-letter.ts';
import { sendMailJob } from './features/mails/queue-mail.ts';
import { sendMail } from './features/mails/send-mail.ts';
import { openMediaStorage } from './features/media/media-storage.ts';
import { mediaJobs } from './features/media/rendering/run-media-jobs.ts';
import { announceNews, announceNewsJob } from './features/news/announce-news.ts';
import { newsletterJobs } from './features/newsletter/welcome-subscriber.ts';
import { orderJobs } from './features/orders/run-order-jobs.ts';
import { passkeyJobs } from './features/passkeys/run-passkey-jobs.ts';
import { createPayments } from './features/payments/payments.ts';
import { paymentJobs } from './features/payments/run-payment-jobs.ts';
import { privacyJobs } from './features/privacy/purge-expired-data.ts';
import { withdrawalJobs } from './features/returns/withdrawals/carry-out-withdrawal.ts';
import { reviewJobs } from './features/reviews/invite/invite-reviews.ts';
import { followCatalogue, searchReindex } from './features/search/index/reindex-products.ts';
import { compactFrameChangesJob } from './features/sites/sites.jobs.ts';
import { compactFrameChanges } from './features/sites/sites.sql.ts';
import { createSocialFeeds } from './features/social/create-social-feeds.ts';
import { refreshSocialFeeds, refreshSocialJob } from './features/social/social-feeds.ts';
import { testRideJobs } from './features/test-rides/tell-rider.ts';
import { textJobs } from './features/texts/run-text-jobs.ts';
import { refreshMailWords } from './features/texts/staff/publish-texts.ts';
import { expireTransfers, expireTransfersJob } from './features/transfers/end-transfer.ts';
import { uploadJobs } from './features/uploads/run-upload-jobs.ts';
import { openUploadStorage } from './features/uploads/upload-storage.ts';
import { inboundContext } from './inbound-context.ts';
import { mailLinks } from './mail-links.ts';
import { clamdScanner } from './platform/clients/virus-scanner.ts';
import { transact } from './platform/db/db.ts';
import { sweepKeysJob } from './platform/http/idempotency.ts';
import { type ImplementedJob, implementJob } from './platform/jobs/job-runner.ts';

const MAX_FRAME_CHANGES = 50;

type JobDeps = Pick<Deps, 'config' | 'db' | 'log' | 'metrics' | 'mailer' | 'redis'>;

/** Everything the worker can do. A job that is not listed here is never run. */
export const allJobs = ({ config, db, log, metrics, mailer, redis }: JobDeps): ImplementedJob[] => [
  implementJob(edgePurge, (purge) => purgeEdges({ db, edgeUrls: config.edgeUrls }, purge)),
  ...catalogueJobs({ db, log, metrics }),
  mailJob({ config, db, log, metrics, mailer }),
  implementJob(issueInvoiceJob, async (order) => {
    await issueInvoice(db, order, config.brand);
  }),
  ...fileJobs({ config, db, log }),
  implementJob(
    expireTransfersJob,
    async () => {
      await expireTransfers(db);
    },
    '*/10 * * * *',
  ),
  implementJob(
    announceNewsJob,
    async () => {
      await announceNews(db);
    },
    '* * * * *',
  ),
  ...[createSocialFeeds({ config, redis, log })].map((feeds) =>
    implementJob(
      refreshSocialJob,
      async () => {
        await refreshSocialFeeds(feeds, (error) => log.warn({ err: error }, 'social feed failed'));
      },
      '*/20 * * * *',
    ),
  ),
  ...auditJobs({
    db,
    log,
    mailer,
    mail: { to: config.auditMailTo, from: config.mailFrom, brand: config.brand },
  }),
  ...eventJobs({ db, log, rules: config.eventTargets }),
  ...approvalJobs(db),
  ...inboxJobs(db),
  ...orderJobs(db),
  ...reviewJobs(db),
  ...customerJobs({ db, log }),
  ...newsletterJobs({ db, keys: config.signingKeys }),
  ...letterJobs(letterContext({ config, db, log, metrics, mailer })),
  ...alertJobs(db),
  ...contactJobs({
    db,
    log,
    inbound: inboundContext({ config, db, log }),
    imapUrl: config.mailInbound.imapUrl,
  }),
  ...testRideJobs(db),
  ...passkeyJobs(db),
  sweepKeysJob(db),
  ...draftJobs(db),
  ...textJobs(db, config.translation),
  ...bulkJobs(db),
  ...exportJobs(db, config.files),
  ...privacyJobs({ db, log }),
  ...[
    createPayments({
      config,
      db,
      log,
      metrics,
      sharedPolls: { redis, role: 'worker', instances: config.apiInstances },
    }),
  ].flatMap((payments) => [...paymentJobs(payments), ...checkoutJobs(payments), ...withdrawalJobs(payments)]),
];

const letterContext = ({ config, ...deps }: Omit<JobDeps, 'redis'>) => ({
  ...deps,
  origin: config.origin,
  brand: config.brand,
  from: config.mailFrom,
  keys: config.signingKeys,
  inboundDomain: config.mailInbound.domain,
});

function fileJobs({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): ImplementedJob[] {
  const scanner = config.clamdUrl ? clamdScanner(config.clamdUrl) : null;
  return [
    ...uploadJobs({ db, ...openUploadStorage(db, config.files), scanner }, log),
    ...mediaJobs({ db, ...openMediaStorage(db, config.files), scanner }, log),
  ];
}

function mailJob({ config, db, log, metrics, mailer }: Omit<JobDeps, 'redis'>): ImplementedJob {
  return implementJob(sendMailJob, async (mail, _signal, run) => {
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
  });
}

const catalogueJobs = ({ db, log, metrics }: Pick<Deps, 'db' | 'log' | 'metrics'>): ImplementedJob[] => [
  implementJob(
    compactFrameChangesJob,
    async () => {
      await transact(db, async (tx) => {
        await compactFrameChanges(tx, MAX_FRAME_CHANGES);
        return { ok: true };
      });
    },
    '40 * * * *',
  ),
  implementJob(searchReindex, ({ products }) => followCatalogue(db, products), '* * * * *'),
  implementJob(
    reviseEtdsJob,
    async () => {
      for (const revised of await reviseEtds(db)) {
        log.warn(revised, 'units overdue: moved to a later day');
        metrics.rowsMoved.inc({ task: reviseEtdsJob.name, site: revised.site }, revised.moved);
      }
    },
    '5 * * * *',
  ),
  implementJob(
    followPrices,
    async ({ siteId }) => {
      await putPricesIntoForce(db, siteId);
    },
    '20 * * * *',
  ),
];
