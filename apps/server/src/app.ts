import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { addDeskRoutes } from './desk-routes.ts';
import { accessoryRoutes } from './features/accessories/accessories.routes.ts';
import { addressRoutes } from './features/addresses/addresses.routes.ts';
import { alertRoutes } from './features/alerts/alerts.routes.ts';
import { bikeRoutes } from './features/bikes/bikes.routes.ts';
import { cartRoutes } from './features/carts/carts.routes.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { consentRoutes } from './features/consents/consents.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { customerRoutes } from './features/customers/customers.routes.ts';
import { authenticateCustomer } from './features/customers/sessions/authenticate-customer.ts';
import { describeEvents } from './features/events/describe-events.ts';
import { authenticateFeed } from './features/feeds/authenticate-feed.ts';
import { feedRoutes } from './features/feeds/feeds.routes.ts';
import { inventoryRoutes } from './features/inventory/inventory.routes.ts';
import { manualRoutes } from './features/manuals/manuals.routes.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { openMediaStorage } from './features/media/media-storage.ts';
import { menuRoutes } from './features/menu/menu.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { createPayments } from './features/payments/payments.ts';
import { webhookRoutes } from './features/payments/webhooks/webhooks.routes.ts';
import { googlePlaces } from './features/places/google-places.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { proofRoutes } from './features/proofs/proofs.routes.ts';
import { returnRoutes } from './features/returns/returns.routes.ts';
import { withdrawalRoutes } from './features/returns/withdrawals/withdrawals.routes.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { reviewsService } from './features/reviews/service/reviews-service.ts';
import { writeReviewRoutes } from './features/reviews/write/write-review.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { siteResolver } from './features/sites/resolve-site.ts';
import { siteRoutes } from './features/sites/sites.routes.ts';
import { createSocialFeeds } from './features/social/create-social-feeds.ts';
import { socialRoutes } from './features/social/social.routes.ts';
import { authenticateStaff } from './features/staff/authenticate-staff.ts';
import { traceListReads } from './features/staff/trace-lists.ts';
import { storeRoutes } from './features/stores/list-stores.ts';
import { testRideRoutes } from './features/test-rides/test-rides.routes.ts';
import { textRoutes } from './features/texts/texts.routes.ts';
import { townRoutes } from './features/towns/towns.routes.ts';
import { transferRoutes } from './features/transfers/transfers.routes.ts';
import { openUploadStorage } from './features/uploads/upload-storage.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { warrantyRoutes } from './features/warranty/warranty.routes.ts';
import { wishListRoutes } from './features/wish-list/wish-list.routes.ts';
import { LIMITS } from './limits.ts';
import { openCaptcha } from './platform/clients/captcha.ts';
import { addBootCheck } from './platform/http/boot-check.ts';
import { answerClientError } from './platform/http/client-errors.ts';
import { addDocs } from './platform/http/docs.ts';
import { addErrorHandler, sendRefusal } from './platform/http/error-handler.ts';
import { openEventStreams } from './platform/http/event-streams.ts';
import { addHostileInputChecks } from './platform/http/hostile-input.ts';
import { HttpRefusal } from './platform/http/http-errors.ts';
import { addProbes, checkDatabase } from './platform/http/probes.ts';
import { parseQueryString } from './platform/http/query-string.ts';
import { addRequestPipeline } from './platform/http/request-pipeline.ts';
import { observeRequests, quietFramework, requestIdFrom } from './platform/observability/observe-requests.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_BODY_BYTES = 64 * 1024;

/** The same for every socket of the process. */
export const HTTP_OPTIONS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: 5000,
  connectionsCheckingInterval: 1000,
};

interface AppOptions {
  isStopping?: () => boolean;
  /** Tests mount routes of their own here, under all the rules of the server. */
  extraRoutes?: (app: FastifyInstance) => void;
  /** Sees every route as it is mounted. */
  onRoute?: (route: RouteOptions) => void;
  /** Before the request pipeline: says on which socket a route answers. */
  beforePipeline?: (app: FastifyInstance) => void;
}

/** The whole api but the listening: plugins, features, the one error handler. Tests start here. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = createServer(deps);
  await addPlatform(app, deps, options);
  addShopRoutes(app, deps);
  options.extraRoutes?.(app);
  return app;
}

function createServer({ config, log }: Deps): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: quietFramework(),
    trustProxy: [...config.trustedProxies],
    genReqId: (request) => requestIdFrom(request.headers),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    http: HTTP_OPTIONS,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(request, reply, new HttpRefusal(400, 'malformed')),
    routerOptions: { maxParamLength: 200, querystringParser: parseQueryString },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** What holds for every route: logs, limits, authentication, errors, probes, the description of the api. */
async function addPlatform(app: FastifyInstance, deps: Deps, options: AppOptions) {
  const { config, db, metrics, limiter } = deps;
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  observeRequests(app, metrics);
  addBootCheck(app, {
    limits: new Set(Object.keys(LIMITS)),
    auths: new Set(['public', 'optional', 'customer', 'feed', 'staff']),
  });
  addErrorHandler(app, deps.reportError);
  addHostileInputChecks(app);
  options.beforePipeline?.(app);
  addRequestPipeline(app, {
    // A guest is identified by the cart until sign-in.
    headers: { ...config.headers, visitor: config.headers.cart, visitorKey: config.headers.cartKey },
    trustedProxies: config.trustedProxies,
    limiter,
    metrics,
    findTenant: siteResolver(db, config.siteMemoryMs),
    authenticators: {
      customer: (token, tenant) => authenticateCustomer(db, token, tenant),
      feed: (token) => authenticateFeed(db, token),
      staff: (token) => authenticateStaff(db, token),
    },
  });
  addProbes(app, {
    metrics,
    internalNetworks: config.internalNetworks,
    checkReady: () => checkDatabase(db),
    isStopping: options.isStopping ?? (() => false),
  });
  await addDocs(app, config.headers, describeEvents);
}

function addShopRoutes(app: FastifyInstance, deps: Deps) {
  const { config, db, log } = deps;
  traceListReads(app, db);
  siteRoutes(app, db);
  menuRoutes(app, db);
  productRoutes(app, db);
  const streams = openEventStreams(app, deps.listenConnection);
  inventoryRoutes(app, db, streams);
  accessoryRoutes(app, db);
  manualRoutes(app, db);
  searchRoutes(app, db);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'reviews service failed');
  const noReviews = { find: async () => null };
  const reviews = config.reviewsUrl ? reviewsService({ url: config.reviewsUrl, onFailure }) : noReviews;
  reviewRoutes(app, db, reviews);
  customerRoutes(app, db, config.brand);
  passkeyRoutes(app, db, config);
  chatRoutes(app, db, config.chatSecret);
  consentRoutes(app, db);
  const uploads = openUploadStorage(db, config.files);
  uploadRoutes(app, db, uploads);
  const media = openMediaStorage(db, config.files);
  mediaRoutes(app, db, media);
  bikeRoutes(app, db);
  transferRoutes(app, db);
  placeRoutes(app, {
    db,
    maps: config.places.key ? googlePlaces(config.places) : null,
    onFailure: (error) => log.warn({ err: error }, 'maps failed'),
  });
  addressRoutes(app, db);
  pageRoutes(app, db);
  previewRoutes(app, db, config.desk.origin);
  textRoutes(app, db);
  newsRoutes(app, db, config);
  socialRoutes(app, createSocialFeeds(deps));
  storeRoutes(app, db);
  townRoutes(app, db);
  cartRoutes(app, db, config.headers);
  const sharedPolls = { redis: deps.redis, role: 'api', instances: config.apiInstances } as const;
  const payments = createPayments({ ...deps, sharedPolls });
  paymentRoutes(app, payments, config.headers);
  webhookRoutes(app, payments, siteResolver(db, config.siteMemoryMs));
  checkoutRoutes(app, payments, config.headers);
  orderRoutes(app, db, { headers: config.headers, keys: config.signingKeys, streams });
  const captcha = openCaptcha({
    ...config.captcha,
    onFailure: (error) => log.warn({ err: error }, 'captcha failed'),
  });
  newsletterRoutes(app, { db, captcha, keys: config.signingKeys });
  alertRoutes(app, { db, keys: config.signingKeys });
  wishListRoutes(app, db);
  contactRoutes(app, { db, captcha });
  testRideRoutes(app, { db, captcha, keys: config.signingKeys });
  proofRoutes(app, { db, captcha, keys: config.signingKeys }, config.headers);
  returnRoutes(app, db);
  writeReviewRoutes(app, { db, headers: config.headers, keys: config.signingKeys });
  withdrawalRoutes(app, { payments, headers: config.headers, keys: config.signingKeys });
  privacyRoutes(app, db, config.signingKeys);
  feedRoutes(app, db, streams);
  warrantyRoutes(app, db);
  addDeskRoutes(app, deps, { payments, uploads, media, streams });
}
