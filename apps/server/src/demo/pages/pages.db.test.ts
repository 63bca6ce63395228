import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type DemoPage, readPages, savePages } from './pages.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'brand-pages-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const text = (title: string) => ({ title, description: 'a', blocks: [{ type: 'text', html: '<p>a</p>' }] });
async function write(name: string, content: unknown) {
  const file = path.join(folder, 'pages', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}
const read = () => readPages(pathToFileURL(`${folder}/`));
const save = (pages: readonly DemoPage[]) => unsafeWithAllSites(database.owner, (tx) => savePages(tx, pages));
const counts = ({ inserted, updated, removed }: Awaited<ReturnType<typeof save>>) => [
  inserted,
  updated,
  removed,
];

test('pages come from their files: new ones are added, changed ones become the next version, others stay', async () => {
  await write('terms/en.json', text('Terms'));
  await write('terms/it.json', text('Condizioni'));
  expect(counts(await save(await read()))).toEqual([2, 0, 0]);
  expect(counts(await save(await read()))).toEqual([0, 0, 0]);
  await write('terms/it.json', text('Condizioni generali'));
  expect(counts(await save(await read()))).toEqual([0, 1, 0]);
  expect(counts(await save(await read()))).toEqual([0, 0, 0]);
  const rows = await database.owner.selectFrom('page_versions').select(['title', 'for_site_id']).execute();
  expect(rows.map(({ title }) => title).sort()).toEqual(['Condizioni', 'Condizioni generali', 'Terms']);
  await rm(path.join(folder, 'pages/terms/en.json'));
  expect(counts(await save(await read()))).toEqual([0, 0, 1]);
});

test('everything wrong with the files is named at once', async () => {
  await write('terms/xx.json', text('Terms'));
  await write('home/en.json', '{ "title": ');
  await write('home/it.json', { ...text('Casa'), blocks: [{ type: 'carousel' }] });
  await expect(read()).rejects.toThrow(
    /home\/en\.json: .+\n.+home\/it\.json blocks\.0.+\n.+terms\/xx\.json: is called/s,
  );
});
