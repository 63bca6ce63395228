import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QUERY_RULES_FILE } from './query-rules.ts';

export interface EdgeOptions {
  storefrontHost?: string;
  storefrontPort: number;
  /** Addresses or networks that may purge; only this machine unless told otherwise. */
  purgers?: string[];
  /** Hosts, with their ports, that pages are requested at; every other host is refused. */
  hosts: string[];
  /** Event streams at one time. */
  maxStreams?: number;
  /** Pages that are not in the cache, per network and minute. */
  maxMisses?: number;
  /** In development nothing is kept, so that every reload shows the newest code. */
  development?: boolean;
}

/** The edge's rules with their settings filled in: where the storefront is, who may purge, and the mode. */
export function renderEdge(options: EdgeOptions): string {
  const {
    storefrontHost = '127.0.0.1',
    storefrontPort,
    purgers = ['127.0.0.1'],
    hosts,
    maxStreams = 500,
    maxMisses = 300,
    development = false,
  } = options;
  return (
    readFileSync(path.join(import.meta.dirname, 'paddock.vcl'), 'utf8')
      .replaceAll('@storefront_host@', storefrontHost)
      .replaceAll('@storefront_port@', String(storefrontPort))
      .replaceAll('@max_streams@', String(maxStreams))
      .replaceAll('@max_misses@', String(maxMisses))
      .replace('include "@rules_directory@/query-rules.vcl";', readFileSync(QUERY_RULES_FILE, 'utf8'))
      .replaceAll('@hosts@', hosts.map(hostPattern).join('|'))
      .replaceAll('@purgers@', purgers.map(aclEntry).join(' '))
      // While developing, the storefront is busy with compiling for seconds and yet well.
      .replaceAll('@probe_timeout@', development ? '30s' : '1s')
      .replaceAll('@mode@', development ? 'development' : 'live')
  );
}

// VCL writes a network as "10.0.0.0"/8: the address in quotes, the length outside.
function aclEntry(address: string): string {
  const [host, length] = address.split('/');
  return length === undefined ? `"${host}";` : `"${host}"/${length};`;
}

const HOST = /^[a-z0-9._:[\]-]+$/;

/** A character class instead of a backslash: the container writes the same with sed. */
function hostPattern(host: string): string {
  const lower = host.toLowerCase();
  if (!HOST.test(lower)) throw new Error(`${host} is no host name`);
  return lower.replaceAll(/[.[\]]/g, (sign) => (sign === '.' ? '[.]' : `\\${sign}`));
}
