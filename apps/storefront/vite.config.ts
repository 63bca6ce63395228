import { fileURLToPath } from 'node:url';
import { findBrand } from '@paddock/brand/find-brand';
import { brand } from '@paddock/brand/vite-plugin';
import { messages } from '@paddock/i18n/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { MESSAGE_AREAS } from './app/i18n/message-areas.ts';
import { compactRouteManifest } from './vite/compact-manifest.ts';

const app = fileURLToPath(new URL('./app', import.meta.url));

/**
 * React Router answers a failed code chunk by reloading at once, every time. Our rule is at most once a minute
 * (SHELL-64), so the decision is handed to `lazy/chunk-failure.ts`. The build stops if the place has moved.
 */
function chunkFailure(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
  return {
    name: 'paddock-chunk-failure',
    transform(code, id) {
      if (!/react-router\/dist\/[a-z]+\/.*routeModules\.js/.test(id)) return undefined;
      if (!reload.test(code)) this.error('React Router no longer reloads where chunk-failure expects it');
      return {
        code: code.replace(reload, 'return window.__chunkFailed();'),
        map: null,
      };
    },
  };
}

// Modules of every page are bundled into three files instead of thirty: fewer requests, and gzip sees the repetition.
// Everything opened on demand (dialogs, drawers, react-aria) stays out of them.
const UI_OF_EVERY_PAGE =
  'badge|breadcrumbs|button|button-link|class-names|delayed|dropdown|go-link|icon|icon-button|logo|page-locale|picture|progress-line|toast';
const SHELL = [
  `packages/ui/src/(${UI_OF_EVERY_PAGE})/(\\1|toast-queue)\\.tsx`,
  'packages/i18n/src/(locales|speak)\\.ts',
  'app/(root|i18n|fonts|frame)',
  'app/page/(?!consent|arrange-menu)',
  'app/http/call-server',
  'app/lazy/(chunk-failure|create-part|opened-part)',
  'app/features/session/session',
  'app/features/cart/(cart-store|cart-view)',
  'app/features/sites/use-country-name',
  'app/shell/(?!css/|header/(?:menu-drawer|flyout-panel|bag-panel|account-links)|errors/maintenance-page|country-chooser|arranged-menu|use-menu-path|blank\\.|visitor-services\\.|.*\\.page)',
];
const DEFERRED = [
  'app/shell/visitor-services\\.tsx',
  'app/page/consent-regime\\.ts',
  'app/features/consent/(third-party-free|consent-store|choice|use-terms|read-edge-visitor|regime-of-country)\\.tsx?$',
  'app/features/chat/open-chat\\.ts',
];
const PRODUCT = [
  'packages/ui/src/swatch/swatch\\.tsx',
  'app/features/products/(choice/buy-link|list/sale-labels)\\.tsx',
  'app/features/inventory/(test-ride-link\\.tsx|unit-filters\\.rules\\.ts)',
  'app/features/(monthly/monthly-line\\.tsx|wish-list/has-kept\\.ts)',
];
const FIRST_PAGE = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'shell', test: new RegExp(SHELL.join('|')) },
  { name: 'deferred', test: new RegExp(DEFERRED.join('|')) },
  // Small parts that the page of a product shares with lists, the bag and what opens from it.
  { name: 'product', test: new RegExp(PRODUCT.join('|')) },
];

export default defineConfig(({ command }) => ({
  plugins: [
    // A build contains no brand: the server reads one when it starts. In development its files are modules.
    brand({ isRuntime: command === 'build' }),
    messages({
      root: command === 'build' ? app : [app, fileURLToPath(findBrand())],
      areas: MESSAGE_AREAS,
    }),
    chunkFailure(),
    reactRouter(),
    compactRouteManifest(),
  ],
  // The brand's pictures: served from PADDOCK_FILES_DIR, not copied into the build.
  publicDir: command === 'build' ? false : 'public',
  define: { __BUILD_ID__: JSON.stringify(process.env.PADDOCK_BUILD_ID ?? 'dev') },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // The server's bundle begins at our own handler, which brings React Router's build with it.
  environments: {
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_PAGE } } } } },
  },
  // Bundled, so that React Router is one instance and the transform above sees it in development too.
  // The others are named so that they are ready with the first page: found later, they would reload it under one's hands.
  optimizeDeps: {
    exclude: ['react-router'],
    include: [
      '@hcaptcha/react-hcaptcha',
      '@sentry/browser',
      '@intercom/messenger-js-sdk',
      '@simplewebauthn/browser',
      'credit-card-type',
      'libphonenumber-js/min',
      'maplibre-gl',
      '@photo-sphere-viewer/core',
      '@photo-sphere-viewer/autorotate-plugin',
      '@photo-sphere-viewer/markers-plugin',
      '@photo-sphere-viewer/virtual-tour-plugin',
      'pino',
      'supercluster',
      'gcoord',
      '@vis.gl/react-google-maps',
      'zod',
    ],
  },
  server: { port: Number(process.env.PADDOCK_STOREFRONT_PORT ?? 3000), strictPort: true, host: '127.0.0.1' },
}));
