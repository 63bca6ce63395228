import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

// The process itself: CPU, memory, lag of the event loop.
collectDefaultMetrics({ register: registry });

/** Every label has a bounded number of values: routes are patterns of the site map, never URLs. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer by route',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

export const renderSeconds = new Histogram({
  name: 'page_render_seconds',
  help: 'Time to render a page to HTML, after its loaders, by route',
  labelNames: ['route'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers,
});

export const buildInfo = new Gauge({
  name: 'paddock_build_info',
  help: 'Always 1; the labels name the process and its build',
  labelNames: ['app', 'build', 'node'],
  registers,
});

export function createCounter<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
): Counter<L> {
  return new Counter({ name, help, labelNames, registers });
}
