import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveMedia } from '../../demo/load/catalogue.sql.ts';
import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { aProduct } from '../../testing/builders/builders.ts';
import { aPicture } from '../../testing/builders/catalogue-builders.ts';
import { SVG } from '../../testing/builders/media/hostile-pictures.ts';
import { aPhotograph } from '../../testing/builders/media/sending-media.ts';
import { type MediaWorld, openMediaWorld } from '../../testing/worlds/media-world.ts';
import { sweepMedia, sweepOriginals } from './rendering/sweep-media.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await openMediaWorld();
});
afterAll(() => world.close());

describe('[MEDIA-01] an uploaded picture', () => {
  test('comes in pieces, is rendered, and is served in three formats at the widths it has', async () => {
    const bytes = await aPhotograph(900, 600);
    const half = Math.floor(bytes.length / 2);
    const made = await world.brand.create(bytes.length, 'Città, 1961.jpg');
    expect(made.statusCode, made.body).toBe(201);
    const location = String(made.headers.location);
    expect(location).toMatch(/^\/api\/staff\/media\/uploads\/[0-9a-f-]{36}$/);
    const id = location.split('/').at(-1) ?? '';
    expect((await world.brand.patch(id, 0, bytes.subarray(0, half))).statusCode).toBe(204);
    expect((await world.brand.head(id)).headers['upload-offset']).toBe(String(half));
    expect((await world.brand.patch(id, 0, bytes.subarray(0, half))).statusCode).toBe(409);
    expect((await world.brand.patch(id, half, bytes.subarray(half))).statusCode).toBe(204);
    const { key, status } = await world.brand.status(id);
    expect(key).toMatch(/^citta-1961-[a-z0-9]{4}$/);
    expect(status).toBe('uploaded');
    expect(await world.inLibrary(key)).toBeUndefined();
    expect(await world.make(id)).toBe('rendered');

    const picture = await world.inLibrary(key);
    expect(picture).toMatchObject({ width: 900, height: 600, widths: [320, 480, 800, 900], focus: null });
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    for (const format of ['avif', 'webp', 'jpeg'])
      for (const width of picture.widths) {
        const answer = await world.rendition(`${key}-${picture.hash}-${width}.${format}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
      }
    expect((await world.rendition(`${key}-${picture.hash}-640.webp`)).statusCode).toBe(404);
    expect(await world.auditOf(key)).toEqual(['media.upload']);
  });

  test('belongs to its sender, is at most 40 MB, and may be dropped before it is whole', async () => {
    const bytes = await aPhotograph(64, 64);
    const made = await world.italy.create(bytes.length, 'a.jpg');
    const id = String(made.headers.location).split('/').at(-1) ?? '';
    expect((await world.spain.head(id)).statusCode).toBe(404);
    expect((await world.spain.patch(id, 0, bytes)).statusCode).toBe(404);
    expect((await world.italy.create(40 * 1024 * 1024 + 1, 'a.jpg')).statusCode).toBe(413);
    expect((await world.italy.create(10, 'a.jpg', 'no-such-key')).statusCode).toBe(404);
    const { key } = await world.italy.status(id);
    expect((await world.italy.drop(id)).statusCode).toBe(204);
    expect((await world.italy.head(id)).statusCode).toBe(404);
    expect(await world.filesOf(id)).toEqual([]);
    expect(await world.auditOf(key)).toEqual(['media.upload', 'media.drop']);
  });

  test('that turned its camera is shown upright', async () => {
    const turned = await sharp(await aPhotograph(400, 200))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const key = await world.upload({ bytes: turned });
    expect(await world.inLibrary(key)).toMatchObject({ width: 200, height: 400 });
  });
});

test('[MEDIA-06] a replacement keeps the key, has another address, leaves the files before and purges pages', async () => {
  const key = await world.upload({ bytes: await aPhotograph(700, 500) });
  const before = await world.inLibrary(key);
  await world.aPage(key, 'about');
  await sql`delete from graphile_worker._private_jobs`.execute(world.database.owner);
  expect(await world.upload({ bytes: await aPhotograph(1000, 500), replaces: key })).toBe(key);
  const after = await world.inLibrary(key);
  expect(after).toMatchObject({ width: 1000, height: 500 });
  expect(after.hash).not.toBe(before.hash);
  expect((await world.rendition(`${key}-${before.hash}-320.webp`)).statusCode).toBe(200);
  expect((await world.rendition(`${key}-${after.hash}-1000.webp`)).statusCode).toBe(200);
  const { rows } = await sql<{ tags: string[] }>`
    select payload -> 'data' -> 'tags' as tags from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'edge.purge'`.execute(
    world.database.owner,
  );
  expect(rows.flatMap(({ tags }) => tags).sort()).toEqual(['site:es', 'site:it']);
  // A refused replacement changes nothing.
  const id = await world.brand.send(Buffer.from(SVG), 'x.jpg', key);
  expect(await world.make(id)).toBe('wrong_type');
  expect(await world.inLibrary(key)).toEqual(after);
  expect(await world.auditOf(key)).toEqual(['media.upload', 'media.replace', 'media.replace']);
});

test('[MEDIA-14] the original of a replaced picture is deleted after 90 days; its renditions and the newer original stay', async () => {
  const { owner } = world.database;
  const key = await world.upload({ bytes: await aPhotograph(700, 500) });
  const before = await world.inLibrary(key);
  await world.upload({ bytes: await aPhotograph(900, 500), replaces: key });
  const { rows: files } = await sql<{ id: string; isReplaced: boolean }>`
    select f.id, f.replaced_at is not null as "isReplaced" from media_files f join media m on m.id = f.media_id
     where m.key = ${key} order by f.created_at`.execute(owner);
  const [first = '', second = ''] = files.map(({ id }) => id);
  expect(files.map(({ isReplaced }) => isReplaced)).toEqual([true, false]);
  expect(await sweepOriginals(world.workshop)).toBe(0);
  expect(await world.filesOf(first)).toHaveLength(1);
  await sql`update media_files set replaced_at = replaced_at - interval '91 days' where replaced_at is not null`.execute(
    owner,
  );
  expect(await sweepOriginals(world.workshop)).toBeGreaterThan(0);
  expect(await world.filesOf(first)).toEqual([]);
  expect(await world.filesOf(second)).toHaveLength(1);
  expect((await world.rendition(`${key}-${before.hash}-320.webp`)).statusCode).toBe(200);
  expect((await world.brand.get(key)).json().data.original).toMatchObject({ mime_type: 'image/jpeg' });
  expect(await sweepOriginals(world.workshop)).toBe(0);
});

test('[MEDIA-07] a picture in use cannot be retired and the refusal says where; unused it is, and comes back', async () => {
  const key = await world.upload();
  const { rows } = await world.aPage(key, 'company');
  const refused = await world.brand.retire(key);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'media_in_use',
    data: { uses: [{ kind: 'page', ref: 'company', locale: 'it', site: null }] },
  });
  await sql`update page_versions set publish_until = now() where id = ${rows[0]?.id}`.execute(
    world.database.owner,
  );
  expect((await world.brand.retire(key)).statusCode).toBe(200);
  expect((await world.brand.retire(key)).statusCode).toBe(409);
  expect(
    (await world.brand.list('status=retired')).json().data.map((row: { key: string }) => row.key),
  ).toContain(key);
  expect((await world.brand.list()).json().data.map((row: { key: string }) => row.key)).not.toContain(key);
  expect((await world.brand.restore(key)).statusCode).toBe(200);
  const cover = await aPicture(world.database.owner, { key: 'cover-of-news' });
  await sql`insert into articles (slug, cover) values ('first', 'cover-of-news')`.execute(
    world.database.owner,
  );
  expect((await world.brand.retire(cover.key)).json().data.uses).toEqual([
    { kind: 'article', ref: 'first', locale: null, site: null },
  ]);
  expect(await world.auditOf(key)).toEqual(['media.upload', 'media.retire', 'media.restore']);
});

test('[MEDIA-07] a picture or film of a product and the still of a film cannot be retired', async () => {
  const { owner } = world.database;
  const retire = async (key: string) => {
    const refused = await world.brand.retire(key);
    return [refused.statusCode, refused.json().data?.uses];
  };
  const [shown, cover, film] = await Promise.all([
    aPicture(owner, { key: 'in-gallery' }),
    aPicture(owner, { key: 'of-feature' }),
    aPicture(owner, { key: 'still' }),
  ]);
  const video = await aPicture(owner, { key: 'ride-film', mime_type: 'video/mp4', poster_id: film.id });
  const product = await aProduct(owner, { slug: 'passo-700' });
  const other = await aProduct(owner, { slug: 'lupo-500' });
  await sql`insert into product_media (product_id, media_id) values (${product.id}, ${shown.id})`.execute(
    owner,
  );
  await sql`insert into product_features (product_id, original_title, cover_media_id, video_media_id)
    values (${other.id}, 'Brakes', ${cover.id}, ${video.id})`.execute(owner);
  const use = (kind: string, ref: string) => [409, [{ kind, ref, locale: null, site: null }]];
  expect(await retire('in-gallery')).toEqual(use('product', 'passo-700'));
  expect(await retire('of-feature')).toEqual(use('product', 'lupo-500'));
  expect(await retire('ride-film')).toEqual(use('product', 'lupo-500'));
  expect(await retire('still')).toEqual(use('film', 'ride-film'));
  await sql`delete from product_media where product_id = ${product.id}`.execute(owner);
  expect((await world.brand.retire('in-gallery')).statusCode).toBe(200);
});

describe('[MEDIA-08] focal point and alternative texts', () => {
  test('are saved against the revision that was seen', async () => {
    const key = await world.upload();
    const { revision } = (await world.brand.get(key)).json().data;
    const moved = await world.brand.focus(key, revision, { x: 64, y: 46 });
    expect(moved.json()).toEqual({ data: { key, revision: revision + 1 } });
    expect((await world.inLibrary(key)).focus).toBe('64% 46%');
    expect((await world.brand.focus(key, revision, { x: 1, y: 1 })).json().code).toBe('edited_meanwhile');
    expect((await world.brand.focus(key, revision + 1, { x: 101, y: 1 })).statusCode).toBe(422);
    const texts = { is_decorative: false, alts: { it: ' Una moto ', en: 'A motorcycle' } };
    expect((await world.brand.alternatives(key, revision + 1, texts)).statusCode).toBe(200);
    const gone = { is_decorative: false, alts: { en: '' } };
    expect((await world.brand.alternatives(key, revision + 2, gone)).statusCode).toBe(200);
    expect((await world.brand.get(key)).json().data).toMatchObject({
      alts: { it: 'Una moto' },
      alternatives: 1,
    });
    await world.brand.alternatives(key, revision + 3, { is_decorative: true, alts: {} });
    expect((await world.brand.get(key)).json().data).toMatchObject({ is_decorative: true, alternatives: 15 });
  });

  test('of a picture of the brand survive a reload of the brand', async () => {
    const brandPicture = {
      key: 'road-blu',
      mime_type: 'image/jpeg',
      width: 1600,
      height: 1000,
      hash: '0123456789',
      widths: [320, 480],
      formats: ['webp', 'jpeg'],
      color: null,
      placeholder: null,
      duration: null,
      poster: null,
      alts: null,
    };
    const reload = () =>
      unsafeWithAllSites(world.database.owner, async (tx) => {
        await saveMedia(tx, [brandPicture], {});
      });
    await reload();
    expect(await world.inLibrary('road-blu')).toBeUndefined();
    const { revision } = (await world.brand.get('road-blu')).json().data;
    await world.brand.focus('road-blu', revision, { x: 10, y: 20 });
    await reload();
    expect(await world.inLibrary('road-blu')).toMatchObject({ focus: '10% 20%', formats: ['webp', 'jpeg'] });
  });
});

test('[MEDIA-09] editors of a site change its pictures, not those of another site or of the brand', async () => {
  const ofItaly = await world.upload({ sender: world.italy });
  const ofBrand = await world.upload();
  const can = async (sender: typeof world.italy, key: string) => {
    const { data } = (await sender.get(key)).json();
    const answer = await sender.focus(key, data.revision, { x: 5, y: 5 });
    const offered = data.actions.find(({ name }: { name: string }) => name === 'media.focus').allowed;
    expect(offered).toBe(answer.statusCode === 200);
    return answer.statusCode;
  };
  expect(await can(world.italy, ofItaly)).toBe(200);
  expect(await can(world.brand, ofItaly)).toBe(200);
  expect(await can(world.spain, ofItaly)).toBe(403);
  expect(await can(world.italy, ofBrand)).toBe(403);
  expect((await world.italy.create(10, 'x.jpg', ofBrand)).statusCode).toBe(403);
  expect((await world.italy.retire(ofBrand)).statusCode).toBe(403);
  expect(await world.auditOf(ofItaly)).toEqual(['media.upload', 'media.focus', 'media.focus']);
});

test('[MEDIA-10] the list is filtered and paged', async () => {
  await aPicture(world.database.owner, { key: 'list-film', mime_type: 'video/mp4' });
  const used = await world.upload({ bytes: await aPhotograph(100, 80), name: 'list used.jpg' });
  await world.aPage(used, 'list');
  const unused = await world.upload({ bytes: await aPhotograph(120, 80), name: 'list unused.jpg' });
  const { revision } = (await world.brand.get(unused)).json().data;
  await world.brand.alternatives(unused, revision, { is_decorative: true, alts: {} });
  const keys = async (query: string) =>
    (await world.brand.list(query)).json().data.map(({ key }: { key: string }) => key);
  expect(await keys('q=list')).toEqual([unused, used, 'list-film']);
  expect(await keys('q=LIST%20us')).toEqual([used]);
  expect(await keys('q=list&kind=film')).toEqual(['list-film']);
  expect(await keys('q=list&use=used')).toEqual([used]);
  expect(await keys('q=list&use=unused&kind=picture')).toEqual([unused]);
  expect(await keys('q=list&alt=missing')).toEqual([used, 'list-film']);
  const first = (await world.brand.list('q=list&limit=2')).json();
  expect(first.meta).toMatchObject({ count: 3, count_is: 'exact' });
  expect(await keys(`q=list&limit=2&after=${first.meta.next}`)).toEqual(['list-film']);
  const row = first.data[0];
  const preview = await world.brand.file(row.preview);
  expect(preview.headers['content-type']).toBe('image/webp');
  expect((await world.italy.list('sites=es')).statusCode).toBe(403);
});

test('refused and unfinished uploads are swept with their bytes', async () => {
  const open =
    String((await world.brand.create(500, 'never.jpg')).headers.location)
      .split('/')
      .at(-1) ?? '';
  const bad = await world.brand.send(Buffer.from(SVG), 'bad.jpg');
  await world.make(bad);
  expect(await sweepMedia(world.workshop)).toBe(0);
  expect(await sweepMedia(world.workshop, 0)).toBeGreaterThanOrEqual(2);
  for (const id of [open, bad]) expect((await world.brand.head(id)).statusCode).toBe(404);
  expect(await world.filesOf(open)).toEqual([]);
});
