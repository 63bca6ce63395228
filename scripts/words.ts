import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY } from './services/settings.ts';
import { compare, countByFolder } from './words/baseline.ts';
import { findHits, type Hit } from './words/find-hits.ts';
import { unpackSpreads } from './words/unpack-spreads.ts';

const USAGE = `npm run words                       counts per folder; fails where a folder has more hits than the baseline
npm run words -- apps/server/src     every hit below these files or folders; fails when there is one
npm run words -- --baseline          write the lower counts to scripts/words/baseline.json; refuses a higher total
npm run words -- --unpack <folders>  rewrite the spreads that pack properties (...{ a, b }), then: npx biome check --write
A line that quotes a shopper's text is excused by a comment on it or above it: words-allow: why`;

const BASELINE = path.join(REPOSITORY, 'scripts/words/baseline.json');
// The checklist quotes the specification. The list and its test name every word on purpose.
// An applied migration never changes; the rest is generated from the database.
const GENERATED = [
  /^apps\/server\/migrations\/(?:\d{8}_\d{4}__baseline|schema)\.sql$/,
  /^apps\/server\/src\/platform\/db\/schema\.ts$/,
  /\.sql\.types\.ts$/,
];
const QUOTED = [/^docs\/spec\/checklist\.md$/, /^scripts\/words\//, /^scripts\/words\.test\.ts$/];
const READ = /\.(?:ts|tsx|js|cjs|mjs|md|sql|css|vcl|sh|py|c|yaml|yml)$|(?:^|\/)Dockerfile$|^\.ci\/run$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { baseline: { type: 'boolean' }, unpack: { type: 'boolean' }, help: { type: 'boolean' } },
});

if (values.help) console.log(USAGE);
else if (values.unpack) unpack(listFiles(positionals));
else if (positionals.length > 0) printAll(positionals);
else process.exitCode = check() ? 0 : 1;

function check(): boolean {
  const hits = listFiles([]).flatMap(readHits);
  const counts = countByFolder(hits);
  const baseline = existsSync(BASELINE)
    ? (JSON.parse(readFileSync(BASELINE, 'utf8')) as Record<string, number>)
    : {};
  const { risen, total, allowed } = compare(counts, baseline);
  for (const { file, line, found, instead } of hits.filter(({ file }) =>
    risen.some((folder) => file.startsWith(folder)),
  ))
    console.error(`${file}:${line}  ${found}  →  ${instead}`);
  for (const [folder, count] of Object.entries(counts))
    console.log(
      `${String(count).padStart(6)}  ${folder}${count < (baseline[folder] ?? 0) ? ` (baseline ${baseline[folder]})` : ''}`,
    );
  console.log(
    `${total} hits, ${allowed} in the baseline${risen.length > 0 ? `; more than before in ${risen.join(', ')}` : ''}`,
  );
  if (!values.baseline) return risen.length === 0;
  if (total > allowed && existsSync(BASELINE)) return false;
  writeFileSync(BASELINE, `${JSON.stringify(counts, null, 2)}\n`);
  return true;
}

function printAll(below: readonly string[]): void {
  const hits = listFiles(below).flatMap(readHits);
  for (const { file, line, found, instead } of hits) console.log(`${file}:${line}  ${found}  →  ${instead}`);
  for (const [folder, count] of Object.entries(countByFolder(hits)))
    console.log(`${String(count).padStart(6)}  ${folder}`);
  process.exitCode = hits.length === 0 ? 0 : 1;
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
