// `node tests/load/media.ts`: pictures of about 20 MB go through the tus routes of an api on a socket, a worker process
// renders them and is killed twice. `--pictures 20` for a short run. Goals: none is lost, at most 60 s for each ten.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { FORMATS, widthsOf } from '../../apps/server/src/features/media/media.rules.ts';
import { startProcess } from '../../apps/server/src/testing/processes/processes.ts';
import { openMediaWorld } from '../../apps/server/src/testing/worlds/media-world.ts';
import { largePictures } from './media/large-pictures.ts';
import { sendPicture } from './media/send-picture.ts';

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '200' } } });
const PICTURES = Number(values.pictures);
const AT_ONCE = 3;
const GOAL_SECONDS = 60;
const KILLS = [1 / 3, 2 / 3];

const world = await openMediaWorld();
const rendered = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from media_files where status = 'rendered'`.execute(world.database.owner);
  return rows[0]?.count ?? 0;
};
const until = async (count: number) => {
  while ((await rendered()) < count) await new Promise((resolve) => setTimeout(resolve, 200));
};
const startWorker = () =>
  startProcess('worker.ts', {
    PADDOCK_DATABASE_URL: world.database.appUrl,
    PADDOCK_UPLOADS_DIR: world.directory,
    PADDOCK_WORKER_PORT: '0',
    PADDOCK_CLAMD_URL: 'none',
    PADDOCK_LOG_LEVEL: 'silent',
  });

/** Sends all pictures, a few at a time. Answers their ids and bytes. */
async function sendAll(origin: string, pictures: ReturnType<typeof largePictures>) {
  const ids: string[] = [];
  let bytes = 0;
  const sender = async () => {
    for (;;) {
      const next = await pictures.next();
      if (next.done) return;
      bytes += next.value.bytes.length;
      ids.push(await sendPicture(origin, world.brand.token, next.value));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return { ids, bytes };
}

/** Every rendition of every picture lies in the storage. */
async function countMissing(): Promise<number> {
  const { rows } = await sql<{ key: string; hash: string; width: number }>`
    select m.key, m.hash, f.width
      from media_files f join media m on m.id = f.media_id where f.status = 'rendered'`.execute(
    world.database.owner,
  );
  let missing = PICTURES - rows.length;
  for (const { key, hash, width } of rows)
    for (const one of widthsOf(width))
      for (const format of FORMATS)
        if ((await world.rendition(`${key}-${hash}-${one}.${format}`)).statusCode !== 200) missing += 1;
  return missing;
}

try {
  const origin = await world.api.app.listen({ port: 0, host: '127.0.0.1' });
  const pictures = largePictures(PICTURES);
  const started = performance.now();
  const sending = sendAll(origin, pictures).then((sent) => ({ ...sent, ms: performance.now() - started }));
  for (const share of KILLS) {
    const worker = startWorker();
    await until(Math.max(1, Math.floor(PICTURES * share)));
    worker.child.kill('SIGKILL');
    await worker.ended;
    console.log(`worker killed after ${await rendered()} pictures`);
  }
  const last = startWorker();
  const { bytes, ms: sentMs } = await sending;
  await until(PICTURES);
  const seconds = (performance.now() - started) / 1000;
  last.child.kill('SIGTERM');
  await last.ended;
  const missing = await countMissing();
  const perTen = (seconds * 10) / PICTURES;
  console.log(`${PICTURES} pictures of ${(bytes / PICTURES / 1024 / 1024).toFixed(1)} MB on average`);
  console.log(`sent in ${(sentMs / 1000).toFixed(1)} s, all rendered after ${seconds.toFixed(1)} s`);
  console.log(`${perTen.toFixed(1)} s for each ten (goal ${GOAL_SECONDS} s), ${missing} renditions missing`);
  if (missing > 0 || perTen > GOAL_SECONDS) process.exitCode = 1;
} finally {
  await world.close();
}
