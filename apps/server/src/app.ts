import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { addressRoutes } from './features/addresses/addresses.routes.ts';
import { bikeRoutes } from './features/bikes/bikes.routes.ts';
import { cartRoutes } from './features/carts/carts.routes.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { consentRoutes } from './features/consents/consents.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { authenticateCustomer } from './features/customers/authenticate-customer.ts';
import { customerRoutes } from './features/customers/customers.routes.ts';
import { authenticateFeed } from './features/feeds/authenticate-feed.ts';
import { feedRoutes } from './features/feeds/feeds.routes.ts';
import { inventoryRoutes } from './features/inventory/inventory.routes.ts';
import { manualRoutes } from './features/manuals/manuals.routes.ts';
import { menuRoutes } from './features/menu/menu.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { createPayments } from './features/payments/payments.ts';
import { webhookRoutes } from './features/payments/webhooks.routes.ts';
import { googlePlaces } from './features/places/google-places.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { returnRoutes } from './features/returns/returns.routes.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { reviewsService } from './features/reviews/reviews-service.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { siteResolver } from './features/sites/resolve-site.ts';
import { siteRoutes } from './features/sites/sites.routes.ts';
import { createSocialFeeds } from './features/social/create-social-feeds.ts';
import { socialRoutes } from './features/social/social.routes.ts';
import { authenticateStaff } from './features/staff/authenticate-staff.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { staffBikeRoutes } from './features/staff/staff-bikes.routes.ts';
import { staffContactRoutes } from './features/staff/staff-contact.routes.ts';
import { staffPageRoutes } from './features/staff/staff-pages.routes.ts';
import { staffReturnRoutes } from './features/staff/staff-returns.routes.ts';
import { staffWarrantyRoutes } from './features/staff/staff-warranty.routes.ts';
import { storeRoutes } from './features/stores/stores.routes.ts';
import { townRoutes } from './features/towns/towns.routes.ts';
import { transferRoutes } from './features/transfers/transfers.routes.ts';
import { openUploadRooms } from './features/uploads/rooms.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { warrantyRoutes } from './features/warranty/warranty.routes.ts';
import { LIMITS } from './limits.ts';
import { addBootCheck } from './platform/boot-check.ts';
import { openCaptcha } from './platform/captcha.ts';
import { answerClientError } from './platform/client-errors.ts';
import { addDocs } from './platform/docs.ts';
import { addErrorHandler, sendRefusal } from './platform/error-handler.ts';
import { errorReporter } from './platform/error-reports.ts';
import { openEventStreams } from './platform/event-streams.ts';
import { addHostileInputChecks } from './platform/hostile-input.ts';
import { HttpRefusal } from './platform/http-errors.ts';
import { observeRequests, quietFramework, requestIdFrom } from './platform/observe-requests.ts';
import { addProbes, checkDatabase } from './platform/probes.ts';
import { parseQueryString } from './platform/query-string.ts';
import { addRequestPipeline } from './platform/request-pipeline.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_BODY_BYTES = 64 * 1024;

interface AppOptions {
  isStopping?: () => boolean;
  /** Tests mount routes of their own here, under all the rules of the house. */
  extraRoutes?: (app: FastifyInstance) => void;
  /** Sees every route as it is mounted. */
  onRoute?: (route: RouteOptions) => void;
}

/** The whole api but the listening: plugins, features, the one error handler. Tests start here. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, db, log, metrics, limiter } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: quietFramework(),
    trustProxy: [...config.trustedProxies],
    genReqId: (request) => requestIdFrom(request.headers),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(request, reply, new HttpRefusal(400, 'malformed')),
    routerOptions: { maxParamLength: 200, querystringParser: parseQueryString },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  observeRequests(app, metrics);
  addBootCheck(app, {
    limits: new Set(Object.keys(LIMITS)),
    auths: new Set(['public', 'optional', 'customer', 'feed', 'staff']),
  });
  addErrorHandler(
    app,
    errorReporter(config.errorsDsn, (error) => log.warn({ err: error }, 'error report failed')),
  );
  addHostileInputChecks(app);
  addRequestPipeline(app, {
    // A guest is known by his cart until he signs in.
    headers: { ...config.headers, visitor: config.headers.cart },
    trustedProxies: config.trustedProxies,
    limiter,
    metrics,
    findTenant: siteResolver(db, config.siteMemoryMs),
    authenticators: {
      customer: (token, tenant) => authenticateCustomer(db, token, tenant),
      feed: (token) => authenticateFeed(db, token),
      staff: (token, tenant) => authenticateStaff(db, token, tenant),
    },
  });
  addProbes(app, {
    metrics,
    internalNetworks: config.internalNetworks,
    checkReady: () => checkDatabase(db),
    isStopping: options.isStopping ?? (() => false),
  });
  await addDocs(app, config.headers);

  siteRoutes(app, db);
  menuRoutes(app, db);
  productRoutes(app, db);
  const streams = openEventStreams(app, deps.wire);
  inventoryRoutes(app, db, streams);
  manualRoutes(app, db);
  searchRoutes(app, db);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'reviews service failed');
  reviewRoutes(app, db, reviewsService({ url: config.reviewsUrl, onFailure }));
  customerRoutes(app, db, config.brand);
  passkeyRoutes(app, db, config);
  chatRoutes(app, db, config.chatSecret);
  consentRoutes(app, db);
  const uploads = openUploadRooms(db, config.uploadsDir);
  uploadRoutes(app, db, uploads);
  bikeRoutes(app, db);
  transferRoutes(app, db);
  placeRoutes(app, {
    db,
    maps: config.places.key ? googlePlaces(config.places) : null,
    onFailure: (error) => log.warn({ err: error }, 'maps failed'),
  });
  addressRoutes(app, db);
  pageRoutes(app, db);
  newsRoutes(app, db, config);
  socialRoutes(app, createSocialFeeds(deps));
  storeRoutes(app, db);
  townRoutes(app, db);
  cartRoutes(app, db, config.headers.cart);
  const payments = createPayments(deps);
  paymentRoutes(app, payments, config.headers.cart);
  webhookRoutes(app, payments, siteResolver(db, config.siteMemoryMs));
  checkoutRoutes(app, payments, config.headers.cart);
  orderRoutes(app, db, { cartHeader: config.headers.cart, secret: config.signingSecret, streams });
  const captcha = openCaptcha({
    ...config.captcha,
    onFailure: (error) => log.warn({ err: error }, 'captcha failed'),
  });
  newsletterRoutes(app, { db, captcha, secret: config.signingSecret });
  contactRoutes(app, { db, captcha });
  returnRoutes(app, db);
  privacyRoutes(app, db);
  feedRoutes(app, db, streams);
  staffRoutes(app, payments);
  staffBikeRoutes(app, db, uploads.kept);
  staffPageRoutes(app, db);
  staffReturnRoutes(app, payments);
  staffContactRoutes(app, db);
  warrantyRoutes(app, db);
  staffWarrantyRoutes(app, db, uploads.kept);
  options.extraRoutes?.(app);
  return app;
}
