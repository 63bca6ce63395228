import type { FastifyInstance, RouteOptions } from 'fastify';
import type { RouteAuth } from './http.ts';

interface Known {
  limits: ReadonlySet<string>;
  /** Kinds of actor that can be authenticated; a route that needs another could never be called. */
  auths: ReadonlySet<RouteAuth>;
}

/** Refuses to start when a route lacks its schema, its auth declaration or its limit. */
export function addBootCheck(app: FastifyInstance, known: Known) {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const faults = routes.flatMap((route) => whyRouteRefused(route, known));
    if (faults.length > 0) throw new Error(`Routes refused at boot:\n${faults.join('\n')}`);
  });
}

export function whyRouteRefused(
  route: Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>,
  known: Known,
) {
  const name = `${[route.method].flat().join(',')} ${route.url}`;
  const { auth, limit } = route.config ?? {};
  const faults: string[] = [];
  if (!hasSchema(route)) faults.push(`${name}: no schema`);
  if (auth === undefined) faults.push(`${name}: no auth declaration`);
  else if (!known.auths.has(auth)) faults.push(`${name}: there is no authentication for "${auth}"`);
  if (limit === undefined) faults.push(`${name}: no limit`);
  else if (!known.limits.has(limit)) faults.push(`${name}: unknown limit "${limit}"`);
  return faults;
}

// A hidden route (docs, probes) answers no JSON of ours, so it has no response to describe.
function hasSchema({ schema, url, method }: Pick<RouteOptions, 'schema' | 'url' | 'method'>) {
  if (!schema) return false;
  if (schema.hide === true) return true;
  const hasBody = [method].flat().some((verb) => ['PUT', 'PATCH'].includes(verb));
  if (url.includes(':') && !schema.params) return false;
  if (hasBody && !schema.body) return false;
  return schema.response !== undefined;
}
