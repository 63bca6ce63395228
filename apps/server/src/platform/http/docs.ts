import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const PREFIX = '/api/docs';

// The page shows itself with what we serve and nothing else; the policy makes the browser keep that promise.
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src blob:; base-uri 'none'; form-action 'none'";

/** Must come before the features, so that it sees their routes. */
export async function addDocs(
  app: FastifyInstance,
  headers: { tenant: string; locale: string; cart: string },
  describeEvents: () => object,
) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Paddock API',
        version: '1',
        description:
          `Answers are \`{ data, meta? }\` or \`{ message, code, errors? }\`. Calls of a country site carry \`${headers.tenant}\` ` +
          `(the site's slug), \`${headers.locale}\` (two letters) and, for the cart, \`${headers.cart}\`.`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0]);
      const ofSite = document.route.config?.tenant !== false;
      return {
        schema: { ...schema, ...(ofSite ? { headers: tenantHeaders(headers) } : {}) } as FastifySchema,
        url,
      };
    },
    transformObject: withUsedSchemas,
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, auth: 'public', limit: 'docs', tenant: false };
      route.schema = { ...route.schema, hide: true };
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY);
    });
    docs.get(`${PREFIX}/asyncapi.json`, () => describeEvents());
    await docs.register(reference, {
      routePrefix: PREFIX,
      configuration: {
        pageTitle: 'Paddock API',
        withDefaultFonts: false,
        hideClientButton: true,
        // These buttons would lead to other people's servers.
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        telemetry: false,
        customCss:
          ':root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }',
      },
    });
  });
}

/** The plugin lists each named schema twice, as input and as output: those that no call names are left out. */
const withUsedSchemas: typeof jsonSchemaTransformObject = (document) => {
  const { components, ...rest } = jsonSchemaTransformObject(document) as {
    components?: { schemas?: object };
  };
  const schemas = Object.entries(components?.schemas ?? {});
  const isNamedIn =
    (text: string) =>
    ([name]: [string, unknown]) =>
      text.includes(`/schemas/${name}"`);
  let used = schemas.filter(isNamedIn(JSON.stringify(rest)));
  for (let count = -1; count !== used.length; ) {
    count = used.length;
    used = schemas.filter(isNamedIn(JSON.stringify([rest, used])));
  }
  return { ...rest, components: { ...components, schemas: Object.fromEntries(used) } } as ReturnType<
    typeof jsonSchemaTransformObject
  >;
};

const tenantHeaders = (names: { tenant: string; locale: string }) => ({
  type: 'object',
  required: [names.tenant],
  properties: {
    [names.tenant]: { type: 'string', description: 'Slug of the country site', examples: ['it'] },
    [names.locale]: { type: 'string', description: 'Two letters; English when absent', examples: ['it'] },
  },
});
