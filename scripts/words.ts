import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY } from './services/settings.ts';
import { findHits, type Hit } from './words/find-hits.ts';
import { unpackSpreads } from './words/unpack-spreads.ts';

const USAGE = `npm run words                       every hit of the repository; fails when there is one
npm run words -- apps/server/src     the same below these files or folders
npm run words -- --unpack <folders>  rewrite the spreads that pack properties (...{ a, b }), then: npx biome check --write
A line that quotes a shopper's text is excused by a comment on it or above it: words-allow: why`;

// The checklist quotes the specification. The list and its test name every word on purpose.
// An applied migration never changes; the rest is generated from the database.
const GENERATED = [
  /^apps\/server\/migrations\/(?:\d{8}_\d{4}__baseline|schema)\.sql$/,
  // Named after the column it drops.
  /^apps\/server\/migrations\/\d{8}_\d{4}_stores__drop_said\.sql$/,
  /^apps\/server\/src\/platform\/db\/schema\.ts$/,
  /\.sql\.types\.ts$/,
];
const QUOTED = [/^docs\/spec\/checklist\.md$/, /^scripts\/words\//, /^scripts\/words\.test\.ts$/];
const READ = /\.(?:ts|tsx|js|cjs|mjs|md|sql|css|vcl|sh|py|c|yaml|yml)$|\.Containerfile$|^\.ci\/run$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { unpack: { type: 'boolean' }, help: { type: 'boolean' } },
});

if (values.help) console.log(USAGE);
else if (values.unpack) unpack(listFiles(positionals));
else process.exitCode = check(positionals) ? 0 : 1;

function check(below: readonly string[]): boolean {
  const hits = listFiles(below).flatMap(readHits);
  for (const { file, line, found, instead } of hits)
    console.error(`${file}:${line}  ${found}  →  ${instead}`);
  console.log(`${hits.length} hits`);
  return hits.length === 0;
}

function unpack(files: readonly string[]): void {
  for (const file of files.filter((name) => /\.[jt]sx?$/.test(name))) {
    const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
    const unpacked = unpackSpreads(source);
    if (unpacked !== source) writeFileSync(path.join(REPOSITORY, file), unpacked);
  }
}

function listFiles(below: readonly string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...below];
  const listed = execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 << 20 }).split(
    '\0',
  );
  return [...new Set(listed)]
    .filter((file) => READ.test(file) && ![...QUOTED, ...GENERATED].some((pattern) => pattern.test(file)))
    .filter((file) => existsSync(path.join(REPOSITORY, file)))
    .sort();
}

function readHits(file: string): Hit[] {
  return findHits(file, readFileSync(path.join(REPOSITORY, file), 'utf8'));
}
