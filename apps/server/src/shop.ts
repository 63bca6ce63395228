import type { Deps } from './deps.ts';
import { registerAct, registerActs } from './features/approvals/approvable-act.ts';
import { setRuleAct } from './features/approvals/set-rule.ts';
import type { Inverses } from './features/audit/undo-act.ts';
import type { ReportSource } from './features/contact/inbound/inbound-mail.rules.ts';
import { parseMail } from './features/contact/inbound/parse-mail.ts';
import { receiveReport } from './features/letters/reports/receive-report.ts';
import { sendLetterAct } from './features/letters/send-letter.ts';
import { openMediaStorage } from './features/media/media-storage.ts';
import { withdrawLatestVersion } from './features/pages/staff/edit-page.ts';
import { createPayments, type Payments } from './features/payments/payments.ts';
import { readRefundAllowance } from './features/payments/refunds/read-refund-allowance.ts';
import { confirmByHandAct } from './features/payments/staff/confirm-payment.ts';
import { refundActs } from './features/payments/staff/refund-acts.ts';
import { confirmGrantAct, confirmMappingAct } from './features/people/members/confirm-gift.ts';
import { refundReturnAct } from './features/returns/staff/refund-return-act.ts';
import { actOnReview } from './features/reviews/staff/reviews.staff.ts';
import { siteResolver } from './features/sites/resolve-site.ts';
import { liftBlock } from './features/test-rides/staff/test-rides.staff.ts';
import { openUploadStorage } from './features/uploads/upload-storage.ts';
import { openCaptcha } from './platform/clients/captcha.ts';
import { clamdScanner } from './platform/clients/virus-scanner.ts';
import { openEventStreams } from './platform/http/event-streams.ts';

/** The acts that can be undone from the audit log, each with the verb that undoes it. Money and mails have none. */
const INVERSES: Inverses = new Map([
  [
    'review.approve',
    {
      permission: 'review.decide',
      run: (tx, call, { row, reason }) =>
        actOnReview(tx, call, { code: row.subject_ref, act: { do: 'refuse', reason } }),
    },
  ],
  [
    'review.refuse',
    {
      permission: 'review.decide',
      run: (tx, call, { row }) => actOnReview(tx, call, { code: row.subject_ref, act: { do: 'approve' } }),
    },
  ],
  [
    'page.publish',
    {
      permission: 'page.edit',
      // A page of the brand is withdrawn by those who may edit it on every site; rows of translations are the brand's too.
      undoes: ({ after }) => after.scope !== 'brand' && after.translated === undefined,
      run: (tx, call, { row, reason }) => {
        const [slug = '', locale = ''] = row.subject_ref.split('/');
        return withdrawLatestVersion(tx, call, { slug, locale }, reason);
      },
    },
  ],
  [
    'demonstrator.block',
    {
      permission: 'test_ride.manage',
      run: async (tx, call, { row }) => ({ ok: await liftBlock(tx, call, Number(row.after.block)) }),
    },
  ],
]);

/** What taking a mail in needs, for the webhook and for the worker's mailbox. */
export const inboundContext = ({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>) => ({
  db,
  log,
  keys: config.signingKeys,
  domain: config.mailInbound.domain,
  secret: config.mailInbound.secret,
  parseMail,
  ownHost: new URL(config.origin).hostname,
  ...reportContext(db, log, config),
});

function reportContext(db: Deps['db'], log: Deps['log'], config: Deps['config']) {
  const findSite = siteResolver(db, config.siteMemoryMs);
  const context = { db, log, keys: config.signingKeys, findSite };
  return { findSite, receiveReport: (report: ReportSource) => receiveReport(context, report) };
}

/** What every feature is given: it takes from here what it needs. Features import this as a type only. */
export type Shop = ReturnType<typeof openShop>;

/** The clients, what several features share, and what an earlier feature uses of a later one, which it may not import. */
export function openShop(deps: Deps, role: 'api' | 'worker') {
  const { config, db, log, redis } = deps;
  const payments = createPayments({
    ...deps,
    sharedPolls: { redis, role, instances: config.apiInstances },
  });
  return {
    ...deps,
    headers: config.headers,
    keys: config.signingKeys,
    findSite: siteResolver(db, config.siteMemoryMs),
    payments,
    uploads: openUploadStorage(db, config.files),
    media: openMediaStorage(db, config.files),
    /** Null: no virus scanner. */
    scanner: config.clamdUrl ? clamdScanner(config.clamdUrl) : null,
    streams: openEventStreams(deps.listenConnection),
    captcha: openCaptcha({
      ...config.captcha,
      onFailure: (error) => log.warn({ err: error }, 'captcha failed'),
    }),
    inbound: inboundContext(deps),
    readRefundAllowance: (key: Parameters<typeof readRefundAllowance>[1]) => readRefundAllowance(db, key),
    acts: approvableActs(payments),
    inverses: INVERSES,
  };
}

/** The acts that a second person may have to approve. */
function approvableActs(payments: Payments) {
  const { refund, cancel, resolve } = refundActs(payments);
  return registerActs([
    registerAct(refund),
    registerAct(cancel),
    registerAct(resolve),
    registerAct(confirmByHandAct(payments)),
    registerAct(refundReturnAct(payments)),
    registerAct(setRuleAct),
    registerAct(sendLetterAct),
    registerAct(confirmGrantAct),
    registerAct(confirmMappingAct),
  ]);
}
