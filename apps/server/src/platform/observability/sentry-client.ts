import {
  type BaseTransportOptions,
  createStackParser,
  createTransport,
  type ErrorEvent,
  linkedErrorsIntegration,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { hideCards } from './log.ts';

interface Options {
  readonly dsn: string;
  readonly app: string;
  readonly onFailure: (error: unknown) => void;
}

const SEND_TIMEOUT_MS = 3000;

// Databases quote values in their messages: e-mail addresses and what looks like a token must not leave the process.
const clean = (text: string) =>
  hideCards(text)
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]')
    // A cart's id is half of what opens it.
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[uuid]')
    .replace(/\b[\w-]{40,}\b/g, '[token]');

/**
 * Sentry's client without its instrumentation: the error, its stack and its place, nothing that watches. It reads a DSN
 * with a path, adds the causes of an error and pauses when the service answers 429.
 */
export function openSentry({ dsn, app, onFailure }: Options): ReportError {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    environment: app,
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options: BaseTransportOptions) => fetchTransport(options, onFailure),
    beforeSend: (event, { data }) => ({ ...withCleanMessages(event), ...data }),
  });
  client.init();
  return (error, { route, requestId }) => {
    const data = { transaction: route, tags: { request_id: requestId } };
    client.captureException(error, { originalException: error, data });
  };
}

const withCleanMessages = (event: ErrorEvent): ErrorEvent => ({
  ...event,
  exception: {
    values: event.exception?.values?.map((value) => ({ ...value, value: clean(value.value ?? '') })) ?? [],
  },
});

function fetchTransport(options: BaseTransportOptions, onFailure: (error: unknown) => void) {
  return createTransport(options, async ({ body }) => {
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: body as Uint8Array<ArrayBuffer>,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      return {
        statusCode: response.status,
        headers: {
          'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
          'retry-after': response.headers.get('retry-after'),
        },
      };
    } catch (error) {
      onFailure(error);
      throw error;
    }
  });
}

/** Reports an error to the error service. Returns at once and never throws. `route` is a job's task in the worker. */
export type ReportError = (error: Error, where: { route: string; requestId: string }) => void;
