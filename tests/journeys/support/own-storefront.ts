import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const STOREFRONT = fileURLToPath(new URL('../../../apps/storefront', import.meta.url));

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(question: () => Promise<boolean>, what: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await question().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not come up`);
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A built storefront of our own, behind which we may do as we like. */
export async function startStorefront(apiUrl: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: STOREFRONT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PADDOCK_API_URL: apiUrl,
      PADDOCK_STOREFRONT_PORT: String(port),
      PADDOCK_COOKIE_SECRET: 'a-secret-for-journeys-that-is-long-enough',
      PADDOCK_ALLOWED_ORIGINS: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const log: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  await until(async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok, 'storefront');
  return { url, port, log, stop: () => stop(child) };
}

/** An api of our own, so that it can be stopped under the storefront's feet. */
export async function startApi(databaseUrl: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/api.ts'], {
    cwd: fileURLToPath(new URL('../../../apps/server', import.meta.url)),
    env: {
      ...process.env,
      PADDOCK_API_PORT: String(port),
      // Free ports: the system under test has those of the environment.
      PADDOCK_WEBHOOKS_PORT: '0',
      PADDOCK_STAFF_PORT: '0',
      PADDOCK_INTERNAL_PORT: '0',
      PADDOCK_DATABASE_URL: databaseUrl,
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/ready`)).ok, 'api');
  return { url, stop: () => stop(child) };
}
