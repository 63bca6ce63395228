import type { FastifyInstance } from 'fastify';
import { accessoryRoutes } from './features/accessories/accessories.routes.ts';
import { addressRoutes } from './features/addresses/addresses.routes.ts';
import { alertRoutes } from './features/alerts/alerts.routes.ts';
import { alertJobs } from './features/alerts/run-alert-jobs.ts';
import { approvalRoutes } from './features/approvals/approvals.routes.ts';
import { approvalJobs } from './features/approvals/expire-approvals.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { auditJobs } from './features/audit/run-audit-jobs.ts';
import { bikeRoutes } from './features/bikes/bikes.routes.ts';
import { staffBikeRoutes } from './features/bikes/staff/bikes.staff.routes.ts';
import { bulkRoutes } from './features/bulk/bulk.routes.ts';
import { bulkJobs } from './features/bulk/run-bulk-jobs.ts';
import { cartRoutes } from './features/carts/carts.routes.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { checkoutJobs } from './features/checkout/run-checkout-jobs.ts';
import { consentRoutes } from './features/consents/consents.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { inboundMailRoutes } from './features/contact/inbound/inbound.routes.ts';
import { contactJobs } from './features/contact/run-contact-jobs.ts';
import { staffContactRoutes } from './features/contact/staff/contact.staff.routes.ts';
import { savedReplyRoutes } from './features/contact/staff/saved-replies.staff.routes.ts';
import { ticketRoutes } from './features/contact/staff/tickets.staff.routes.ts';
import { customerRoutes } from './features/customers/customers.routes.ts';
import { customerJobs } from './features/customers/run-customer-jobs.ts';
import { staffCustomerRoutes } from './features/customers/staff/customers.staff.routes.ts';
import { draftRoutes } from './features/drafts/drafts.routes.ts';
import { draftJobs } from './features/drafts/run-draft-jobs.ts';
import { edgeJobs } from './features/edge/purge-edges.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { eventJobs } from './features/events/run-event-jobs.ts';
import { webhookSubscriptionRoutes } from './features/events/webhooks/webhooks.routes.ts';
import { exportRoutes } from './features/exports/exports.routes.ts';
import { exportJobs } from './features/exports/run-export-jobs.ts';
import { feedJobs } from './features/feeds/apply/follow-prices.ts';
import { feedRoutes } from './features/feeds/feeds.routes.ts';
import { staffFeedRoutes } from './features/feeds/staff/feeds.staff.routes.ts';
import { inboxRoutes } from './features/inbox/inbox.routes.ts';
import { inboxJobs } from './features/inbox/notify-approvers.ts';
import { inventoryRoutes } from './features/inventory/inventory.routes.ts';
import { inventoryJobs } from './features/inventory/revise-etds.ts';
import { staffUnitStopRoutes } from './features/inventory/staff/unit-stops.staff.routes.ts';
import { invoiceJobs } from './features/invoices/issue-invoice.ts';
import { staffInvoiceRoutes } from './features/invoices/staff/invoices.staff.routes.ts';
import { staffLetterRoutes } from './features/letters/letters.routes.ts';
import { letterJobs } from './features/letters/sending/run-letter-jobs.ts';
import { manualRoutes } from './features/manuals/manuals.routes.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { mediaJobs } from './features/media/rendering/run-media-jobs.ts';
import { staffMediaRoutes } from './features/media/staff/media.staff.routes.ts';
import { menuRoutes } from './features/menu/menu.routes.ts';
import { staffMenuRoutes } from './features/menu/staff/menus.staff.routes.ts';
import { newsJobs } from './features/news/announce-news.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { staffNewsRoutes } from './features/news/staff/news.staff.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { newsletterJobs } from './features/newsletter/welcome-subscriber.ts';
import { orderSystemRoutes } from './features/orders/erp/order-systems.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { orderJobs } from './features/orders/run-order-jobs.ts';
import { staffOrderRoutes } from './features/orders/staff/orders.staff.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { pageEditorRoutes } from './features/pages/staff/page-editor.staff.routes.ts';
import { staffPictureRoutes } from './features/pages/staff/pictures.staff.routes.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { passkeyJobs } from './features/passkeys/run-passkey-jobs.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { paymentJobs } from './features/payments/run-payment-jobs.ts';
import { staffPaymentListRoutes } from './features/payments/staff/payment-lists.staff.routes.ts';
import { staffPaymentRoutes } from './features/payments/staff/payments.staff.routes.ts';
import { webhookRoutes } from './features/payments/webhooks/webhooks.routes.ts';
import { staffGroupGrantRoutes } from './features/people/groups/group-grants.routes.ts';
import { staffApiKeyRoutes } from './features/people/keys/api-keys.routes.ts';
import { staffPeopleRoutes } from './features/people/members/people.routes.ts';
import { staffPasskeyRoutes } from './features/people/passkeys/staff-passkeys.routes.ts';
import { staffRoleRoutes } from './features/people/roles/roles.routes.ts';
import { staffSessionRoutes } from './features/people/sessions/sessions.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { presenceRoutes } from './features/presence/presence.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { staffPreviewRoutes } from './features/previews/staff/previews.staff.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { privacyJobs } from './features/privacy/run-privacy-jobs.ts';
import { staffPrivacyRoutes } from './features/privacy/staff/privacy-requests.staff.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { proofRoutes } from './features/proofs/proofs.routes.ts';
import { returnRoutes } from './features/returns/returns.routes.ts';
import { staffReturnRoutes } from './features/returns/staff/returns.staff.routes.ts';
import { withdrawalJobs } from './features/returns/withdrawals/run-withdrawal-jobs.ts';
import { withdrawalRoutes } from './features/returns/withdrawals/withdrawals.routes.ts';
import { reviewJobs } from './features/reviews/invite/invite-reviews.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { staffReviewRoutes } from './features/reviews/staff/reviews.staff.routes.ts';
import { writeReviewRoutes } from './features/reviews/write/write-review.routes.ts';
import { searchJobs } from './features/search/index/reindex-products.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { siteJobs } from './features/sites/run-site-jobs.ts';
import { siteRoutes } from './features/sites/sites.routes.ts';
import { socialJobs } from './features/social/run-social-jobs.ts';
import { socialRoutes } from './features/social/social.routes.ts';
import { staffRefundRoutes } from './features/statements/refunds.routes.ts';
import { staffStatementRoutes } from './features/statements/statements.routes.ts';
import { storeRoutes } from './features/stores/list-stores.ts';
import { testRideJobs } from './features/test-rides/remind-riders.ts';
import { staffTestRideRoutes } from './features/test-rides/staff/test-rides.staff.routes.ts';
import { testRideRoutes } from './features/test-rides/test-rides.routes.ts';
import { textJobs } from './features/texts/run-text-jobs.ts';
import { staffTextRoutes } from './features/texts/staff/texts.staff.routes.ts';
import { textRoutes } from './features/texts/texts.routes.ts';
import { townRoutes } from './features/towns/towns.routes.ts';
import { transferJobs } from './features/transfers/expire-transfers.ts';
import { transferRoutes } from './features/transfers/transfers.routes.ts';
import { uploadJobs } from './features/uploads/run-upload-jobs.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { viewRoutes } from './features/views/views.routes.ts';
import { staffWarrantyRoutes } from './features/warranty/staff/warranty.staff.routes.ts';
import { warrantyRoutes } from './features/warranty/warranty.routes.ts';
import { wishListRoutes } from './features/wish-list/wish-list.routes.ts';
import { idempotencyJobs } from './platform/http/idempotency.ts';
import type { ImplementedJob } from './platform/jobs/job-runner.ts';
import { mailJobs } from './run-mail-jobs.ts';
import type { Shop } from './shop.ts';

type AddRoutes = (app: FastifyInstance, shop: Shop) => void;
type MakeJobs = (shop: Shop) => readonly ImplementedJob[];

/** Everything the api answers. The description of the api keeps this order; nothing else depends on it. */
export const ROUTES: { readonly [side in 'shop' | 'staff']: readonly AddRoutes[] } = {
  shop: [
    siteRoutes,
    menuRoutes,
    productRoutes,
    inventoryRoutes,
    accessoryRoutes,
    manualRoutes,
    searchRoutes,
    reviewRoutes,
    customerRoutes,
    passkeyRoutes,
    chatRoutes,
    consentRoutes,
    uploadRoutes,
    mediaRoutes,
    bikeRoutes,
    transferRoutes,
    placeRoutes,
    addressRoutes,
    pageRoutes,
    previewRoutes,
    textRoutes,
    newsRoutes,
    socialRoutes,
    storeRoutes,
    townRoutes,
    cartRoutes,
    paymentRoutes,
    webhookRoutes,
    checkoutRoutes,
    orderRoutes,
    newsletterRoutes,
    alertRoutes,
    wishListRoutes,
    contactRoutes,
    testRideRoutes,
    proofRoutes,
    returnRoutes,
    writeReviewRoutes,
    withdrawalRoutes,
    privacyRoutes,
    feedRoutes,
    warrantyRoutes,
  ],
  staff: [
    inboxRoutes,
    eventRoutes,
    webhookSubscriptionRoutes,
    staffSessionRoutes,
    staffPasskeyRoutes,
    staffPeopleRoutes,
    staffGroupGrantRoutes,
    staffRoleRoutes,
    staffApiKeyRoutes,
    orderSystemRoutes,
    staffFeedRoutes,
    staffOrderRoutes,
    staffPaymentListRoutes,
    staffInvoiceRoutes,
    staffStatementRoutes,
    staffRefundRoutes,
    staffPaymentRoutes,
    staffBikeRoutes,
    pageEditorRoutes,
    staffPictureRoutes,
    staffMenuRoutes,
    staffNewsRoutes,
    staffPreviewRoutes,
    staffTextRoutes,
    staffMediaRoutes,
    staffReturnRoutes,
    auditRoutes,
    approvalRoutes,
    staffContactRoutes,
    ticketRoutes,
    savedReplyRoutes,
    inboundMailRoutes,
    staffLetterRoutes,
    staffReviewRoutes,
    staffWarrantyRoutes,
    staffTestRideRoutes,
    staffUnitStopRoutes,
    staffCustomerRoutes,
    staffPrivacyRoutes,
    exportRoutes,
    bulkRoutes,
    draftRoutes,
    presenceRoutes,
    viewRoutes,
  ],
};

/** Everything the worker can do. A job that is in none of these is never run. */
export const JOBS: readonly MakeJobs[] = [
  edgeJobs,
  siteJobs,
  searchJobs,
  inventoryJobs,
  feedJobs,
  mailJobs,
  invoiceJobs,
  uploadJobs,
  mediaJobs,
  transferJobs,
  newsJobs,
  socialJobs,
  auditJobs,
  eventJobs,
  approvalJobs,
  inboxJobs,
  orderJobs,
  reviewJobs,
  customerJobs,
  newsletterJobs,
  letterJobs,
  alertJobs,
  contactJobs,
  testRideJobs,
  passkeyJobs,
  idempotencyJobs,
  draftJobs,
  textJobs,
  bulkJobs,
  exportJobs,
  privacyJobs,
  paymentJobs,
  checkoutJobs,
  withdrawalJobs,
];
