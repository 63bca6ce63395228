import { randomUUID } from 'node:crypto';
import { config } from '../../platform/config.server.ts';
import { mayReportServerError } from './may-report.server.ts';
import { scrub } from './scrub.ts';

type Json = Record<string, unknown>;
const FORWARD_MS = 3000;
/** What a report may hold; pictures, recordings and measurements of people are none. */
const TAKEN = new Set(['event']);

interface Target {
  readonly url: string;
  readonly key: string;
}

/** `https://key@host/project` as the address to post to. */
export function targetOf(dsn: string): Target {
  const { protocol, host, username, pathname } = new URL(dsn);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop();
  const prefix = parts.length > 0 ? `/${parts.join('/')}` : '';
  return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username };
}

/** The events of an untrusted envelope, scrubbed again; null: not an envelope. */
export function readReports(text: string): Json[] | null {
  try {
    const lines = text.split('\n').filter((line) => line !== '');
    JSON.parse(lines.shift() ?? '');
    const events: Json[] = [];
    for (let at = 0; at + 1 < lines.length; at += 2) {
      const { type } = JSON.parse(lines[at] ?? '') as { type?: string };
      if (type && TAKEN.has(type)) events.push(scrub(JSON.parse(lines[at + 1] ?? '') as Json));
    }
    return events;
  } catch {
    return null;
  }
}

/** One envelope per event, from us: the visitor's address stays here. */
export async function forward(event: Json): Promise<void> {
  if (!config.errorsDsn) return;
  const { url, key } = targetOf(config.errorsDsn);
  const event_id = typeof event.event_id === 'string' ? event.event_id : randomUUID().replaceAll('-', '');
  const lines = [{ event_id, sent_at: new Date().toISOString() }, { type: 'event' }, { ...event, event_id }];
  await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=paddock/1, sentry_key=${key}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    signal: AbortSignal.timeout(FORWARD_MS),
  });
}

const FRAME = /^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** The oldest call first, as Sentry wants it. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [found, name, filename, lineno] = FRAME.exec(line) ?? [];
      return found ? [{ function: name ?? '?', filename, lineno: Number(lineno) }] : [];
    })
    .reverse();

/** An error of the storefront itself, by the same way; the budget keeps one fault of every page from being a flood. */
export function reportServerError(error: unknown, path: string): void {
  if (!config.errorsDsn || !(error instanceof Error)) return;
  if (!mayReportServerError('storefront', Date.now())) return;
  const event = {
    platform: 'node',
    level: 'error',
    release: __BUILD_ID__,
    environment: 'storefront',
    request: { url: path },
    exception: {
      values: [{ type: error.name, value: error.message, stacktrace: { frames: framesOf(error.stack) } }],
    },
  };
  void forward(scrub(event)).catch(() => {});
}
