import { connect, createServer, type Socket } from 'node:net';

const LOOK_MS = 150;

export interface Balancer {
  /** New connections go to these from now on, as soon as each says it is ready. */
  setPorts(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** What stands before the api processes in production: gives each connection to one that is ready, in turn. */
export async function startBalancer(port: number): Promise<Balancer> {
  let ports: readonly number[] = [];
  let ready: number[] = [];
  let turn = 0;
  let closed = false;
  const open = new Set<Socket>();

  async function look() {
    while (!closed) {
      const answers = await Promise.all(ports.map(isReady));
      ready = ports.filter((_, place) => answers[place]);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  function carry(near: Socket, triedBefore: readonly number[] = []) {
    const left = ready.filter((one) => !triedBefore.includes(one));
    const target = left[turn++ % Math.max(1, left.length)];
    if (target === undefined) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    far.once('error', () => {
      if (far.bytesRead > 0 || near.destroyed) return;
      ready = ready.filter((one) => one !== target);
      carry(near, [...triedBefore, target]);
    });
    far.once('connect', () => {
      // Nothing of the visitor's words is lost or said twice: they are read only now.
      near.pipe(far);
      far.pipe(near);
      far.on('close', () => near.destroy());
    });
    near.on('close', () => far.destroy());
  }

  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => near.destroy());
    near.on('close', () => open.delete(near));
    carry(near);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const looking = look();
  return {
    setPorts: (wanted) => {
      ports = wanted;
    },
    async close() {
      closed = true;
      for (const socket of open) socket.destroy();
      await Promise.all([looking, new Promise((resolve) => server.close(resolve))]);
    },
  };
}

// When the database is down every api is unready: requests still go to one, which answers with a proper 503.
async function isReady(port: number): Promise<boolean> {
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(1000) }).then(
      (answer) => answer.text(),
      (error: Error) => (error.name === 'TimeoutError' ? 'slow' : null),
    );
  const [health, ready] = [await ask('health'), await ask('ready')];
  return health !== null && ready !== null && !ready.includes('stopping');
}
