import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

export type Link =
  | { readonly kind: 'external' }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'file' | 'folder'; readonly path: string; readonly anchor: string };

/** What a link of a markdown file points to, as a path of the repository. An anchor alone points to the file itself. */
export function resolveLink(fromFile: string, href: string): Link {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return { kind: 'external' };
  const [target = '', anchor = ''] = href.split('#');
  const joined = target
    ? path.posix.normalize(path.posix.join(path.posix.dirname(fromFile), decodeURI(target)))
    : fromFile;
  const found = joined.replace(/\/$/, '');
  const absolute = path.join(REPOSITORY, found);
  if (found.startsWith('..') || !existsSync(absolute)) return { kind: 'missing', path: found };
  return { kind: statSync(absolute).isDirectory() ? 'folder' : 'file', path: found, anchor };
}
