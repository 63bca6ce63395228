import { readCompare } from '../features/products/compare/compare.rules.ts';
import { deferScripts } from '../lazy/defer-scripts.server.ts';
import { config } from '../platform/config.server.ts';
import { withVisitorMark } from '../request/cookies.server.ts';
import type { Visit } from '../request/visit.server.ts';
import { segmentOf } from '../routing/country-segment.ts';
import { isCheckout } from '../shell/checkout-document.ts';
import { withAlternates } from './alternates.server.ts';
import { publicCacheControl } from './cache-control.server.ts';
import { checkoutPolicy, paymentOriginsOf } from './checkout-policy.server.ts';
import { contentSecurityPolicy, hashesOf } from './content-security-policy.server.ts';
import { keepPreview } from './keep-preview.server.ts';
import { OWN_SOURCES, thirdPartiesOf } from './third-parties.server.ts';

const PRIVATE = 'private, no-store';
const RETRY_AFTER_SECONDS = '120';
const REPORTS = '/csp-reports';

/** What every answer carries, decided in one place: how long it may be kept and by whom, cookies, and the locks. */
export async function finish(response: Response, visit: Visit): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('X-Build', __BUILD_ID__);
  headers.set('X-Request-Id', visit.requestId);
  setSecurityHeaders(headers, visit);

  // Where `/` leads depends on all of these, and so does whether it leads anywhere (H-06).
  if (isRoot(visit.url.pathname))
    headers.set('Vary', `Cookie, Accept-Language, User-Agent, ${config.geoHeader}`);

  const keep = isPublic(response, visit);
  const tags = keep ? tagsOf(visit) : '';
  if (!headers.has('Cache-Control') || visit.previewToken)
    headers.set('Cache-Control', keep ? publicCacheControl(visit, tags) : PRIVATE);
  if (keep && visit.site) headers.set('xkey', tags);
  // A cached page must never carry a visitor's cookie.
  if (!keep) for (const cookie of withVisitorMark(visit.setCookies)) headers.append('Set-Cookie', cookie);
  if (response.status === 503 || response.status === 429) headers.set('Retry-After', RETRY_AFTER_SECONDS);

  if (!headers.get('Content-Type')?.startsWith('text/html')) {
    return new Response(response.body, { status: response.status, headers });
  }
  const rendered = visit.html ?? (await response.text());
  const found = inPreview(withAlternates(rendered, visit), visit);
  const isCheckoutPage = isCheckout(visit.url.pathname);
  const own = config.isProduction && !isCheckoutPage ? deferScripts(found, visit.nonce) : found;
  // A cached page would show its nonce to every visitor: there the scripts are named by hash.
  const html = keep ? own.replaceAll(` nonce="${visit.nonce}"`, '') : own;
  const styles = stylesheetsOf(html);
  // Named before the page itself: nothing can be painted without them, so they must not queue behind scripts.
  if (styles.length > 0)
    headers.set('Link', styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '));
  if (config.isProduction) {
    const policy = isCheckoutPage
      ? checkoutPolicy(visit.nonce, await paymentOriginsOf(visit))
      : contentSecurityPolicy(
          keep ? hashesOf(own, visit.nonce) : [`'nonce-${visit.nonce}'`],
          [...OWN_SOURCES, ...(visit.preview ? [] : thirdPartiesOf(visit))],
          visit.preview?.desk_origin,
        );
    // Browsers know one of the two ways of reporting, or both and then use the newer one.
    headers.set('Content-Security-Policy', `${policy}; report-uri ${REPORTS}; report-to csp`);
    headers.set('Reporting-Endpoints', `csp="${REPORTS}"`);
  }
  return new Response(visit.request.method === 'HEAD' ? null : html, { status: response.status, headers });
}

const isRoot = (pathname: string) => pathname === '/' || pathname === '/_root.data';

function isPublic(response: Response, visit: Visit): boolean {
  const reading = visit.request.method === 'GET' || visit.request.method === 'HEAD';
  return reading && response.status === 200 && visit.page?.cache === 'public' && !visit.signedOut;
}

/** The names by which the edge can be told to forget this page. */
export function tagsOf(visit: Pick<Visit, 'site' | 'page' | 'url' | 'tags'>): string {
  const tags = [
    // All of them: after a release none shows the styles and the words of the one before.
    'pages',
    `site:${visit.site?.slug}`,
    `page:${visit.page?.path.split('/')[0] || 'home'}`,
    ...visit.tags,
  ];
  // The page of a product and the lists that belong to it: /it-it/products/lupo-500/units
  const product = /^\/[^/]+\/products\/([a-z0-9-]+)/.exec(visit.url.pathname)?.[1];
  if (product) {
    const compared = readCompare(visit.url.searchParams, product);
    tags.push(...[product, ...compared].map((slug) => `product:${slug}`));
  }
  return tags.join(' ');
}

/** Links of a preview keep its secret. */
function inPreview(html: string, { preview, previewToken, segment }: Visit): string {
  return preview && previewToken && segment ? keepPreview(html, segmentOf(segment), previewToken) : html;
}

function setSecurityHeaders(headers: Headers, visit: Visit): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  // Of a preview only the policy says who may frame it: this header cannot name an origin.
  if (!visit.preview) headers.set('X-Frame-Options', 'DENY');
  if (visit.previewToken) headers.set('X-Robots-Tag', 'noindex');
  // A checkout or account URL in a Referer would tell third parties what was bought. Not `no-referrer`: forms
  // posted without scripts would then send `Origin: null`, like a form of another site.
  headers.set('Referrer-Policy', referrerPolicyOf(visit));
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (config.origin.startsWith('https:'))
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}

/** The address of a preview is a secret. Its forms are refused, so that the origin they lack is no loss. */
function referrerPolicyOf({ page, previewToken }: Visit): string {
  if (previewToken) return 'no-referrer';
  return page?.cache === 'public' ? 'strict-origin-when-cross-origin' : 'same-origin';
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const stylesheetsOf = (html: string) => [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);
