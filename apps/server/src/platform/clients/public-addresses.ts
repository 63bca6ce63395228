import { BlockList, isIP } from 'node:net';

// Addresses that are not on the public internet (IANA special-purpose registries).
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
// Inside 2000::/3: documentation, and the tunnels that carry an IPv4 address.
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const subnets = (list: readonly string[], family: 'ipv4' | 'ipv6') => {
  const blocked = new BlockList();
  for (const subnet of list) {
    const [network = '', bits = ''] = subnet.split('/');
    blocked.addSubnet(network, Number(bits), family);
  }
  return blocked;
};
const blockedV4 = subnets(PRIVATE_V4, 'ipv4');
const blockedV6 = subnets(PRIVATE_V6, 'ipv6');
const globalV6 = subnets(['2000::/3'], 'ipv6');

/** Whether an IP address is on the public internet. IPv4 inside IPv6 (::ffff:…) is not: a public host has the plain one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blockedV4.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6');
}
