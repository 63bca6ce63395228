import type { Event } from '@sentry/core';
import { createReportBudget } from './may-report.server.ts';
import type { SentryClient, SentryOptions } from './sentry-client.server.ts';

type Options = Omit<SentryOptions, 'dsn'> & {
  /** Null: nothing is reported. */
  readonly dsn: string | null;
};

const MAX_PER_MINUTE = 30;

/** Sends errors to the error service. Neither function waits for it or throws. */
export function createErrorReports({ dsn, ...options }: Options) {
  const mayReport = createReportBudget({ perNetwork: MAX_PER_MINUTE, total: MAX_PER_MINUTE });
  let client: Promise<SentryClient> | undefined;

  // Loaded with the first report: the client costs every start of the process time and memory.
  const withClient = (use: (client: SentryClient) => void) => {
    if (!dsn) return;
    client ??= import('./sentry-client.server.ts').then(({ openSentry }) => openSentry({ dsn, ...options }));
    client.then(use).catch(options.onFailure);
  };

  return {
    /** An error of the storefront's server. The limit keeps one fault of every page from becoming a flood. */
    report(error: unknown, path: string): void {
      if (!(error instanceof Error) || !mayReport('storefront', Date.now())) return;
      withClient((sentry) => sentry.capture(error, path));
    },
    /** An event of a browser, already scrubbed, from our own address: the visitor's is not sent. */
    forward: (event: Event): void => withClient((sentry) => sentry.send(event)),
  };
}
