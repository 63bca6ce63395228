// Import rules between modules. `npm run walls` checks them, CONTRIBUTING explains them,
// and scripts/walls.test.ts proves for each that it holds.

const { readFileSync, globSync } = require('node:fs');
const path = require('node:path');

const REPOSITORY = path.join(__dirname, '..');
const FEATURE = '^apps/server/src/features/([^/]+)/';
const SAME_FEATURE = '^apps/server/src/features/$1/';
const PLATFORM = '^apps/server/src/platform/';
const TEST = '\\.test\\.tsx?$';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

// A feature may use those before it, never those after it; a verb that needs two features lives in the later one.
const FEATURES_IN_ORDER = [
  'edge',
  'monitoring',
  'sites',
  'taxes',
  'delivery',
  'staff',
  'versions',
  'previews',
  'audit',
  'events',
  'approvals',
  'drafts',
  'views',
  'mails',
  'customers',
  'passkeys',
  'people',
  'newsletter',
  'contact',
  'consents',
  'chat',
  'uploads',
  'media',
  'products',
  'social',
  'manuals',
  'menu',
  'stores',
  'towns',
  'inventory',
  'accessories',
  'search',
  'feeds',
  'places',
  'addresses',
  'alerts',
  'wish-list',
  'carts',
  'pages',
  'news',
  'letters',
  'texts',
  'bikes',
  'transfers',
  'invoices',
  'orders',
  'reviews',
  'proofs',
  'payments',
  'statements',
  'checkout',
  'returns',
  'warranty',
  'test-rides',
  'exports',
  'bulk',
  'privacy',
  'inbox',
];

const order = FEATURES_IN_ORDER.slice(0, -1).map((feature, place) => ({
  name: `order-of-features-${feature}`,
  comment: `${feature} comes before ${FEATURES_IN_ORDER.slice(place + 1).join(', ')} and may not know them`,
  severity: 'error',
  from: { path: `^apps/server/src/features/${feature}/`, pathNot: TEST },
  to: { path: `^apps/server/src/features/(${FEATURES_IN_ORDER.slice(place + 1).join('|')})/` },
}));

// The same inside payments: a charge is registered, settled, refunded; webhooks and the desk come last.
const PAYMENT_ROOMS_IN_ORDER = [
  'providers',
  'methods',
  'cases',
  'attempts',
  'refunds',
  'settle',
  'cancel',
  'register',
  'reconcile',
  'webhooks',
  'staff',
];
const PAYMENTS = '^apps/server/src/features/payments/';
const orderOfPayments = PAYMENT_ROOMS_IN_ORDER.slice(0, -1).map((room, place) => ({
  name: `order-of-payments-${room}`,
  comment: `payments/${room} may not import ${PAYMENT_ROOMS_IN_ORDER.slice(place + 1).join(', ')}`,
  severity: 'error',
  from: { path: `${PAYMENTS}${room}/`, pathNot: TEST },
  to: { path: `${PAYMENTS}(${PAYMENT_ROOMS_IN_ORDER.slice(place + 1).join('|')})/` },
}));

// The storefront's rooms from the ground up: each may use those before it. Features stand between the two lists.
const STOREFRONT = '^apps/storefront/app/';
const ROOMS_BELOW_FEATURES = [
  'fonts',
  'platform',
  'routing',
  'page',
  'i18n',
  'http',
  'media',
  'lazy',
  'request',
  'text',
  'frame',
];
const ROOMS_ABOVE_FEATURES = ['guards', 'shell', 'response'];
const STOREFRONT_FEATURES_IN_ORDER = [
  'reports',
  'event-stream',
  'captcha',
  'preview',
  'menu',
  'sites',
  'guarantee',
  'consent',
  'near',
  'accessories',
  'monthly',
  'cart',
  'session',
  'chat',
  'contact',
  'newsletter',
  'auth',
  'order-status',
  'account',
  'addresses',
  'uploads',
  'orders',
  'payments',
  'checkout',
  'returns',
  'bikes',
  'warranty',
  'privacy',
  'manuals',
  'wish-list',
  'inventory',
  'alerts',
  'products',
  'sizes',
  'reviews',
  'search',
  'social',
  'news',
  'pages',
  'articles',
  'home',
  'company',
  'legal',
  'museum',
  'stores',
  'test-rides',
  'sitemaps',
];

const STOREFRONT_IN_ORDER = [
  ...ROOMS_BELOW_FEATURES,
  ...STOREFRONT_FEATURES_IN_ORDER.map((feature) => `features/${feature}`),
  ...ROOMS_ABOVE_FEATURES,
];

const orderOfStorefront = STOREFRONT_IN_ORDER.map((room, place) => ({
  name: `order-of-storefront-${room.replace('/', '-')}`,
  comment: `${room} may only use the rooms before it in the order`,
  severity: 'error',
  from: { path: `${STOREFRONT}${room}/`, pathNot: TEST },
  // The files of the app folder itself (root, entries, routes) are above every room.
  to: {
    path: [
      ...STOREFRONT_IN_ORDER.slice(place + 1).map((later) => `${STOREFRONT}${later}/`),
      `${STOREFRONT}[^/]+$`,
    ],
    // The type of all message ids is read from every feature's catalogue.
    pathNot: '/messages\\.en\\.json$',
  },
}));

// The desk's rooms from the ground up. What two features need is the kit's, but for the block editor: newsletters use that
// of content, which takes its uploads from media.
const DESK = '^apps/desk/app/';
const DESK_ROOMS_IN_ORDER = ['i18n', 'kit', 'features', 'shell'];
const orderOfDesk = DESK_ROOMS_IN_ORDER.map((room, place) => ({
  name: `order-of-desk-${room}`,
  comment: `${room} may only use the rooms before it in the order`,
  severity: 'error',
  from: { path: `${DESK}${room}/`, pathNot: TEST },
  to: {
    path: [
      ...DESK_ROOMS_IN_ORDER.slice(place + 1).map((later) => `${DESK}${later}/`),
      `${DESK}[^/]+\\.tsx?$`,
    ],
    pathNot: '/messages\\.en\\.json$',
  },
}));

/** Paths of the contracts that name a route of the staff api, whatever the file is called. */
function staffContracts() {
  return globSync('apps/server/src/features/**/*.contract.ts', { cwd: REPOSITORY })
    .filter((file) => /['"`]\/api\/staff\b/.test(readFileSync(path.join(REPOSITORY, file), 'utf8')))
    .map((file) => `^${file.replaceAll('.', '\\.')}$`);
}

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    wall('no-cycles', 'Nothing points back', {}, { circular: true }),
    wall(
      'no-unknown-imports',
      'Every import leads somewhere',
      {},
      {
        couldNotResolve: true,
        // Made by the bundler or by React Router's type generator; or nothing but types.
        pathNot: ['^virtual:', '^~brand/', '/\\+types/', '^(geojson|topojson-specification)$'],
      },
    ),
    wall(
      'no-drawers',
      'A folder called utils, helpers, common, misc or lib collects unrelated code',
      {},
      { path: '/(util|utils|helper|helpers|common|misc|lib)[/.]', pathNot: 'node_modules' },
    ),

    wall(
      'contract-is-alone',
      'Contracts are bundled into the browser: only the schema library and other contracts',
      { path: `${FEATURE}.+\\.contract\\.ts$` },
      { pathNot: ['\\.contract\\.ts$', npm('zod')] },
    ),
    wall(
      'rules-are-pure',
      'Rules decide from what they are given: contracts, own rules, delivery dates, tax, limits of approvals, frame numbers, sums of orders, money, languages, opening hours and how an address is written',
      { path: `${FEATURE}.+\\.(rules|states)\\.ts$` },
      {
        pathNot: [
          '\\.contract\\.ts$',
          `${SAME_FEATURE}.+\\.(rules|states)\\.ts$`,
          '^apps/server/src/features/(delivery|taxes|staff|approvals|bikes|orders/money)/.+\\.rules\\.ts$',
          '^packages/(money|text-search)/',
          '^packages/i18n/src/(locales|editions|country-groups|names|postal-lines|closed-days|opening-hours|weekend)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'sql-knows-only-the-database',
      'Statements import the database, own statements, and contracts, which say what their JSON holds',
      { path: `${FEATURE}.+\\.sql\\.ts$` },
      {
        pathNot: [
          '\\.contract\\.ts$',
          // Parts of statements that several features share, such as what "for sale" means.
          '\\.fragment\\.ts$',
          `${SAME_FEATURE}.+\\.sql\\.ts$`,
          `${PLATFORM}db/(db|schema|statements?)\\.ts$`,
          npm('kysely', 'zod'),
        ],
      },
    ),
    wall(
      'staff-side-has-a-folder',
      'What only staff do in a noun of shoppers is in its folder staff/',
      {},
      { path: `${FEATURE}.*\\.staff\\.[a-z.]+$`, pathNot: '/staff/' },
    ),
    wall(
      'routes-only-translate',
      'Routes parse, call a verb or a plain read of their feature and answer: no rules, jobs or transactions',
      { path: `${FEATURE}.+\\.routes\\.ts$` },
      { path: [`^apps/server/src/features/.+\\.(rules|jobs|states)\\.ts$`] },
    ),
    wall(
      'routes-stay-in-their-feature',
      'Only own contract and own verbs, which member of staff calls, and what that person has seen',
      { path: `${FEATURE}.+\\.routes\\.ts$` },
      {
        path: '^apps/server/src/features/',
        pathNot: [
          SAME_FEATURE,
          '^apps/server/src/features/staff/(staff-(call|list)|revision-of)\\.ts$',
          '^apps/server/src/features/approvals/prepared\\.ts$',
        ],
      },
    ),
    wall(
      'routes-use-the-http-side',
      'Of the platform, routes need what speaks HTTP; anything else belongs into a verb (types are free)',
      { path: `${FEATURE}.+\\.routes\\.ts$` },
      {
        path: PLATFORM,
        pathNot: `${PLATFORM}http/(http|http-errors|contract-route|request-pipeline|requested-view|idempotency|tus-protocol)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'door-of-a-feature-is-its-verbs',
      // Rules are pure: a later feature imports the rule itself, so that both decide by the same code.
      "Another feature's statements, states and routes are its own business; its rules are open to later features",
      { path: FEATURE, pathNot: TEST },
      { path: '^apps/server/src/features/[^/]+/.+\\.(sql|routes|states)\\.ts$', pathNot: SAME_FEATURE },
    ),
    wall(
      'verbs-know-no-http',
      'A verb is also called by jobs and other verbs',
      { path: FEATURE, pathNot: [`\\.routes\\.ts$`, TEST] },
      {
        path: npm('fastify', '@fastify/[^/]+', 'fastify-type-provider-zod'),
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'features-do-not-build-the-app',
      'Configuration and clients are handed in',
      { path: FEATURE, pathNot: TEST },
      { path: '^apps/server/src/(app|api|worker|config|config-variables|deps|features)\\.ts$' },
    ),
    wall(
      'the-shop-is-handed-in',
      'A feature names the type of what it is given; it does not open a shop of its own',
      { path: FEATURE, pathNot: TEST },
      { path: '^apps/server/src/shop\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    ...order,
    ...orderOfStorefront,
    wall(
      'storefront-room-has-a-place',
      'A new folder of the storefront is added to the order of rooms',
      {},
      {
        path: STOREFRONT,
        pathNot: [...STOREFRONT_IN_ORDER.map((room) => `${STOREFRONT}${room}/`), `${STOREFRONT}[^/]+$`],
      },
    ),
    ...orderOfPayments,
    ...orderOfDesk,
    wall(
      'desk-room-has-a-place',
      'The desk has the rooms i18n, kit, features, shell and styles',
      {},
      { path: DESK, pathNot: [`${DESK}(${DESK_ROOMS_IN_ORDER.join('|')}|styles)/`, `${DESK}[^/]+$`] },
    ),

    wall(
      'platform-has-no-shop-words',
      'The platform carries features, so it cannot know them',
      { path: PLATFORM, pathNot: TEST },
      { path: '^apps/server/src/', pathNot: PLATFORM },
    ),
    wall(
      'pipelining-is-fenced',
      'Only the connection pool chooses the pipelined client; private members of pg are used in its folder alone',
      { pathNot: [`${PLATFORM}db/(pipeline/.+|db)\\.ts$`, TEST] },
      { path: `${PLATFORM}db/pipeline/` },
    ),
    wall(
      'testing-is-for-tests',
      'Builders and fakes never reach production',
      {
        pathNot: [TEST, '(^|/)testing(/|\\.ts$)', '^tests/', '^apps/server/src/cli/snapshot'],
      },
      { path: '/testing[/.]', pathNot: 'node_modules' },
    ),
    wall(
      'front-ends-see-contracts-only',
      'Storefront and desk reach the server through its exports: contracts',
      { path: '^apps/(storefront|desk)/' },
      { path: '^apps/server/', pathNot: '^apps/server/src/features/.+\\.contract\\.ts$' },
    ),
    wall(
      'shoppers-side-has-no-staff-contracts',
      'What the back office may do is not even named in the shop',
      { path: '^apps/storefront/' },
      { path: ['\\.staff\\.contract\\.ts$', '^apps/server/src/features/staff/', ...staffContracts()] },
    ),
    wall(
      'workspaces-by-name',
      'From one workspace to another by package name, so that its exports are its wall',
      { path: '^((apps|packages)/[^/]+)/' },
      { path: '^(apps|packages)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    wall(
      'apps-are-separate',
      'Apps talk over the wire',
      { path: '^apps/([^/]+)/' },
      {
        path: '^apps/[^/]+/',
        pathNot: [
          '^apps/$1/',
          '^apps/server/src/features/.+\\.contract\\.ts$',
          // Tests start the sandbox in their own process; `testing-is-for-tests` keeps it there.
          '^apps/sandbox/src/(testing|accounts)\\.ts$',
        ],
      },
    ),
    wall(
      'packages-know-no-apps',
      'Packages are below apps',
      { path: '^packages/' },
      { path: '^(apps|tests|scripts)/' },
    ),
    wall(
      'scripts-run-apps-from-outside',
      'Scripts and journeys start the system as people do',
      // Compares what the desk shows with what the api asks for.
      {
        path: '^(scripts|tests/journeys)/',
        pathNot: '^tests/journeys/support/desk/places\\.db\\.test\\.ts$',
      },
      // The invented merchant accounts are known to both sides: to the sandbox, and to who configures the server.
      {
        path: '^apps/[^/]+/(src|app|server)/',
        pathNot: [
          '\\.contract\\.ts$',
          '^apps/sandbox/src/accounts\\.ts$',
          // Forwards bytes and knows nothing of the system.
          '^apps/server/src/testing/processes/line\\.ts$',
          // Writes the file of a bank from its arguments alone.
          '^apps/server/src/testing/builders/camt053\\.ts$',
          // Schemas of the environment, from which .env.example is written.
          '^apps/(server|sandbox)/src/config-variables\\.ts$',
          '^apps/storefront/app/platform/config-variables\\.server\\.ts$',
          // Data: which pages there are, and how the basemap is cut.
          '^apps/storefront/app/routing/site-map\\.ts$',
          '^apps/desk/app/routes\\.ts$',
          '^apps/desk/app/i18n/desk-locales\\.ts$',
          '^apps/storefront/app/features/stores/map/maplibre/basemap\\.ts$',
        ],
      },
    ),
  ],
  options: {
    // TypeScript 7 has no compiler API yet; swc reads the same syntax and tells type-only imports apart.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|storybook-static|\\.react-router|\\.data|\\.tools)/|\\?(url|raw|worker)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
