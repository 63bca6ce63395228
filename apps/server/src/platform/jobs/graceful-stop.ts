import type { Log } from '../observability/log.ts';

const HARD_LIMIT_MS = 10_000;

/** Runs `stop` once on SIGTERM or SIGINT and leaves, by force if it takes longer than ten seconds. */
export function stopGracefully(log: Log, stop: () => Promise<void>) {
  let stopping = false;
  const leave = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, HARD_LIMIT_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
