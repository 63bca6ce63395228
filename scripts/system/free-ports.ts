import { randomInt } from 'node:crypto';
import net from 'node:net';

// Below the range from which the kernel takes ports for outgoing connections (32768 and up): one of those could take
// a number between the moment it was found free and the moment its server starts.
const FIRST = 10_000;
const LAST = 32_000;

/** Free ports. All are held open until the last is found, so that no number comes twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers: net.Server[] = [];
  while (servers.length < count) {
    const server = await listen(randomInt(FIRST, LAST));
    if (server) servers.push(server);
  }
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port);
  await Promise.all(servers.map(close));
  return ports;
}

/** A free port for which the ports at these distances are free too. `taken`: ports that servers not yet started will use. */
export async function freePortWith(
  distances: readonly number[],
  taken: readonly number[] = [],
): Promise<number> {
  for (;;) {
    const [first = 0] = await freePorts(1);
    const ports = [first, ...distances.map((distance) => first + distance)];
    if (ports.some((port) => taken.includes(port))) continue;
    const open = await Promise.all(ports.map(isFree));
    if (open.every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server) await close(server);
  return server !== null;
}

/** Null: the port is taken. */
function listen(port: number): Promise<net.Server | null> {
  return new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const close = (server: net.Server) => new Promise((resolve) => server.close(resolve));
