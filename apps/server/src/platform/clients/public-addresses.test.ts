import { expect, test } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

test.each(['8.8.8.8', '193.0.6.139', '172.32.0.1', '2a00:1450:4001:80b::200e'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
  ...['::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'not an address'],
])('[INTEGRATION-13] %s is not', (address) => expect(isPublicAddress(address)).toBe(false));
