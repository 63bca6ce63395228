import { expect, test } from 'vitest';
import { networkOf, networkOfVisitor } from './network.server.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the last hop of X-Forwarded-For is the one the edge has written', () => {
  const headers = { 'x-forwarded-for': '10.0.0.1, 2001:db8:1:2::9' };
  expect(networkOfVisitor(new Request('http://localhost', { headers }))).toBe('2001:db8:1:2');
});
