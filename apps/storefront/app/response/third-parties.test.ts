import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.server.ts';
import { thirdPartiesOf } from './third-parties.server.ts';

const visit = (path: string, settings: object | null) =>
  ({
    url: new URL(path, 'http://shop.example'),
    site: settings && { settings },
  }) as unknown as Parameters<typeof thirdPartiesOf>[0];
const THEMSELVES = { chatUrl: null, tagsUrl: null };
const policyOf = (path: string, settings: object | null) =>
  contentSecurityPolicy([], thirdPartiesOf(visit(path, settings), THEMSELVES));
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

const BOTH = { intercom: { app_id: 'vnlit1830' }, container: 'GTM-DEMO-EUROPE' };

test('[CHAT-01] only a site with a chat lets the chat in', () => {
  expect(directive(policyOf('/it-it', BOTH), 'script-src')).toContain('https://widget.intercom.io');
  const without = policyOf('/at-de', { container: 'GTM-DEMO-EUROPE' });
  expect(without).not.toContain('intercom');
  expect(directive(without, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(directive(without, 'style-src')).not.toContain('unsafe-inline');
});

test.each(['/it-it/bag', '/it-it/login', '/it-it/verify-email/secret', '/it-it/checkout/ABC'])(
  '[CONSENT-12] on %s no third party is allowed',
  (path) => {
    const policy = policyOf(path, BOTH);
    expect(policy).not.toMatch(/intercom|google/);
  },
);

test('pages outside of a site and sites without third parties allow none', () => {
  for (const settings of [null, {}, { intercom: null }]) {
    expect(policyOf('/', settings)).not.toMatch(/intercom|googletagmanager/);
  }
});

test('the captcha may be asked from every page, and from nowhere else than where it is', () => {
  for (const path of ['/it-it', '/it-it/contact', '/it-it/login']) {
    const policy = policyOf(path, BOTH);
    for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src'])
      expect(directive(policy, name)).toContain('http://localhost:4619');
  }
});

test('a stand-in is allowed by its own origin alone', () => {
  const sandbox = { chatUrl: 'http://localhost:4621', tagsUrl: 'http://localhost:4622' };
  const policy = contentSecurityPolicy([], thirdPartiesOf(visit('/it-it', BOTH), sandbox));
  expect(directive(policy, 'script-src')).toMatch(/http:\/\/localhost:4621 http:\/\/localhost:4622/);
  expect(policy).not.toMatch(/intercom|googletagmanager/);
});

test('[LOCATOR-08] the policy names the origins of a map style, and lets no script in from there', () => {
  const mapStyle = { url: 'https://tiles.example/style.json?key=1', origins: ['https://glyphs.example'] };
  const policyWith = (settings: object) =>
    contentSecurityPolicy([], thirdPartiesOf(visit('/it-it/stores', settings), { ...THEMSELVES, mapStyle }));
  for (const name of ['connect-src', 'img-src'])
    expect(directive(policyWith({}), name)).toContain('https://tiles.example https://glyphs.example');
  expect(directive(policyWith({}), 'script-src')).not.toContain('tiles.example');
  expect(policyOf('/it-it/stores', {})).not.toContain('tiles.example');
});

test('no policy lets inline code in', () => {
  for (const settings of [BOTH, {}]) {
    expect(directive(policyOf('/it-it', settings), 'script-src')).not.toContain('unsafe');
  }
});
