import fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addBootCheck } from './boot-check.ts';
import type { RouteRules } from './http.ts';

const SCHEMA = { response: { 200: z.object({}) } };
const RULES: RouteRules = { auth: 'public', limit: 'browse' };

function appWith(route: {
  config?: Partial<RouteRules>;
  schema?: object;
  url?: string;
  method?: 'GET' | 'PUT';
}) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  addBootCheck(app, { limits: new Set(['browse']), auths: new Set(['public', 'customer']) });
  app.route({ method: 'GET', url: '/x', handler: async () => ({}), ...route });
  return app;
}

test('a route with schema, auth and limit lets the api start', async () => {
  await expect(appWith({ schema: SCHEMA, config: RULES }).ready()).resolves.toBeDefined();
});

test.each([
  ['no schema', { config: RULES }, /no schema/],
  ['a schema without an answer', { config: RULES, schema: { summary: 'x' } }, /no schema/],
  ['a parameter without schema', { config: RULES, schema: SCHEMA, url: '/x/:id' }, /no schema/],
  ['a body without schema', { config: RULES, schema: SCHEMA, method: 'PUT' as const }, /no schema/],
  ['no auth declaration', { config: { limit: 'browse' }, schema: SCHEMA }, /no auth declaration/],
  [
    'an actor nobody can prove to be',
    { config: { ...RULES, auth: 'staff' as const }, schema: SCHEMA },
    /"staff"/,
  ],
  ['no limit', { config: { auth: 'public' as const }, schema: SCHEMA }, /no limit/],
  [
    'a limit that does not exist',
    { config: { ...RULES, limit: 'brwose' }, schema: SCHEMA },
    /unknown limit "brwose"/,
  ],
])('a route with %s keeps the api from starting', async (_fault, route, message) => {
  await expect(appWith(route).ready()).rejects.toThrow(message);
});

test('a route inside a plugin is checked too', async () => {
  const app = appWith({ schema: SCHEMA, config: RULES });
  app.register(async (inner) => {
    inner.get('/hidden-away', async () => ({}));
  });
  await expect(app.ready()).rejects.toThrow(/hidden-away: no schema/);
});
