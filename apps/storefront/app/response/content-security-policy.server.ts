import { createHash } from 'node:crypto';
import type { Sources } from './third-parties.server.ts';

/**
 * The one style sheet react-aria writes into the page: it keeps a double tap on a button from zooming. A journey that
 * opens a list tells when a new version words it differently.
 */
export const ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The inline scripts that we wrote ourselves, by hash. Each carries the nonce of this answer until it leaves; one that
 * was injected with user content does not know it, and is not named.
 */
export function hashesOf(html: string, nonce: string): string[] {
  const own = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) =>
    attributes.includes(` nonce="${nonce}"`),
  );
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return [...new Set(own.map(([, , code = '']) => hash(code)))];
}

/** `inline` names the page's own inline scripts: by hash on cached pages, by nonce on private ones. */
export function contentSecurityPolicy(
  inline: readonly string[],
  sources: readonly Sources[] = [],
  framedBy = "'none'",
): string {
  const all = (kind: keyof Sources) => [...new Set(sources.flatMap((source) => source[kind] ?? []))];
  const line = (directive: string, ...values: string[]) => [directive, ...values].join(' ');
  const only = (directive: string, values: readonly string[]) =>
    values.length > 0 ? [line(directive, "'self'", ...values)] : [];
  const styles = all('style');
  return [
    "default-src 'self'",
    line('script-src', "'self'", ...inline, ...all('script')),
    // A browser that sees a hash does not look at 'unsafe-inline' any more.
    line('style-src', "'self'", ...(styles.includes("'unsafe-inline'") ? [] : [ARIA_STYLE]), ...styles),
    "style-src-attr 'unsafe-inline'",
    line('img-src', "'self'", 'data:', ...all('img')),
    line('font-src', "'self'", ...all('font')),
    line('connect-src', "'self'", ...all('connect')),
    ...only('frame-src', all('frame')),
    ...only('media-src', all('media')),
    ...only('worker-src', all('worker')),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    line('frame-ancestors', framedBy),
  ].join('; ');
}
