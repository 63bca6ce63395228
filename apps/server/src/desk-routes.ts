import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { registerAct, registerActs } from './features/approvals/approvable-act.ts';
import { approvalRoutes } from './features/approvals/approvals.routes.ts';
import { setRuleAct } from './features/approvals/set-rule.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { staffBikeRoutes } from './features/bikes/staff/bikes.staff.routes.ts';
import { bulkRoutes } from './features/bulk/bulk.routes.ts';
import { inboundMailRoutes } from './features/contact/inbound/inbound.routes.ts';
import { staffContactRoutes } from './features/contact/staff/contact.staff.routes.ts';
import { ticketRoutes } from './features/contact/staff/tickets.staff.routes.ts';
import { staffCustomerRoutes } from './features/customers/staff/customers.staff.routes.ts';
import { draftRoutes } from './features/drafts/drafts.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { webhookSubscriptionRoutes } from './features/events/webhooks/webhooks.routes.ts';
import { exportRoutes } from './features/exports/exports.routes.ts';
import { openExportStorage } from './features/exports/store-export.ts';
import { staffFeedRoutes } from './features/feeds/staff/feeds.staff.routes.ts';
import { inboxRoutes } from './features/inbox/inbox.routes.ts';
import { staffUnitStopRoutes } from './features/inventory/staff/change-stop.ts';
import { staffInvoiceRoutes } from './features/invoices/staff/invoices.staff.routes.ts';
import { staffLetterRoutes } from './features/letters/letters.routes.ts';
import { sendLetterAct } from './features/letters/send-letter.ts';
import type { MediaStorage } from './features/media/media-storage.ts';
import { staffMediaRoutes } from './features/media/staff/media.staff.routes.ts';
import { staffMenuRoutes } from './features/menu/staff/menus.staff.routes.ts';
import { staffNewsRoutes } from './features/news/staff/news.staff.routes.ts';
import { orderSystemRoutes } from './features/orders/erp/order-systems.routes.ts';
import { staffOrderRoutes } from './features/orders/staff/orders.staff.routes.ts';
import { pageEditorRoutes } from './features/pages/staff/page-editor.staff.routes.ts';
import { staffPictureRoutes } from './features/pages/staff/pictures.staff.routes.ts';
import type { createPayments } from './features/payments/payments.ts';
import { readRefundAllowance } from './features/payments/refunds/read-refund-allowance.ts';
import { confirmByHandAct } from './features/payments/staff/confirm-payment.ts';
import { staffPaymentListRoutes } from './features/payments/staff/payment-lists.staff.routes.ts';
import { staffPaymentRoutes } from './features/payments/staff/payments.staff.routes.ts';
import { refundActs } from './features/payments/staff/refund-acts.ts';
import { staffGroupGrantRoutes } from './features/people/groups/group-grants.routes.ts';
import { staffApiKeyRoutes } from './features/people/keys/api-keys.routes.ts';
import { confirmGrantAct, confirmMappingAct } from './features/people/members/confirm-gift.ts';
import { staffPeopleRoutes } from './features/people/members/people.routes.ts';
import { staffPasskeyRoutes } from './features/people/passkeys/staff-passkeys.routes.ts';
import { staffRoleRoutes } from './features/people/roles/roles.routes.ts';
import { staffSessionRoutes } from './features/people/sessions/sessions.routes.ts';
import { presenceRoutes } from './features/presence/presence.routes.ts';
import { staffPreviewRoutes } from './features/previews/staff/previews.staff.routes.ts';
import { staffPrivacyRoutes } from './features/privacy/staff/privacy-requests.staff.routes.ts';
import { refundReturnAct } from './features/returns/staff/refund-return-act.ts';
import { staffReturnRoutes } from './features/returns/staff/returns.staff.routes.ts';
import { staffReviewRoutes } from './features/reviews/staff/reviews.staff.routes.ts';
import { staffRefundRoutes } from './features/statements/refunds.routes.ts';
import { staffStatementRoutes } from './features/statements/statements.routes.ts';
import { staffTestRideRoutes } from './features/test-rides/staff/test-rides.staff.routes.ts';
import { openMachine } from './features/texts/machine/deepl.ts';
import { staffTextRoutes } from './features/texts/staff/texts.staff.routes.ts';
import type { openUploadStorage } from './features/uploads/upload-storage.ts';
import { viewRoutes } from './features/views/views.routes.ts';
import { staffWarrantyRoutes } from './features/warranty/staff/warranty.staff.routes.ts';
import { inboundContext } from './inbound-context.ts';
import { INVERSES } from './inverses.ts';
import { openIdTokens } from './platform/clients/id-tokens.ts';
import type { openEventStreams } from './platform/http/event-streams.ts';

/** What the desk shares with the shop: one payment engine, one storage of uploads, one set of streams. */
interface Shared {
  readonly payments: ReturnType<typeof createPayments>;
  readonly uploads: ReturnType<typeof openUploadStorage>;
  readonly media: MediaStorage;
  readonly streams: ReturnType<typeof openEventStreams>;
}

/** The routes of the desk, under `/api/staff`. */
export function addDeskRoutes(app: FastifyInstance, deps: Deps, shared: Shared) {
  const { config, db } = deps;
  const { payments, uploads, streams } = shared;
  inboxRoutes(app, db, streams);
  eventRoutes(app, db);
  webhookSubscriptionRoutes(app, db, config.eventTargets);
  addPeopleRoutes(app, deps);
  orderSystemRoutes(app, db);
  staffFeedRoutes(app, db);
  staffOrderRoutes(app, db, (key) => readRefundAllowance(db, key));
  staffPaymentListRoutes(app, db);
  staffInvoiceRoutes(app, db);
  staffStatementRoutes(app, payments);
  staffRefundRoutes(app, db);
  const acts = refundActs(payments);
  const refundReturn = refundReturnAct(payments);
  const confirm = confirmByHandAct(payments);
  staffPaymentRoutes(app, payments, { ...acts, confirm });
  staffBikeRoutes(app, db, uploads.kept);
  pageEditorRoutes(app, db);
  staffPictureRoutes(app, db);
  staffMenuRoutes(app, db);
  staffNewsRoutes(app, db);
  staffPreviewRoutes(app, db, config.origin);
  const onFailure = (error: unknown) => deps.log.warn({ err: error }, 'machine translation failed');
  staffTextRoutes(app, { db, machine: openMachine(config.translation), onFailure });
  staffMediaRoutes(app, db, shared.media);
  staffReturnRoutes(app, payments, refundReturn);
  auditRoutes(app, db, INVERSES);
  approvalRoutes(
    app,
    db,
    registerActs([
      registerAct(acts.refund),
      registerAct(acts.cancel),
      registerAct(acts.resolve),
      registerAct(confirm),
      registerAct(refundReturn),
      registerAct(setRuleAct),
      registerAct(sendLetterAct),
      registerAct(confirmGrantAct),
      registerAct(confirmMappingAct),
    ]),
  );
  staffContactRoutes(app, db);
  const host = new URL(config.origin).hostname;
  ticketRoutes(app, { db, host });
  inboundMailRoutes(app, inboundContext(deps));
  staffLetterRoutes(app, { db, origin: config.origin, brand: config.brand, from: config.mailFrom });
  staffReviewRoutes(app, db);
  staffWarrantyRoutes(app, db, uploads.kept);
  staffTestRideRoutes(app, db);
  staffUnitStopRoutes(app, db);
  staffCustomerRoutes(app, db);
  staffPrivacyRoutes(app, db);
  exportRoutes(app, db, openExportStorage(config.files));
  bulkRoutes(app, db);
  draftRoutes(app, db);
  presenceRoutes(app, db);
  viewRoutes(app, db);
}

/** Sign-in, people and permissions of the desk. */
function addPeopleRoutes(app: FastifyInstance, { config: { desk, brand }, db, log }: Deps) {
  const { issuer, clientId, strongAcr } = desk;
  const onFailure = (error: unknown) => log.warn({ err: error }, 'identity token refused');
  const identity = issuer && {
    issuer,
    strongAcr,
    tokens: openIdTokens({ issuer, clientId, timeoutMs: 5000, onFailure }),
  };
  staffSessionRoutes(app, db, identity || null);
  staffPasskeyRoutes(app, db, { origin: desk.origin, brand });
  staffPeopleRoutes(app, db);
  staffGroupGrantRoutes(app, db);
  staffRoleRoutes(app, db);
  staffApiKeyRoutes(app, db);
}
