import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../scripts/services/settings.ts';
import { renderHaproxy } from '../release/render-haproxy.ts';
import { readReleaseSettings } from '../release/settings.ts';
import { runTool } from './tools.ts';

const at = (...parts: string[]) => path.join(REPOSITORY, 'deploy', ...parts);
const read = (file: string) => readFileSync(file, 'utf8');
/** What a tool said when it failed. */
const faultsOf = (name: string, { ok, lines }: { ok: boolean; lines: string[] }) =>
  ok ? [] : [`${name}: ${lines.slice(-8).join('\n    ')}`];

export function checkAnsible(): string[] {
  const cwd = at('ansible');
  const playbooks = readdirSync(cwd).filter((file) => file.endsWith('.yml'));
  return playbooks.flatMap((playbook) =>
    faultsOf(
      playbook,
      runTool('ansible-playbook', ['--syntax-check', '-e', 'version=x', playbook], {
        cwd,
        env: { LC_ALL: 'C.UTF-8', ANSIBLE_NOCOWS: '1' },
      }),
    ),
  );
}

/** What the machines of the example get, read by the programs that will read it. */
export function checkCell(place: string): string[] {
  const cell = path.join(place, 'cell');
  mkdirSync(cell);
  const done = runTool(
    'ansible-playbook',
    ['-i', 'cells/example/hosts.yml', '-e', `place=${cell}`, '../check/render.yml'],
    { cwd: at('ansible'), env: { LC_ALL: 'C.UTF-8', ANSIBLE_NOCOWS: '1' } },
  );
  if (!done.ok) return faultsOf('templates', done);
  const file = (name: string) => path.join(cell, name);
  copyFileSync(at('monitoring/alerts.yml'), path.join(cell, 'alerts.yml'));
  // Every machine talks to the others by their addresses; only its own HAProxy and PgBouncer are on 127.0.0.1.
  const settings = readReleaseSettings(file('release.json'));
  const machines = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];
  const others = [
    ['edges', settings.edges.map((edge) => new URL(edge).hostname)],
    ['database', settings.database],
    ['redis', settings.redis],
    ['etcd', read(file('patroni.yml')).match(/[\d.]+(?=:2379)/g)],
    ['purgers', /^PADDOCK_PURGER=127.0.0.1,(.*)$/m.exec(read(file('cell.env')))?.[1]?.split(',')],
  ] as const;
  return [
    ...others
      .filter(([, addresses]) => addresses?.join() !== machines.join())
      .map(([what, addresses]) => `${what}: ${addresses?.join()}`),
    ...faultsOf('prometheus.yml', runTool('promtool', ['check', 'config', file('prometheus.yml')])),
  ];
}

/** The programs of a release are not on this machine: /bin/true stands for them. */
export function checkUnits(place: string): string[] {
  const folder = path.join(place, 'units');
  mkdirSync(folder);
  const units = readdirSync(at('systemd')).filter((file) => /\.(service|timer)$/.test(file));
  for (const unit of units)
    writeFileSync(
      path.join(folder, unit),
      read(at('systemd', unit)).replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true'),
    );
  const done = runTool('systemd-analyze', [
    'verify',
    '--man=no',
    ...units.map((unit) => path.join(folder, unit)),
  ]);
  // Units of the machine that ours depend on may have faults of their own.
  const ours = done.lines.filter((line) => line.includes('paddock'));
  return ours.length > 0 || !done.ok ? [...ours, ...(ours.length === 0 ? done.lines.slice(-5) : [])] : [];
}

export function checkHaproxy(place: string): string[] {
  const certificate = path.join(place, 'certificate.pem');
  const made = runTool('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-keyout', `${certificate}.key`, '-out', certificate],
  ]);
  if (!made.ok) return faultsOf('certificate', made);
  const machine = renderHaproxy({
    ...readReleaseSettings(at('release/machine.json')),
    database: ['10.0.0.11', '10.0.0.12'],
    redis: ['10.0.0.11', '10.0.0.12'],
  });
  const configurations = {
    // The names of containers mean nothing on this machine.
    'deploy/tls/haproxy.cfg': read(at('tls/haproxy.cfg'))
      .replaceAll('/etc/paddock/tls/certificate.pem', certificate)
      .replaceAll(/^( {2}server \w+) \w+:/gm, '$1 127.0.0.1:'),
    'machine of a cell': machine.replace(/crt \S+/, `crt ${certificate}`),
  };
  const env = {
    PADDOCK_HTTPS_PORT_SUFFIX: '',
    PADDOCK_DESK_NAME: 'desk.example.com',
    PADDOCK_HOOKS_NAME: 'hooks.example.com',
  };
  return Object.entries(configurations).flatMap(([name, text], n) => {
    const file = path.join(place, `haproxy-${n}.cfg`);
    writeFileSync(file, text);
    const done = runTool('haproxy', ['-c', '-f', file], { env });
    const warnings = done.lines.filter((line) => /\[(WARNING|ALERT)\]/.test(line));
    return warnings.length > 0 ? warnings.map((line) => `${name}: ${line}`) : faultsOf(name, done);
  });
}

/** The rules as the container and the unit fill them in. */
export function checkVarnish(place: string): string[] {
  const rules = path.join(place, 'rules');
  mkdirSync(rules);
  for (const file of ['paddock.vcl', 'query-rules.vcl'])
    copyFileSync(path.join(REPOSITORY, 'deploy/edge', file), path.join(rules, file));
  const done = runTool('sh', [path.join(REPOSITORY, 'deploy/edge/container-start.sh'), '--check'], {
    env: {
      PADDOCK_EDGE_RULES: rules,
      PADDOCK_EDGE_RUN: place,
      PADDOCK_STOREFRONT_HOST: '127.0.0.1',
      PADDOCK_PURGER: '172.30.57.10, 10.0.0.0/8,::1',
      PADDOCK_ORIGIN: 'https://www.example.com',
    },
  });
  const acl = /acl purgers \{ (.*?) \}/.exec(read(path.join(place, 'paddock.vcl')))?.[1];
  const expected = '"172.30.57.10"; "10.0.0.0"/8; "::1";';
  return acl?.trim() === expected ? faultsOf('paddock.vcl', done) : [`purgers: ${acl}`];
}

/** The file as its start script fills it in; and four mistakes that the script must not start with. */
export function checkAlertmanager(place: string): string[] {
  const secrets = path.join(place, 'alert-secrets');
  mkdirSync(secrets);
  const settings = read(at('monitoring/alertmanager.yml'));
  const start = (text: string, pager: string) => {
    writeFileSync(path.join(place, 'alertmanager.yml'), text);
    writeFileSync(path.join(secrets, 'tickets-url'), 'https://tickets.test/a?b=1&c=#2\n');
    writeFileSync(path.join(secrets, 'pager-url'), pager);
    return runTool('sh', [at('monitoring/start-alertmanager.sh'), 'check'], {
      env: {
        PADDOCK_ALERTMANAGER_SETTINGS: path.join(place, 'alertmanager.yml'),
        PADDOCK_ALERTMANAGER_FILLED: path.join(place, 'alertmanager-filled.yml'),
        PADDOCK_SECRETS: secrets,
      },
    });
  };
  const good = faultsOf('alertmanager.yml', start(settings, 'https://pager.test/x'));
  const planted: Record<string, { ok: boolean; lines: string[] }> = {
    'the secret pager-url is empty': start(settings, ''),
    'the secret pager-url is the example': start(settings, 'https://example.com/pager'),
    'the secret pager-url is no URL': start(settings, 'pager'),
    'a field that Alertmanager does not know': start(
      settings.replace('url:', 'url_files:'),
      'https://pager.test/x',
    ),
  };
  const taken = Object.entries(planted).filter(([, { ok, lines }]) => ok || lines.length === 0);
  return [...good, ...taken.map(([name]) => `alertmanager.yml: started although ${name}`)];
}

export function checkScripts(): string[] {
  const files = readdirSync(at(), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.sh') && !file.includes('state/'),
  );
  return [...files.map((file) => at(file)), at('release/paddock-release')].flatMap((file) =>
    faultsOf(file, runTool(read(file).startsWith('#!/usr/bin/env bash') ? 'bash' : 'sh', ['-n', file])),
  );
}
