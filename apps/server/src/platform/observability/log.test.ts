import { expect, test } from 'vitest';
import { createLog, hideCards } from './log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog({ level: 'info', name: 'test' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('secrets are removed by name, however deep', () => {
  const text = written((log) =>
    log.info({
      authorization: 'Bearer s3cret-a',
      headers: { authorization: 'Bearer s3cret-b', cookie: 'AuthTkn=s3cret-c' },
      body: { password: 's3cret-d', user: { access_token: 's3cret-e' } },
      a: { b: { c: { cvv: 's3cret-f' } } },
      list: [{ Cookie: ['s3cret-g'] }],
      card: { number: 's3cret-h' },
      err: Object.assign(new Error('call failed'), { config: { headers: { Authorization: 's3cret-i' } } }),
    }),
  );
  expect(text).toContain('call failed');
  expect(text).not.toContain('s3cret');
  expect(text).toContain('[removed]');
});

test('card numbers never reach the log, with or without spaces, in messages and in errors', () => {
  const text = written((log) => {
    log.info('paid with 4111 1111 1111 1111');
    log.error({ err: new Error('bad card 5555-5555-5555-4444'), note: '378282246310005' });
  });
  expect(text).not.toMatch(/1111 1111|5555-4444|378282246310005/);
});

test('a line stays JSON when one of its numbers looks like a card', () => {
  const text = written((log) => log.info({ ms: 12.411111111111111, at: 4111111111111111 }));
  expect(() => JSON.parse(text)).not.toThrow();
});

test('numbers that are no cards stay readable', () => {
  expect(hideCards('order 1234567890123456')).toBe('order 1234567890123456');
});

test('[C12] of a request the log keeps method and route, no address, query or headers', () => {
  const req = {
    method: 'GET',
    url: '/x?token=s3cret',
    ip: '192.0.2.1',
    headers: { authorization: 's3cret' },
    routeOptions: { url: '/x' },
  };
  const text = written((log) => log.info({ req }));
  expect(JSON.parse(text).req).toEqual({ method: 'GET', path: '/x' });
});

test.each([
  ['/api/staff/orders/:code', { code: 'FQR5D392NT9G' }, '/api/staff/orders/FQR5D392NT9G'],
  [
    '/api/webhooks/:provider/:site/:secret',
    { provider: 'payphone', site: 'ec', secret: 's3cret' },
    '/api/webhooks/payphone/ec/:secret',
  ],
  ['/api/x/:token/export', { token: 's3cret' }, '/api/x/:token/export'],
  ['/api/x/:code', { code: `s3cret${'x'.repeat(37)}` }, '/api/x/:code'],
  ['/files/*', { '*': 's3cret' }, '/files/*'],
  [undefined, {}, 'unmatched'],
])('[SEC-08] a request of route %s is logged with plain parameters only', (url, params, path) => {
  const req = { method: 'POST', url: '/api/s3cret', params, routeOptions: { url } };
  const text = written((log) => log.info({ req }));
  expect(text).not.toContain('s3cret');
  expect(JSON.parse(text).req.path).toBe(path);
});

test('[C8] a line of the log has no character that a terminal obeys or that reorders text', () => {
  const text = written((log) => log.info({ name: 'Mar\u001b[31mia\u009b2K\u202eevil\ud800' }, 'typed'));
  expect(text).toMatch(/^[^\p{Cc}\p{Cs}\u202a-\u202e]+\n$/u);
  expect(JSON.parse(text).name).toContain('Mar');
});
