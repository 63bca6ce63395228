import { expect, test } from 'vitest';
import { config } from '../../platform/config.server.ts';
import { registry } from '../../platform/metrics.server.ts';
import { action } from './csp-reports.resource.ts';
import { readViolations } from './csp-reports.server.ts';

const CART = '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e';
const page = `${config.origin}/it-it/checkout/${CART}?key=secret`;
const legacy = (change: object = {}) => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?card=4111111111111111',
    'source-file': page,
    'script-sample': 'anna@example.test',
    ...change,
  },
});
const modern = (body: object = {}) => [
  {
    type: 'csp-violation',
    url: page,
    body: {
      documentURL: page,
      effectiveDirective: 'connect-src',
      blockedURL: 'https://evil.example/x',
      ...body,
    },
  },
];
const read = (json: unknown) => readViolations(JSON.stringify(json));

test('both formats are read, and neither address nor query nor sample is kept', () => {
  expect(read(legacy())).toEqual([
    { directive: 'script-src-elem', page: 'checkout', blocked: 'evil.example' },
  ]);
  expect(read(modern())).toEqual([{ directive: 'connect-src', page: 'checkout', blocked: 'evil.example' }]);
});

test('directive, page and blocked thing have a bounded number of values', () => {
  expect(read(legacy({ 'effective-directive': 'made-up x' }))?.[0]?.directive).toBe('other');
  expect(read(legacy({ 'document-uri': `${config.origin}/it-it` }))?.[0]?.page).toBe('home');
  expect(read(legacy({ 'document-uri': `${config.origin}/it-it/made-up-${CART}` }))?.[0]?.page).toBe('other');
  expect(read(legacy({ 'blocked-uri': 'inline' }))?.[0]?.blocked).toBe('inline');
  expect(read(legacy({ 'blocked-uri': 'data:text/html,secret' }))?.[0]?.blocked).toBe('data');
  expect(read(legacy({ 'blocked-uri': 7 }))?.[0]?.blocked).toBe('unknown');
});

test('reports of other sites, of extensions and of nothing are no violations of ours', () => {
  expect(read(legacy({ 'document-uri': 'https://evil.example/it-it' }))).toEqual([]);
  expect(read(legacy({ 'blocked-uri': 'chrome-extension://abc/x.js' }))).toEqual([]);
  expect(read(modern({ sourceFile: 'moz-extension://abc/x.js' }))).toEqual([]);
  for (const nothing of [null, 7, [], [null], {}, { 'csp-report': [] }]) expect(read(nothing)).toEqual([]);
  expect(readViolations('{')).toBeNull();
});

const send = async (body: string, address: string) => {
  const headers = { 'content-type': 'application/csp-report', 'x-forwarded-for': address };
  const request = new Request(`${config.origin}/csp-reports`, { method: 'POST', headers, body });
  return (await action({ request } as never)).status;
};

test('violations are counted by directive and page; too many and too long ones are refused', async () => {
  const text = JSON.stringify(legacy());
  expect(await send(text, '203.0.113.1')).toBe(204);
  const metrics = await registry.metrics();
  expect(metrics).toContain('paddock_csp_violations_total{directive="script-src-elem",page="checkout"} 1');
  expect(metrics).not.toContain(CART);
  expect(await send('x'.repeat(20_000), '203.0.113.2')).toBe(413);
  expect(await send('no json', '203.0.113.3')).toBe(400);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send(text, `2001:db8:1:1::${n}`)));
  expect(answers.filter((status) => status === 204)).toHaveLength(30);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});
