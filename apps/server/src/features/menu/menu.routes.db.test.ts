import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { MenuEntry } from './menu.contract.ts';

let database: TestDatabase;
let api: TestApp;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  const italy = await aSite(owner, { slug: 'it' });
  const france = await aSite(owner, { slug: 'fr' });
  await aSite(owner, { slug: 'xm', maintenance: true });
  const [road, , helmets] = await owner
    .insertInto('categories')
    .values([
      { type_id: 1, slug: 'road', original_name: 'Strada', picture: 'categories/road', position: 1 },
      { type_id: 1, slug: 'city', original_name: 'Città', position: 2 },
      { type_id: 2, slug: 'helmets', original_name: 'Caschi', position: 1 },
    ])
    .returning('id')
    .execute();
  await owner
    .insertInto('category_translations')
    .values([
      { category_id: road?.id ?? 0, locale: 'en', name: 'Road' },
      { category_id: road?.id ?? 0, locale: 'fr', name: 'Route' },
    ])
    .execute();
  const toLink = (category: { id: number } | undefined, type: number) => ({
    category_id: category?.id ?? 0,
    type_id: type,
  });
  const falco = await aProduct(owner, {
    ...toLink(road, 1),
    slug: 'falco',
    original_name: 'Falco',
    picture: 'products/falco',
  });
  const gufo = await aProduct(owner, { ...toLink(road, 1), slug: 'gufo', original_name: 'Gufo' });
  const draft = await aProduct(owner, { ...toLink(road, 1), slug: 'draft', status: 'draft' });
  const hidden = await aProduct(owner, { ...toLink(road, 1), slug: 'hidden' });
  const casco = await aProduct(owner, { ...toLink(helmets, 2), slug: 'casco', original_name: 'Casco' });
  await owner
    .insertInto('product_translations')
    .values([
      { product_id: falco.id, locale: 'en', name: 'Falcon', kind: 'Road', tagline: 'Born fast' },
      { product_id: falco.id, locale: 'fr', name: 'Faucon', kind: 'Route', tagline: 'Né rapide' },
    ])
    .execute();
  await owner
    .insertInto('site_products')
    .values([
      { site_id: italy.id, product_id: gufo.id, position: 2 },
      { site_id: italy.id, product_id: falco.id, position: 1, labels: ['featured', 'on_sale'] },
      { site_id: italy.id, product_id: draft.id },
      { site_id: italy.id, product_id: hidden.id, published: false },
      { site_id: italy.id, product_id: casco.id },
      { site_id: france.id, product_id: hidden.id },
    ])
    .execute();
  api = await testApp(database.appUrl);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (url: string, tenant = 'it', locale = 'en') =>
  api.app.inject({ url, headers: { 'x-tenant': tenant, 'x-locale': locale } });

const slugs = (entries: MenuEntry[]) =>
  Object.fromEntries(entries.map(({ slug, products }) => [slug, products.map((product) => product.slug)]));

test('[CALLS-07] [CATALOGUE-05] [CATALOGUE-10] the product menu: vehicle categories with the products this site shows, in its order', async () => {
  const answer = await ask('/api/front/menu/products?type_id=1');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toEqual([
    {
      name: 'Road',
      original_name: 'Strada',
      slug: 'road',
      image: 'categories/road',
      products: [
        {
          name: 'Falcon',
          original_name: 'Falco',
          slug: 'falco',
          image: 'products/falco',
          kind: 'Road',
          tagline: 'Born fast',
          labels: ['featured', 'on_sale'],
        },
        {
          name: 'Gufo',
          original_name: 'Gufo',
          slug: 'gufo',
          image: null,
          kind: null,
          tagline: null,
          labels: [],
        },
      ],
    },
  ]);
});

test('[CALLS-08] [CATALOGUE-06] [H-20] the category menu: equipment categories in the same shape', async () => {
  const { data } = (await ask('/api/front/menu/categories?type_id=2')).json();
  expect(slugs(data)).toEqual({ helmets: ['casco'] });
});

test('[CATALOGUE-09] a category has name and original_name with its products grouped; each product slug, name and image', async () => {
  const [road, city] = (await ask('/api/front/menu/categories?type_id=1', 'it', 'fr')).json().data;
  expect(road).toMatchObject({ name: 'Route', original_name: 'Strada' });
  expect(road.products).toEqual([
    expect.objectContaining({ slug: 'falco', name: 'Faucon', image: 'products/falco' }),
    expect.objectContaining({ slug: 'gufo', name: 'Gufo', image: null }),
  ]);
  expect(city).toMatchObject({ name: 'Città', original_name: 'Città', products: [] });
});

test('both calls honour the type asked for', async () => {
  const products = (await ask('/api/front/menu/products?type_id=2')).json().data;
  const categories = (await ask('/api/front/menu/categories?type_id=1')).json().data;
  expect(slugs(products)).toEqual({ helmets: ['casco'] });
  expect(slugs(categories)).toEqual({ road: ['falco', 'gufo'], city: [] });
});

test('names come in the locale asked for, else in English, else as the brand wrote them', async () => {
  const inFrench = (await ask('/api/front/menu/categories?type_id=1', 'it', 'fr')).json().data;
  const inPolish = (await ask('/api/front/menu/categories?type_id=1', 'it', 'pl')).json().data;
  expect([inFrench[0].name, inFrench[0].products[0].name, inFrench[1].name]).toEqual([
    'Route',
    'Faucon',
    'Città',
  ]);
  expect([inPolish[0].name, inPolish[0].products[0].name, inPolish[1].name]).toEqual([
    'Road',
    'Falcon',
    'Città',
  ]);
});

test('a site shows only what is published on it', async () => {
  expect(slugs((await ask('/api/front/menu/products?type_id=1', 'fr')).json().data)).toEqual({
    road: ['hidden'],
  });
});

test.each(['', '?type_id=3', '?type_id=', '?type_id=1;drop', '?type_id=1&type_id=2'])(
  'without a type we know (%s) the answer is 422 with the field named',
  async (query) => {
    const answer = await ask(`/api/front/menu/products${query}`, 'it', 'it');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['type_id']);
  },
);

test('an unknown or missing tenant is not found, one in maintenance is 503', async () => {
  expect((await ask('/api/front/menu/products?type_id=1', 'zz')).statusCode).toBe(404);
  expect((await api.app.inject('/api/front/menu/products?type_id=1')).json().code).toBe('site_unknown');
  expect((await ask('/api/front/menu/products?type_id=1', 'xm')).statusCode).toBe(503);
});

test('a menu costs two statements: which site, and the menu', async () => {
  await ask('/api/front/menu/products?type_id=1');
  expect(await statementsPerCall(api, '/api/front/menu/products')).toBeLessThanOrEqual(2);
});
