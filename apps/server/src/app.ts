import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { authenticateCustomer } from './features/customers/sessions/authenticate-customer.ts';
import { describeEvents } from './features/events/describe-events.ts';
import { authenticateFeed } from './features/feeds/authenticate-feed.ts';
import { listProbedPages } from './features/sites/show-site.ts';
import { authenticateStaff } from './features/staff/authenticate-staff.ts';
import { traceListReads } from './features/staff/trace-lists.ts';
import { ROUTES } from './features.ts';
import { LIMITS } from './limits.ts';
import { addBootCheck } from './platform/http/boot-check.ts';
import { answerClientError } from './platform/http/client-errors.ts';
import { addDocs } from './platform/http/docs.ts';
import { addErrorHandler, sendRefusal } from './platform/http/error-handler.ts';
import { addHostileInputChecks } from './platform/http/hostile-input.ts';
import { HttpRefusal } from './platform/http/http-errors.ts';
import { addProbes, checkDatabase } from './platform/http/probes.ts';
import { parseQueryString } from './platform/http/query-string.ts';
import { addRequestPipeline } from './platform/http/request-pipeline.ts';
import { observeRequests, quietFramework, requestIdFrom } from './platform/observability/observe-requests.ts';
import { openShop, type Shop } from './shop.ts';

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
  const shop = openShop(deps, 'api');
  await addPlatform(app, shop, options);
  // Before the routes: it reads each as it is added.
  traceListReads(app, shop.db);
  for (const addRoutes of [...ROUTES.shop, ...ROUTES.staff]) addRoutes(app, shop);
  app.addHook('preClose', async () => shop.streams.end());
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
async function addPlatform(app: FastifyInstance, shop: Shop, options: AppOptions) {
  const { config, db, metrics, limiter } = shop;
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  observeRequests(app, metrics);
  addBootCheck(app, {
    limits: new Set(Object.keys(LIMITS)),
    auths: new Set(['public', 'optional', 'customer', 'feed', 'staff']),
  });
  addErrorHandler(app, shop.reportError);
  addHostileInputChecks(app);
  options.beforePipeline?.(app);
  addRequestPipeline(app, {
    // A guest is identified by the cart until sign-in.
    headers: { ...config.headers, visitor: config.headers.cart, visitorKey: config.headers.cartKey },
    trustedProxies: config.trustedProxies,
    limiter,
    metrics,
    findTenant: shop.findSite,
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
    listPages: () => listProbedPages(db, config.origin),
  });
  await addDocs(app, config.headers, describeEvents);
}
