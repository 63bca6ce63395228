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
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, auth: 'public', limit: 'docs', tenant: false };
      route.schema = { ...route.schema, hide: true };
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY);
    });
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

const tenantHeaders = (names: { tenant: string; locale: string }) => ({
  type: 'object',
  required: [names.tenant],
  properties: {
    [names.tenant]: { type: 'string', description: 'Slug of the country site', examples: ['it'] },
    [names.locale]: { type: 'string', description: 'Two letters; English when absent', examples: ['it'] },
  },
});
