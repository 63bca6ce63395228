// `node apps/server/src/cli/brand.ts export|import|diff <folder>`: moves all content between installations as files.
// docs/operate/brand-bundle.md
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../config.ts';
import type { Difference } from '../demo/bundle/diff-bundles.ts';
import type { SavedContent } from '../demo/bundle/save-content.ts';
import { openDb, unsafeWithAllSites } from '../platform/db/db.ts';
import { openFileStorage } from '../platform/files/open-file-storage.ts';
import { ownerDatabaseUrl } from './owner-database.ts';

const MAX_LENGTH = 60;

function shorten(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** One difference in one line: where it is, what the folder has, what the database has. */
function describeDifference(difference: Difference): string {
  const { path, site, locale, field, folder, database, isDesk } = difference;
  const at = [
    path,
    ...(site ? [`site ${site}`] : []),
    ...(locale ? [`locale ${locale}`] : []),
    ...(field ? [`field ${field}`] : []),
  ].join(', ');
  const desk = isDesk ? ' (of the desk: an import leaves it alone)' : '';
  return `${at}: folder ${shorten(folder)}, database ${shorten(database)}${desk}`;
}

/** What an import did, by table, and what it left alone. */
function describeImport({ report, left, unknown }: SavedContent): string[] {
  const tables = Object.entries(report).flatMap(([table, { inserted, updated, removed }]) =>
    inserted + updated + removed > 0
      ? [`${table}: ${inserted} added, ${updated} changed, ${removed} ended`]
      : [],
  );
  return [
    ...(tables.length > 0 ? tables : ['Nothing changed.']),
    ...left.map((name) => `left alone, changed at the desk: ${name}`),
    ...unknown.map((name) => `not imported, unknown here: ${name}`),
  ];
}

const USAGE = `Usage: node apps/server/src/cli/brand.ts <command> <folder>
  export <folder>   writes all content of this installation to an empty folder, or over the export before
  diff <folder>     what differs between a folder and this installation; exit status 1 when something does
  import <folder>   brings this installation to what a folder says; what the desk has changed stays`;

const [command = '', target = ''] = process.argv.slice(2);
const COMMANDS = { export: runExport, import: runImport, diff: runDiff };

if (!Object.hasOwn(COMMANDS, command) || target === '') {
  console.error(USAGE);
  process.exit(2);
}

const folder = pathToFileURL(`${path.resolve(process.env.INIT_CWD ?? '.', target)}/`);
const originals = openFileStorage(readConfig().files, 'media-originals');
const { db, close } = openDb({
  url: ownerDatabaseUrl(),
  applicationName: 'paddock-brand',
  maxConnections: 1,
  waitMs: 60_000,
  statementTimeoutMs: 120_000,
});
// 0 done or the same, 1 something differs, 2 it could not be done.
process.exitCode = await COMMANDS[command as keyof typeof COMMANDS]()
  .catch((error: Error) => {
    console.error(error.message);
    return 2;
  })
  .finally(close);

async function runExport(): Promise<number> {
  const { exportBundle } = await import('../demo/bundle/export-bundle.ts');
  const { files, originals: pictures } = await exportBundle(db, folder, originals);
  console.log(`${files} files and ${pictures} originals of pictures written to ${target}`);
  return 0;
}

async function runImport(): Promise<number> {
  const { importBundle } = await import('../demo/bundle/import-bundle.ts');
  for (const line of describeImport(await importBundle(db, folder, originals))) console.log(line);
  return 0;
}

async function runDiff(): Promise<number> {
  const [{ readBundle }, { readContent }, { diffBundles }] = await Promise.all([
    import('../demo/bundle/read-bundle.ts'),
    import('../demo/bundle/read-content.ts'),
    import('../demo/bundle/diff-bundles.ts'),
  ]);
  const bundle = await readBundle(folder);
  const content = await unsafeWithAllSites(db, (tx) => readContent(tx, bundle.kinds));
  const differences = diffBundles(bundle, content, new Date());
  for (const difference of differences) console.log(describeDifference(difference));
  console.log(differences.length === 0 ? 'Nothing differs.' : `${differences.length} differences`);
  return differences.length === 0 ? 0 : 1;
}
