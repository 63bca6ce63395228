import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Values = Record<string, string | undefined>;

interface ServiceNetwork {
  readonly ipv4_address?: string;
  readonly aliases?: readonly string[];
}

export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly secrets?: readonly string[];
  readonly profiles?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly networks?: readonly string[] | Readonly<Record<string, ServiceNetwork>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string; readonly required?: boolean }>>;
}

export interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<
    Record<string, { ipam: { config: readonly { subnet: string; ip_range?: string }[] } }>
  >;
  readonly secrets: Readonly<Record<string, { file: string }>>;
}

/** The compose file with its variables filled in, services of other profiles left out. */
export function readCompose(file: string, values: Values): Compose {
  const text = interpolate(readFileSync(file, 'utf8'), values);
  const compose = parse(text, { merge: true }) as Compose;
  const profiles = (values.COMPOSE_PROFILES ?? '').split(',');
  const services = Object.entries(compose.services).filter(
    ([, { profiles: own }]) => !own || own.some((name) => profiles.includes(name)),
  );
  return { ...compose, services: Object.fromEntries(services) };
}

/** `${NAME}`, `${NAME:-default}` (unset or empty) and `${NAME-default}` (unset); `$$` is a dollar sign. */
export function interpolate(text: string, values: Values): string {
  return text.replaceAll(
    /\$\$|\$\{(\w+)(?:(:?)-([^}]*))?\}/g,
    (all, name: string, colon: string, other = '') => {
      if (all === '$$') return '$';
      const value = values[name];
      return value === undefined || (colon === ':' && value === '') ? other : value;
    },
  );
}

/** Lines `NAME=value`, as in the files that Docker reads: nothing is quoted. */
export function readEnvFile(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Services in an order in which each comes after those it depends on. */
export function inOrder(services: Compose['services']): string[] {
  const done: string[] = [];
  const add = (name: string, waiting: readonly string[]) => {
    if (waiting.includes(name)) throw new Error(`${name} depends on itself`);
    const { depends_on: needed = {} } = services[name] ?? {};
    for (const [other, { required = true }] of Object.entries(needed)) {
      if (services[other]) add(other, [...waiting, name]);
      else if (required) throw new Error(`${name} depends on ${other}, which is not started`);
    }
    if (!done.includes(name)) done.push(name);
  };
  for (const name of Object.keys(services)) add(name, []);
  return done;
}

/** What `podman run` is given for a service, before its image. */
export function runArguments(compose: Compose, name: string, directory: string): string[] {
  const service = compose.services[name];
  if (!service) throw new Error(`There is no service ${name}`);
  const inside = (place: string) => (place.startsWith('.') ? path.join(directory, place) : place);
  const environment = {
    ...Object.assign({}, ...(service.env_file ?? []).map((file) => readEnvFile(path.join(directory, file)))),
    ...service.environment,
  } as Record<string, string>;
  const network: ServiceNetwork = Array.isArray(service.networks)
    ? {}
    : (Object.values(service.networks ?? {})[0] ?? {});
  return [
    ...['--name', `${compose.name}-${name}`, '--network', compose.name, '--network-alias', name],
    ...(network.aliases ?? []).flatMap((alias) => ['--network-alias', alias]),
    ...(network.ipv4_address ? ['--ip', network.ipv4_address] : []),
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...(service.volumes ?? []).flatMap((volume) => ['--volume', placeOf(volume, compose.name, inside)]),
    ...(service.secrets ?? []).flatMap((secret) => [
      '--volume',
      `${path.join(directory, compose.secrets[secret]?.file ?? '')}:/run/secrets/${secret}:ro`,
    ]),
    ...(service.ports ?? []).flatMap((port) => ['--publish', port]),
    ...(service.cap_drop ?? []).map((capability) => `--cap-drop=${capability}`),
    ...(service.security_opt ?? []).map((option) => `--security-opt=${option.replace(':true', '')}`),
  ];
}

function placeOf(volume: string, project: string, inside: (place: string) => string): string {
  const [from = '', ...rest] = volume.split(':');
  return [/^[./]/.test(from) ? inside(from) : `${project}_${from}`, ...rest].join(':');
}
