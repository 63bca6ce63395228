import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Ends {
  readonly host: string;
  readonly port: number;
  /** Where it is found; any free port by default. */
  readonly at?: number;
}

/**
 * A TCP proxy between a client and a server, to record, delay, change or cut the traffic: `carry` decides what becomes of what
 * is sent. When one end closes, the other is closed too.
 */
export async function startLine(
  { host, port, at = 0 }: Ends,
  carry: (near: Socket, far: Socket) => void = (near, far) => near.pipe(far).pipe(near),
) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    carry(near, far);
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** All connections are closed. */
    async cut() {
      for (const socket of open) socket.destroy();
      if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The same to a database: an address like the given one, that goes through the line. */
export async function startDatabaseLine(databaseUrl: string, carry?: Parameters<typeof startLine>[1]) {
  const target = new URL(databaseUrl);
  const line = await startLine({ host: target.hostname, port: Number(target.port || 5432) }, carry);
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${line.port}` }).href,
    cut: line.cut,
  };
}
