import type { Deps } from './deps.ts';
import { checkoutJobs } from './features/checkout/run-checkout-jobs.ts';
import { edgePurge } from './features/edge/edge.jobs.ts';
import { purgeEdge } from './features/edge/purge-edge.ts';
import { followPrices } from './features/feeds/feeds.jobs.ts';
import { putPricesIntoForce } from './features/feeds/put-prices-into-force.ts';
import { reviseEtdsJob } from './features/inventory/inventory.jobs.ts';
import { reviseEtds } from './features/inventory/revise-etds.ts';
import { issueInvoiceJob } from './features/invoices/invoices.jobs.ts';
import { issueInvoice } from './features/invoices/issue-invoice.ts';
import { sendMailJob } from './features/mails/mails.jobs.ts';
import { type OrderToLink, sendMail } from './features/mails/send-mail.ts';
import { orderKey } from './features/orders/order-key.ts';
import { createPayments } from './features/payments/payments.ts';
import { paymentJobs } from './features/payments/run-payment-jobs.ts';
import { followCatalogue } from './features/search/follow-catalogue.ts';
import { searchReindex } from './features/search/search.jobs.ts';
import { sweepKeysJob } from './platform/idempotency.ts';
import { type ImplementedJob, implementJob } from './platform/job-runner.ts';

/** Everything the worker can do. A job that is not listed here is never run. */
export const allJobs = ({ config, db, log, metrics, mailer }: Deps): ImplementedJob[] => [
  implementJob(edgePurge, ({ tags }) => purgeEdge(config.edgeUrl, tags)),
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
  implementJob(sendMailJob, (mail, _signal, run) => {
    const { origin, brand, mailFrom: from } = config;
    const orderLink = linkTo(origin, config.signingSecret);
    return sendMail({ db, log, metrics, mailer, origin, brand, from, orderLink }, mail, run);
  }),
  implementJob(issueInvoiceJob, async (order) => {
    await issueInvoice(db, order, config.brand);
  }),
  sweepKeysJob(db),
  ...[createPayments({ config, db, log, metrics })].flatMap((payments) => [
    ...paymentJobs(payments),
    ...checkoutJobs(payments),
  ]),
];

/** The result page, opened by a key that fits this order only. */
const linkTo =
  (origin: string, secret: string) =>
  ({ site, locale, code }: OrderToLink) =>
    `${origin}/${site}-${locale}/checkout/${code}/result?key=${orderKey(secret, site, code)}`;
