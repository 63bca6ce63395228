import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The visitor's network: the address the edge, our last hop, has written; the connection's own where there is none. */
export const networkOfVisitor = ({ headers }: Request): string =>
  networkOf(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');

/** One subscriber has a whole /64 of IPv6, so single addresses of it count as one; an IPv4 address stands for itself. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [front = '', back] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = back === undefined ? 0 : GROUPS - front.length - back.length;
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...(back ?? [])];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
