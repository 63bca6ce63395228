import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface EdgeOptions {
  storefrontHost?: string;
  storefrontPort: number;
  /** Addresses or networks that may purge; only this machine unless told otherwise. */
  purgers?: string[];
  /** In development nothing is kept, so that every reload shows the newest code. */
  development?: boolean;
}

/** The edge's rules with their settings filled in: where the storefront is, who may purge, and the mode. */
export function renderEdge(options: EdgeOptions): string {
  const {
    storefrontHost = '127.0.0.1',
    storefrontPort,
    purgers = ['127.0.0.1'],
    development = false,
  } = options;
  return (
    readFileSync(path.join(import.meta.dirname, 'paddock.vcl'), 'utf8')
      .replaceAll('@storefront_host@', storefrontHost)
      .replaceAll('@storefront_port@', String(storefrontPort))
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
