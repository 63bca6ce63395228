import type { Deps } from './deps.ts';
import { registerAct, registerActs } from './features/approvals/approvable-act.ts';
import { setRuleAct } from './features/approvals/set-rule.ts';
import { sendLetterAct } from './features/letters/send-letter.ts';
import { openMediaStorage } from './features/media/media-storage.ts';
import { createPayments, type Payments } from './features/payments/payments.ts';
import { readRefundAllowance } from './features/payments/refunds/read-refund-allowance.ts';
import { confirmByHandAct } from './features/payments/staff/confirm-payment.ts';
import { refundActs } from './features/payments/staff/refund-acts.ts';
import { confirmGrantAct, confirmMappingAct } from './features/people/members/confirm-gift.ts';
import { refundReturnAct } from './features/returns/staff/refund-return-act.ts';
import { siteResolver } from './features/sites/resolve-site.ts';
import { openUploadStorage } from './features/uploads/upload-storage.ts';
import { inboundContext } from './inbound-context.ts';
import { INVERSES } from './inverses.ts';
import { openCaptcha } from './platform/clients/captcha.ts';
import { clamdScanner } from './platform/clients/virus-scanner.ts';
import { openEventStreams } from './platform/http/event-streams.ts';

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
