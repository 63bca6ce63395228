import { config } from '../../platform/config.server.ts';
import { createCounter } from '../../platform/metrics.server.ts';
import { pageKindOf } from '../../routing/site-map.ts';

/** A violation without anything about its visitor: no address of a page, no path and no query of what was blocked. */
export interface Violation {
  readonly directive: string;
  /** The first segment of the page's path: `checkout`, `products`; `home`, or `other`. */
  readonly page: string;
  /** A host, or the kind of thing: `inline`, `eval`, `data`. */
  readonly blocked: string;
}

const violations = createCounter(
  'paddock_csp_violations_total',
  'Violations of the Content-Security-Policy that browsers reported',
  ['directive', 'page'],
);

export const countViolation = (labels: { directive: string; page: string }): void => violations.inc(labels);

const DIRECTIVES = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'frame-src', 'media-src', 'worker-src'],
  ...['manifest-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'],
]);
/** What an extension of the browser adds to a page is neither ours nor an attack. */
const EXTENSION = /^(chrome|moz|safari-web|safari|ms-browser)-extension\b/;
const MAX_REPORTS = 10;

type Json = Record<string, unknown>;

/** The violations in a body of either format (`report-uri`, Reporting API); null when it is neither. */
export function readViolations(text: string): Violation[] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const bodies = Array.isArray(json)
    ? json.map((report) => fieldOf(report, 'body'))
    : [fieldOf(json, 'csp-report')];
  return bodies.slice(0, MAX_REPORTS).flatMap((body) => (isObject(body) ? toViolation(body) : []));
}

function toViolation(body: Json): Violation[] {
  const text = (...names: string[]) =>
    names.map((name) => body[name]).find((value) => typeof value === 'string') ?? '';
  const document = URL.parse(String(text('document-uri', 'documentURL')));
  const blocked = String(text('blocked-uri', 'blockedURL'));
  const source = String(text('source-file', 'sourceFile'));
  if (!document || !config.origins.includes(document.origin)) return [];
  if (EXTENSION.test(blocked) || EXTENSION.test(source)) return [];
  const named =
    String(text('effective-directive', 'effectiveDirective', 'violated-directive')).split(' ')[0] ?? '';
  return [
    {
      directive: DIRECTIVES.has(named) ? named : 'other',
      page: pageKindOf(document.pathname),
      blocked: blockedOf(blocked),
    },
  ];
}

function blockedOf(text: string): string {
  if (/^(inline|eval|wasm-eval|self|data|blob|trusted-types-policy|trusted-types-sink)$/.test(text))
    return text;
  const url = URL.parse(text);
  return (url?.host || url?.protocol.replace(':', '') || 'unknown').slice(0, 100);
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
