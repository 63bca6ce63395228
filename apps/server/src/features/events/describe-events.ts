import { z } from 'zod';
import { EVENT_TYPES } from './event-types.contract.ts';
import { CloudEvent } from './events.contract.ts';
import { schemaName } from './read-events.ts';

const REF = '#/components';

const schemaOf = (schema: z.ZodType) => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' });
  return rest;
};

const describeMessage = (name: string, summary: string) => ({
  name,
  summary,
  contentType: 'application/cloudevents+json',
  payload: {
    allOf: [
      { $ref: `${REF}/schemas/CloudEvent` },
      {
        type: 'object',
        properties: { type: { const: name }, data: { $ref: `${REF}/schemas/${name}` } },
      },
    ],
  },
});

/** The AsyncAPI 3 document of all events, from their contracts. The api serves it at /api/docs/asyncapi.json. */
export function describeEvents() {
  const types = Object.entries(EVENT_TYPES).map(([type, { version, summary, data }]) => ({
    name: schemaName(type, version),
    summary,
    data,
  }));
  const messages = Object.fromEntries(
    types.map(({ name, summary }) => [name, describeMessage(name, summary)]),
  );
  const all = Object.fromEntries(types.map(({ name }) => [name, { $ref: `${REF}/messages/${name}` }]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Paddock events',
      version: '1.0.0',
      description:
        'What happens in the shop, per site, at least once and in the order of the log. See docs/guides/integrate.md.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: {
      log: {
        address: '/api/events',
        description: 'Pages of the event log, read with GET and an API key with the permission event.read',
        messages: all,
      },
      webhook: {
        address: '{url}',
        parameters: { url: { description: 'The address of a webhook subscription' } },
        description: 'Single events, sent with POST and signed as Standard Webhooks describes',
        messages: all,
      },
    },
    operations: {
      readLog: { action: 'send', channel: { $ref: '#/channels/log' } },
      callWebhook: { action: 'send', channel: { $ref: '#/channels/webhook' } },
    },
    components: {
      messages,
      schemas: {
        CloudEvent: schemaOf(CloudEvent),
        ...Object.fromEntries(types.map(({ name, data }) => [name, schemaOf(data)])),
      },
    },
  };
}
