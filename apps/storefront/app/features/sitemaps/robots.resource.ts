import { config } from '../../platform/config.server.ts';

// What is one visitor's own is of no use to others; search with filters has no end.
const PRIVATE = [
  'bag',
  'checkout',
  'my-account',
  'login',
  'register',
  'recovery',
  'update-password',
  'verify-email',
  'change-email',
  'secure-account',
  'privacy-request',
  'session',
  'language',
];

export function loader() {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: /*/${path}`),
    '',
    `Sitemap: ${config.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
