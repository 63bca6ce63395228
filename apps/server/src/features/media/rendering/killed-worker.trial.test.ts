import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPhotograph } from '../../../testing/builders/media/sending-media.ts';
import { startProcess } from '../../../testing/processes/processes.ts';
import { type MediaWorld, openMediaWorld } from '../../../testing/worlds/media-world.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await openMediaWorld();
});
afterAll(() => world.close());

test('[MEDIA-05] a worker process that is killed twice loses none of several pictures', {
  timeout: 300_000,
}, async () => {
  const environment = {
    PADDOCK_DATABASE_URL: world.database.appUrl,
    PADDOCK_UPLOADS_DIR: world.directory,
    PADDOCK_WORKER_PORT: '0',
    PADDOCK_CLAMD_URL: 'none',
  };
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await world.brand.send(await aPhotograph(1300, 800), `n${n}.jpg`));
  for (const doneBefore of [1, 2]) {
    const worker = startProcess('worker.ts', environment);
    await expect.poll(() => rendered(ids), { interval: 50 }).toBeGreaterThanOrEqual(doneBefore);
    worker.child.kill('SIGKILL');
    await worker.ended;
  }
  const last = startProcess('worker.ts', environment);
  await expect.poll(() => rendered(ids), { timeout: 120_000, interval: 250 }).toBe(4);
  last.child.kill('SIGTERM');
  await last.ended;
  for (const id of ids) expect(await world.inLibrary((await world.brand.status(id)).key)).toBeDefined();
});

const rendered = async (ids: readonly string[]) =>
  (
    await world.database.owner
      .selectFrom('media_files')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'rendered')
      .execute()
  ).length;
