import {
  type BaseTransportOptions,
  createStackParser,
  createTransport,
  type ErrorEvent,
  type Event,
  linkedErrorsIntegration,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { scrub } from './scrub.ts';

export interface SentryOptions {
  readonly dsn: string;
  readonly release: string;
  readonly onFailure: (error: unknown) => void;
}

export interface SentryClient {
  /** Reports an error of the storefront's server with its causes. */
  capture(error: Error, path: string): void;
  /** Sends an event of a browser as it is: the caller has scrubbed it. */
  send(event: Event): void;
}

const SEND_TIMEOUT_MS = 3000;

/**
 * Sentry's client without its instrumentation, as in the api. An event holds only what `withoutPersonalData` lists: the
 * client's own contexts, the machine's name and its modules are not sent.
 */
export function openSentry({ dsn, release, onFailure }: SentryOptions): SentryClient {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    platform: 'node',
    environment: 'storefront',
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options: BaseTransportOptions) => fetchTransport(options, onFailure),
    beforeSend: (event, { data }) => withoutPersonalData(event, data),
  });
  client.init();
  return {
    capture(error, path) {
      const data = { request: { url: path } };
      client.captureException(error, { originalException: error, data });
    },
    send: (event) => client.sendEvent(event),
  };
}

const withoutPersonalData = (event: ErrorEvent, data: object): ErrorEvent => {
  const { event_id, timestamp, platform, level, release, environment, exception } = event;
  return scrub({
    type: undefined,
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    ...(platform && { platform }),
    ...(release && { release }),
    ...(environment && { environment }),
    ...(exception && { exception }),
    level: level ?? 'error',
    ...data,
  });
};

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
