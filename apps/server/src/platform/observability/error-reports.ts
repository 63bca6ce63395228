import type { ReportError } from './sentry-client.ts';

interface Options {
  /** Null: nothing is reported. */
  readonly dsn: string | null;
  /** The process that reports. */
  readonly app: 'api' | 'worker';
  readonly onFailure: (error: unknown) => void;
}

const MAX_PER_MINUTE = 30;

/** The client is loaded only where errors are reported: it costs every process time and memory at its start. */
export function errorReporter({ dsn, app, onFailure }: Options): ReportError {
  if (!dsn) return () => {};
  const loading = import('./sentry-client.ts').then(({ openSentry }) => openSentry({ dsn, app, onFailure }));
  loading.catch(onFailure);
  let sent = 0;
  let resetsAt = 0;
  return (error, where) => {
    const now = Date.now();
    if (now >= resetsAt) {
      sent = 0;
      resetsAt = now + 60_000;
    }
    sent += 1;
    // A database that is down breaks every call: the first reports tell enough.
    if (sent > MAX_PER_MINUTE) return;
    loading.then((capture) => capture(error, where)).catch(() => {});
  };
}
