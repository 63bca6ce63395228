import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let lupo: Awaited<ReturnType<typeof aProduct>>;
let hidden: Awaited<ReturnType<typeof aProduct>>;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  const italy = await aSite(owner, { slug: 'it' });
  lupo = await aProduct(owner, { slug: 'lupo', original_name: 'Lupo', picture: 'lupo' });
  hidden = await aProduct(owner, { slug: 'hidden' });
  const retired = await aProduct(owner, { slug: 'retired', status: 'retired' });
  await showOn(owner, italy.id, lupo.id);
  await showOn(owner, italy.id, retired.id);
  const [owners, , , , care] = await owner
    .insertInto('manuals')
    .values([
      { product_id: lupo.id, slug: 'lupo-owner', original_name: 'Uso e manutenzione', position: 1 },
      { product_id: lupo.id, slug: 'lupo-parts', original_name: 'Ricambi', position: 2 },
      { product_id: hidden.id, slug: 'hidden-owner', original_name: 'Nascosto' },
      { product_id: retired.id, slug: 'retired-owner', original_name: 'Ritirato' },
      { product_id: null, slug: 'warranty', original_name: 'Garanzia' },
    ])
    .returning('id')
    .execute();
  await owner
    .insertInto('manual_translations')
    .values({ manual_id: owners?.id ?? 0, locale: 'en', name: "Owner's manual" })
    .execute();
  const file = { url: '/media/documents/lupo.pdf', bytes: 1_234_567 };
  await owner
    .insertInto('manual_files')
    .values([
      { ...file, manual_id: owners?.id ?? 0, locale: 'it', file_name: 'lupo-it.pdf' },
      { ...file, manual_id: owners?.id ?? 0, locale: 'en', file_name: 'lupo-en.pdf' },
      { ...file, manual_id: owners?.id ?? 0, locale: 'de', file_name: 'lupo-de.pdf' },
      { ...file, manual_id: care?.id ?? 0, locale: 'en', file_name: 'warranty.pdf' },
    ])
    .execute();
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (query = '', locale = 'en') =>
  api.app.inject({
    url: `/api/front/manuals${query}`,
    headers: { 'x-tenant': 'it', 'x-locale': locale },
  });
const names = async (query = '', locale = 'en') =>
  (await ask(query, locale)).json().data.map(({ name }: { name: string }) => name);

test('[CALLS-27] [CALLS-49] [MANUALS-02] all manuals of the models shown here and of the brand; of one product with product_id', async () => {
  expect(await names()).toEqual(["Owner's manual", 'Ricambi', 'Garanzia']);
  expect(await names(`?product_id=${lupo.id}`)).toEqual(["Owner's manual", 'Ricambi']);
  expect(await names(`?product_id=${hidden.id}`)).toEqual([]);
  expect(await names('?product_id=2147483647')).toEqual([]);
});

test('[MANUALS-03] a manual has a name and files with url and file_name, the reader’s language first', async () => {
  const [manual] = (await ask('', 'it')).json().data;
  expect(manual).toMatchObject({
    name: "Owner's manual",
    product: { id: lupo.id, slug: 'lupo', name: 'Lupo', image: 'lupo' },
  });
  expect(manual.files[0]).toEqual({
    url: '/media/documents/lupo.pdf',
    file_name: 'lupo-it.pdf',
    locale: 'it',
    mime_type: 'application/pdf',
    bytes: 1_234_567,
  });
  expect(manual.files.map(({ locale }: { locale: string }) => locale)).toEqual(['it', 'en', 'de']);
  expect((await ask()).json().data.at(-1)).toMatchObject({ name: 'Garanzia', product: null });
});

test.each(['0', '-1', 'lupo', '1.5', '2147483648', ''])('product_id=%s is 422', async (id) => {
  expect((await ask(`?product_id=${id}`)).statusCode).toBe(422);
});

test('manuals cost two statements: which site, and the manuals', async () => {
  await ask();
  expect(await statementsPerCall(api, '/api/front/manuals')).toBeLessThanOrEqual(2);
});
