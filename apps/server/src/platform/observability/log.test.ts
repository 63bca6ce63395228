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

test('[C12] of a request the log keeps method and path, no address, query or headers', () => {
  const req = {
    method: 'GET',
    url: '/x?token=s3cret',
    ip: '192.0.2.1',
    headers: { authorization: 's3cret' },
  };
  const text = written((log) => log.info({ req }));
  expect(JSON.parse(text).req).toEqual({ method: 'GET', path: '/x' });
});

test('an address that is a secret is told by its pattern', () => {
  const routeOptions = { url: '/api/webhooks/:provider/:site/:secret' };
  const req = { method: 'POST', url: '/api/webhooks/payphone/ec/s3cret', ip: '192.0.2.1', routeOptions };
  const text = written((log) => log.info({ req }));
  expect(text).not.toContain('s3cret');
  expect(JSON.parse(text).req.path).toBe('/api/webhooks/:provider/:site/:secret');
});

test('[C8] a line of the log has no character that a terminal obeys or that reorders text', () => {
  const text = written((log) => log.info({ name: 'Mar\u001b[31mia\u009b2K\u202eevil\ud800' }, 'typed'));
  expect(text).toMatch(/^[^\p{Cc}\p{Cs}\u202a-\u202e]+\n$/u);
  expect(JSON.parse(text).name).toContain('Mar');
});
