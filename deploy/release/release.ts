// One command to release, one to go back:
//   release.ts to <version>   assets, migrations, then api, worker, storefront and desk one process after the other
//   release.ts back           the version before, without migrations: they only add
//   release.ts status
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Haproxy } from './haproxy-socket.ts';
import { Machine } from './machine.ts';
import { roll } from './roll.ts';
import { readReleaseSettings } from './settings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { settings: { type: 'string', default: '/etc/paddock/release.json' } },
});
const settings = readReleaseSettings(values.settings);
const machine = new Machine(settings);
const [command, version] = positionals;

try {
  if (command === 'to' && version) await release(version, true);
  else if (command === 'back') await release(previous(), false);
  else if (command === 'status') await printStatus();
  else console.log('release.ts to <version> | back | status   [--settings <file>]');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function release(next: string, isForward: boolean): Promise<void> {
  const began = Date.now();
  const folder = machine.folderOf(next);
  const current = machine.versionOf('current');
  if (isForward && settings.backupCheck) machine.runCommand(settings.backupCheck);
  // First: from the first new page on, both builds' scripts are requested from both builds' processes.
  machine.runCommand([
    path.join(folder, 'base/node'),
    path.join(folder, 'storefront/apps/storefront/server/publish-assets.ts'),
    settings.files,
  ]);
  machine.link('next', next);
  if (isForward) machine.runCommand(settings.migrate);
  const haproxy = new Haproxy(settings.haproxySocket);
  for (const part of settings.parts) await roll(machine, haproxy, part, next);
  if (current && current !== next) machine.link('previous', current);
  machine.link('current', next);
  // At the first release of a machine there is no edge yet.
  if (current) for (const edge of settings.edges) await makePagesOld(edge);
  console.log(
    `${next} runs after ${((Date.now() - began) / 1000).toFixed(1)} s; before: ${current ?? 'nothing'}`,
  );
}

function previous(): string {
  const before = machine.versionOf('previous');
  if (!before) throw new Error('There is no version before');
  return before;
}

/** Pages of the build before stay as long as a fetch of the new one takes. */
async function makePagesOld(edge: string): Promise<void> {
  const answer = await fetch(edge, {
    method: 'PURGE',
    headers: { 'xkey-softpurge': 'pages' },
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw new Error(`${edge} answered ${answer.status} to the soft purge; its pages are those before`);
}

async function printStatus(): Promise<void> {
  console.log(`current ${machine.versionOf('current')}, previous ${machine.versionOf('previous')}`);
  for (const part of settings.parts)
    for (const port of await machine.listRunning(part))
      console.log(`${part.name}@${port} ${machine.versionOf(`slots/${part.name}-${port}`)}`);
}
