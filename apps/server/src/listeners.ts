import type { Config } from './config.ts';
import type { Listener } from './platform/http/listeners.ts';

const isBelow = (path: string, ...folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const isProbe = (path: string) => path === '/health' || path === '/ready';
const isOurOwn = (path: string) => path === '/metrics' || path === '/probes';
const isWebhook = (path: string) => isBelow(path, '/api/webhooks');
const isStaff = (path: string) => isBelow(path, '/api/staff', '/api/events', '/api/feeds', '/api/docs');

/**
 * The listener decides which routes can be reached, so that publishing webhooks does not publish the desk: `front` is
 * for the storefront, `webhooks` for payment providers, `staff` for the desk, feeds, events and docs, `internal` for our own
 * machines. A balancer in front of several api processes asks `front` whether it is ready.
 */
export const listenersOf = ({ listeners }: Pick<Config, 'listeners'>): Listener[] => [
  {
    name: 'front',
    ...listeners.front,
    serves: (path) => isProbe(path) || (isBelow(path, '/api') && !isWebhook(path) && !isStaff(path)),
  },
  { name: 'webhooks', ...listeners.webhooks, serves: isWebhook },
  { name: 'staff', ...listeners.staff, serves: isStaff },
  { name: 'internal', ...listeners.internal, serves: (path) => isProbe(path) || isOurOwn(path) },
];
