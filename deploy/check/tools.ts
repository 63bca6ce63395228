import { spawnSync } from 'node:child_process';
import { installDebian } from '../../scripts/services/packages.ts';

/** Each tool with the Debian package that has it. */
const TOOLS: Record<string, string> = {
  'ansible-playbook': 'ansible-core',
  'systemd-analyze': 'systemd',
  haproxy: 'haproxy',
  varnishd: 'varnish',
  openssl: 'openssl',
  promtool: 'prometheus',
  amtool: 'prometheus-alertmanager',
};

// Debian puts daemons into /usr/sbin, which is not on the PATH of ordinary users.
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

export function ensureTools(): void {
  const missing = Object.keys(TOOLS).filter((tool) => !hasTool(tool));
  if (missing.length === 0) return;
  installDebian(missing.map((tool) => TOOLS[tool] ?? tool));
  const still = missing.filter((tool) => !hasTool(tool));
  if (still.length > 0) throw new Error(`Not installed: ${still.join(', ')}`);
}

const hasTool = (tool: string) =>
  spawnSync('sh', ['-c', `command -v ${tool}`], { env: environment }).status === 0;

export interface Done {
  readonly ok: boolean;
  /** Both outputs, as a list of lines. */
  readonly lines: string[];
}

export function runTool(
  tool: string,
  args: readonly string[],
  { env = {}, cwd }: { env?: Record<string, string>; cwd?: string } = {},
): Done {
  const done = spawnSync(tool, args, {
    encoding: 'utf8',
    env: { ...environment, ...env },
    ...(cwd ? { cwd } : {}),
  });
  if (done.error) throw done.error;
  const lines = `${done.stdout}\n${done.stderr}`.split('\n').filter((line) => line.trim() !== '');
  return { ok: done.status === 0, lines };
}
