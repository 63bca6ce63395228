import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const IMPORT = /^import (?:type )?\{[^}]*\} from '([^']+)';\n/gm;
const made = new Map<string, string>();

/** A `*.browser.ts` file and what it imports as one plain script, the way providers serve theirs. */
export function browserScript(entry: URL): string {
  const known = made.get(entry.href);
  if (known) return known;
  const sources: string[] = [];
  gather(entry, new Set(), sources);
  const script = `(() => {\n'use strict';\n${sources.join('\n')}})();\n`;
  made.set(entry.href, script);
  return script;
}

function gather(file: URL, seen: Set<string>, sources: string[]) {
  if (seen.has(file.href)) return;
  seen.add(file.href);
  const source = readFileSync(file, 'utf8');
  for (const [, path = ''] of source.matchAll(IMPORT)) gather(new URL(path, file), seen, sources);
  sources.push(stripTypeScriptTypes(source.replace(IMPORT, '').replace(/^export (?!type)/gm, '')));
}
