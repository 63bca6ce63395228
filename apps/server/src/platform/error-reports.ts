import { randomUUID } from 'node:crypto';
import { hideCards } from './log.ts';

/** Tells who watches over us that something broke. Returns at once and never throws. */
export type ReportError = (error: Error, where: { route: string; requestId: string }) => void;

const SEND_MS = 3000;
const MOST_A_MINUTE = 30;

// Databases quote values in their complaints: e-mail addresses and what looks like a token do not leave the house.
const clean = (text: string) =>
  hideCards(text)
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]')
    .replace(/\b[\w-]{40,}\b/g, '[token]');

const FRAME = /^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** The oldest call first, as Sentry wants it. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [found, name, filename, lineno, colno] = FRAME.exec(line) ?? [];
      return found ? [{ function: name ?? '?', filename, lineno: Number(lineno), colno: Number(colno) }] : [];
    })
    .reverse();

/** Sentry's envelope, by hand: one event of a server needs no library. Without a DSN nobody is told. */
export function errorReporter(dsn: string | null, onFailure: (error: unknown) => void): ReportError {
  if (!dsn) return () => {};
  const { protocol, host, username, pathname } = new URL(dsn);
  const url = `${protocol}//${host}/api${pathname}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=paddock/1, sentry_key=${username}`,
  };
  let sent = 0;
  let until = 0;
  return (error, { route, requestId }) => {
    const now = Date.now();
    if (now >= until) {
      sent = 0;
      until = now + 60_000;
    }
    sent += 1;
    // A database that is down breaks every call; that is one story.
    if (sent > MOST_A_MINUTE) return;
    const event = {
      ...{
        event_id: randomUUID().replaceAll('-', ''),
        timestamp: now / 1000,
        platform: 'node',
        level: 'error',
      },
      ...{ environment: 'api', transaction: route, tags: { request_id: requestId } },
      exception: {
        values: [
          { type: error.name, value: clean(error.message), stacktrace: { frames: framesOf(error.stack) } },
        ],
      },
    };
    const lines = [
      { event_id: event.event_id, sent_at: new Date(now).toISOString() },
      { type: 'event' },
      event,
    ];
    fetch(url, {
      ...{ method: 'POST', headers, body: lines.map((line) => JSON.stringify(line)).join('\n') },
      signal: AbortSignal.timeout(SEND_MS),
    }).catch(onFailure);
  };
}
