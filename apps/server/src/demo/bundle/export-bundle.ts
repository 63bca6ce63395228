import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { originalName } from '../../features/media/media-storage.ts';
import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { KINDS, readBundleFile } from './bundle.schema.ts';
import { readContent } from './read-content.ts';
import { toFiles } from './to-files.ts';

const BUNDLE_FILE = { format: 1, editions: 'whole', kinds: KINDS };

export interface Exported {
  readonly files: number;
  readonly originals: number;
}

/** Writes all content of the database to a folder, which becomes a bundle and has nothing else in it. */
export async function exportBundle(db: Db, folder: URL, originals: FileStorage): Promise<Exported> {
  await emptyFolder(folder);
  const content = await unsafeWithAllSites(db, (tx) => readContent(tx));
  const files = [['bundle.json', BUNDLE_FILE] as const, ...toFiles(content, new Date())];
  for (const [name, value] of files)
    await write(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`);
  let count = 0;
  for (const { file_id, original } of content.library)
    if (file_id && original) {
      await write(new URL(original.file, folder), await buffer(originals.read(originalName(file_id))));
      count += 1;
    }
  return { files: files.length, originals: count };
}

async function write(file: URL, content: string | Buffer): Promise<void> {
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, content);
}

/** An export before this one is replaced; any other folder with something in it is refused. */
async function emptyFolder(folder: URL): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  if (names.length === 0) return;
  const isExport = names.includes('bundle.json') && (await readBundleFile(folder)).editions === 'whole';
  if (!isExport) throw new Error(`${folder.pathname}: has files in it that no export has written`);
  for (const name of names) await rm(new URL(name, folder), { recursive: true });
}
