import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Part, ReleaseSettings } from './settings.ts';

const MAX_START_SECONDS = 180;

/** Releases, links and processes of this machine. */
export class Machine {
  readonly settings: ReleaseSettings;

  constructor(settings: ReleaseSettings) {
    this.settings = settings;
    mkdirSync(path.join(settings.root, 'slots'), { recursive: true });
  }

  folderOf(version: string): string {
    const folder = path.join(this.settings.root, 'releases', version);
    if (!existsSync(path.join(folder, 'server/provenance.json')))
      throw new Error(`${folder} is not a release`);
    return folder;
  }

  /** The version that `current`, `previous` or a slot links to. */
  versionOf(link: string): string | null {
    const place = path.join(this.settings.root, link);
    try {
      return path.basename(readlinkSync(place));
    } catch {
      return null;
    }
  }

  /** Replaces the link in one step: no process sees it missing. */
  link(name: string, version: string): void {
    const place = path.join(this.settings.root, name);
    const aside = `${place}.next`;
    rmSync(aside, { force: true });
    symlinkSync(this.folderOf(version), aside);
    renameSync(aside, place);
  }

  runCommand(command: readonly string[], values: Record<string, string> = {}): void {
    const [program = '', ...args] = command.map((word) =>
      word.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all),
    );
    const done = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    if (done.error) throw done.error;
    if (done.status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
  }

  start(part: Part, port: number, version: string): void {
    this.link(`slots/${part.name}-${port}`, version);
    this.runCommand(this.settings.start, { part: part.name, port: String(port) });
  }

  printLog(part: Part, port: number): void {
    if (this.settings.log) this.runCommand(this.settings.log, { part: part.name, port: String(port) });
  }

  /** SIGTERM, and waits until the process has answered what it had taken. */
  stop(part: Part, port: number): void {
    this.runCommand(this.settings.stop, { part: part.name, port: String(port) });
    rmSync(path.join(this.settings.root, `slots/${part.name}-${port}`), { force: true });
  }

  /** The ports of a part at which a process answers. */
  async listRunning(part: Part): Promise<number[]> {
    const answers = await Promise.all(part.ports.map((port) => statusOf(port, '/health')));
    return part.ports.filter((_, at) => answers[at] !== null);
  }

  async waitUntilReady(part: Part, port: number): Promise<void> {
    const end = Date.now() + MAX_START_SECONDS * 1000;
    while ((await statusOf(port, part.ready)) !== 200) {
      if (Date.now() > end) throw new Error(`${part.name} on port ${port} is not ready`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function statusOf(port: number, target: string): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${target}`, {
    signal: AbortSignal.timeout(3000),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? null;
}
