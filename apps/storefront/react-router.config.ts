import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest comes with the first page: no discovery requests that an edge could not cache.
  routeDiscovery: { mode: 'initial' },
  // What only the server needs must not name a client chunk.
  splitRouteModules: true,
} satisfies Config;
