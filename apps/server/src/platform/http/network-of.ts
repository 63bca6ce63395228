const MAPPED = /^(?:0*:)*:?(?:0+:)*ffff:(?:(?<dotted>[\d.]+)|(?<high>[\da-f]{1,4}):(?<low>[\da-f]{1,4}))$/i;

/** The network an address belongs to: the IPv4 address itself, or the /64 that one subscriber has of IPv6. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.groups;
  if (mapped) return mapped.dotted ?? dottedOf(`${mapped.high}`, `${mapped.low}`);
  if (!address.includes(':')) return address;
  const [front = '', back = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [head, tail] = [groups(front), groups(back)];
  const all = address.includes('::')
    ? [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail]
    : head;
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The /48 an IPv6 address belongs to: a site or a tunnel that may hold 65,536 networks. Null for IPv4. */
export function wideNetworkOf(address: string): string | null {
  const network = networkOf(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}

/** An IPv4 address written as the last two groups of an IPv6 one. */
const dottedOf = (...groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
