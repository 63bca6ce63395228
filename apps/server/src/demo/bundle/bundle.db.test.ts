import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { asUrl, type BundleWorld, openBundleWorld, readFolder } from '../../testing/worlds/bundle-world.ts';
import { diffBundles } from './diff-bundles.ts';
import { readBundle } from './read-bundle.ts';
import { readContent } from './read-content.ts';

let staging: BundleWorld;
let production: BundleWorld;
let folder: string;
let picture: string;
let number: number;
const NEXT_YEAR = new Date(new Date().getUTCFullYear() + 1, 5, 1, 9);
const HOME = { slug: 'home', locale: 'en' };

beforeAll(async () => {
  [staging, production] = [await openBundleWorld(), await openBundleWorld()];
  folder = await mkdtemp(path.join(tmpdir(), 'paddock-bundle-'));
  picture = await staging.upload();
  await sql`update media set focal_x = 20, focal_y = 30 where key = ${picture}`.execute(
    staging.database.owner,
  );
  await sql`insert into media_translations (media_id, locale, alt)
            select id, 'it', 'Lupo di notte' from media where key = ${picture}`.execute(
    staging.database.owner,
  );
  await staging.page(HOME, 'Welcome');
  await staging.page(HOME, 'Summer', NEXT_YEAR);
  await staging.page({ ...HOME, locale: 'it' }, 'Benvenuti');
  await staging.page({ ...HOME, locale: 'en-US' }, 'Howdy');
  await staging.page({ ...HOME, locale: 'it', site: 'it' }, 'Solo in Italia');
  await staging.menu({ entries: [{ key: 'company', labels: { it: 'Noi' }, hidden: false, children: [] }] });
  await staging.menu({ entries: [] }, 'es');
  number = await staging.article({ slug: 'a-race', cover: picture }, 'A race');
  await staging.article({ slug: 'a-race', cover: picture, at: NEXT_YEAR }, 'The race of the year', number);
  await staging.words('interface', 'cart.pay', 'it', 'Paga adesso');
  await staging.words('mail', 'cart.title', 'en', 'The cart');
  await staging.term('cesto', 'Basket.');
  await staging.export(path.join(folder, 'first'));
}, 120_000);
afterAll(async () => {
  await staging.close();
  await production.close();
  await rm(folder, { recursive: true });
});

const first = () => path.join(folder, 'first');
const diff = async (world: BundleWorld, at = first()) => {
  const content = await unsafeWithAllSites(world.database.owner, (tx) => readContent(tx));
  return diffBundles(await readBundle(asUrl(at)), content, new Date());
};
const TABLES = [
  'page_versions',
  'menu_versions',
  'articles',
  'text_overrides',
  'glossary_terms',
  'media',
  'media_files',
  'audit_log',
];
const snapshot = async ({ database }: BundleWorld) => {
  const counts = TABLES.map(async (table) => {
    const { rows } = await sql`select t.* from ${sql.table(table)} t order by t::text`.execute(
      database.owner,
    );
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};
async function change(name: string, work: (content: Record<string, unknown>) => void) {
  const file = path.join(first(), name);
  const content = JSON.parse(await readFile(file, 'utf8'));
  work(content);
  await writeFile(file, JSON.stringify(content));
}

test('[BUNDLE-01] an export that is imported elsewhere and exported again is the same, byte for byte', async () => {
  const done = await production.import(first());
  expect([done.left, done.unknown]).toEqual([[], []]);
  expect(await production.renderAll()).toEqual(['rendered']);
  const second = path.join(folder, 'second');
  await production.export(second);
  const [before, after] = [await readFolder(first()), await readFolder(second)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, bytes] of before) expect(after.get(name), name).toBe(bytes);
  expect([...before.keys()]).toEqual(
    expect.arrayContaining([
      'bundle.json',
      'glossary/it.json',
      'library.json',
      `library/${picture}.jpg`,
      'menus/head.json',
      'news.json',
      'news/a-race.2.json',
      'news/a-race.json',
      'pages/home/en-US.json',
      'pages/home/en.2.json',
      'pages/home/en.json',
      'sites/es/menus/head.json',
      'sites/it/pages/home/it.json',
      'words/interface/it.json',
      'words/mail/en.json',
    ]),
  );
}, 60_000);

test('[BUNDLE-02] a second import changes nothing, and a diff finds nothing', async () => {
  const before = await snapshot(production);
  const { report } = await production.import(first());
  for (const [table, { inserted, updated, removed }] of Object.entries(report))
    expect([table, inserted, updated, removed]).toEqual([table, 0, 0, 0]);
  expect(await snapshot(production)).toEqual(before);
  expect(await diff(production)).toEqual([]);
});

test('[BUNDLE-03] imported content is a version with an instant: scheduled stays scheduled, and the version before comes back', async () => {
  const { rows } = await sql<{ title: string; at: Date }>`
    select title, publish_at as at from page_versions where slug = 'home' and locale = 'en' and publish_at > now()`.execute(
    production.database.owner,
  );
  expect(rows).toEqual([{ title: 'Summer', at: NEXT_YEAR }]);
  const { rows: instants } = await sql`
    select tag from content_instants where at = ${NEXT_YEAR} order by tag`.execute(production.database.owner);
  expect(instants).toContainEqual({ tag: 'content:home' });
  await change('pages/home/it.json', (page) => {
    page.title = 'Ben tornati';
  });
  await production.import(first());
  expect(await production.shown('home', 'it')).toBe('Ben tornati');
  await production.withdraw('home', 'it');
  expect(await production.shown('home', 'it')).toBe('Benvenuti');
  // Withdrawing was an act of the desk: the import does not publish it again.
  expect((await production.import(first())).left).toEqual(['page home it']);
  expect(await production.shown('home', 'it')).toBe('Benvenuti');
});

test('[BUNDLE-04] what the desk has changed wins over an import, whatever its kind', async () => {
  const { owner } = production.database;
  await production.page(HOME, 'Written here');
  await production.menu({ entries: [] });
  await production.article({ slug: 'a-race', cover: picture }, 'Corrected here', number);
  await production.words('interface', 'cart.pay', 'it', 'Paga qui');
  await sql`update glossary_terms set definition = 'A basket.', revision = revision + 1 where term = 'cesto'`.execute(
    owner,
  );
  await sql`update media set focal_x = 80, revision = revision + 1 where key = ${picture}`.execute(owner);
  const before = await snapshot(production);
  const { left, report } = await production.import(first());
  expect([...left].sort()).toEqual([
    'article news/a-race',
    'glossary it cesto',
    `library ${picture}`,
    'menu head',
    'page home en',
    'page home it',
    'words interface/it cart.pay',
  ]);
  expect(report.page_versions).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
  expect(await snapshot(production)).toEqual(before);
  expect(await production.shown('home', 'en')).toBe('Written here');
});

test('[BUNDLE-05] the diff names file, site, locale and field of exactly what differs, and what is the desk’s', async () => {
  await change('sites/it/pages/home/it.json', (page) => {
    page.description = 'Another one';
  });
  const found = await diff(production);
  const lines = found.map(({ path: at, site, locale, field, isDesk }) =>
    [at, site, locale, field.replace(/[0-9a-f]{12}/, '<id>'), isDesk ? 'desk' : 'import'].join(' | '),
  );
  expect(lines).toEqual([
    'glossary/it.json |  | it | cesto.definition | desk',
    `library.json |  |  | ${picture}.focus.x | desk`,
    'menus/head.json |  |  | entries.company | desk',
    'news/a-race.json |  |  | publish_until | desk',
    'news/a-race.json |  | en | texts.en.title | desk',
    // Another block in the place of the one before.
    'news/a-race.json |  | en | texts.en.blocks.<id> | desk',
    'news/a-race.json |  | en | texts.en.blocks.<id> | desk',
    'pages/home/en.json |  | en | title | desk',
    'pages/home/en.json |  | en | blocks.<id> | desk',
    'pages/home/en.json |  | en | blocks.<id> | desk',
    'pages/home/it.json |  | it | title | desk',
    'sites/it/pages/home/it.json | it | it | description | import',
    'words/interface/it.json |  | it | shop.cart.pay | desk',
  ]);
});

const command = (...args: string[]) =>
  new Promise<{ code: number | null; out: string }>((resolve) => {
    const file = fileURLToPath(new URL('../../cli/brand.ts', import.meta.url));
    const { ownerUrl, appUrl } = production.database;
    const env = {
      ...process.env,
      INIT_CWD: folder,
      PADDOCK_OWNER_DATABASE_URL: ownerUrl,
      PADDOCK_DATABASE_URL: appUrl,
      PADDOCK_UPLOADS_DIR: production.directory,
    };
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
  });

test('[BUNDLE-06] the command ends with 1 where something differs, with 0 where nothing does, and with 2 on a mistake', async () => {
  const [same, other, wrong] = await Promise.all([
    command('export', 'third').then(() => command('diff', 'third')),
    command('diff', 'first'),
    command('diff', 'nowhere'),
  ]);
  expect(same).toEqual({ code: 0, out: 'Nothing differs.\n' });
  expect(other.code).toBe(1);
  expect(other.out).toContain(
    'sites/it/pages/home/it.json, site it, locale it, field description: folder "Another one", database "What it is about"\n',
  );
  expect(other.out).toContain(
    'field title: folder "Welcome", database "Written here" (of the desk: an import leaves it alone)\n',
  );
  expect(wrong.code).toBe(2);
}, 60_000);

test('[BUNDLE-07] an import that cannot be done as a whole does nothing: every reason is named, no original stays', async () => {
  const before = await snapshot(production);
  const files = await production.originals();
  const broken = path.join(folder, 'broken');
  await cp(first(), broken, { recursive: true });
  await cp(path.join(broken, 'sites/it'), path.join(broken, 'sites/fr'), { recursive: true });
  const article = JSON.parse(await readFile(path.join(broken, 'news/a-race.json'), 'utf8'));
  await writeFile(
    path.join(broken, 'news/a-race.json'),
    JSON.stringify({ ...article, cover: 'no-such-picture' }),
  );
  await expect(production.import(broken)).rejects.toThrow(/no site "fr"\n.*no picture "no-such-picture"/);

  await rm(path.join(broken, 'sites/fr'), { recursive: true });
  await cp(path.join(first(), 'news/a-race.json'), path.join(broken, 'news/a-race.json'));
  const library = JSON.parse(await readFile(path.join(broken, 'library.json'), 'utf8'));
  library.push({ ...library[0], key: 'new-one' });
  await writeFile(path.join(broken, 'library.json'), JSON.stringify(library));
  // The page is refused by the database after pictures and menus have been written.
  await sql`alter table page_versions add constraint no_more check (title <> 'Refused') not valid`.execute(
    production.database.owner,
  );
  const page = { title: 'Refused', description: 'a', blocks: [{ type: 'text', html: '<p>a</p>' }] };
  await writeFile(path.join(broken, 'pages/home/de.json'), JSON.stringify(page));
  await expect(production.import(broken)).rejects.toThrow(/no_more/);
  expect(await snapshot(production)).toEqual(before);
  expect(await production.originals()).toBe(files);
  await writeFile(path.join(broken, library[0].original.file), 'cut');
  await expect(production.import(broken)).rejects.toThrow(/is not the file that library.json describes/);
});

test('[BUNDLE-08] an original is checked by its content as an upload is: one that is no picture is refused', async () => {
  const hostile = path.join(folder, 'hostile');
  await cp(first(), hostile, { recursive: true });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const original = {
    file: 'library/poster.jpg',
    name: 'poster.jpg',
    bytes: svg.length,
    sha256: createHash('sha256').update(svg).digest('hex'),
  };
  const library = JSON.parse(await readFile(path.join(hostile, 'library.json'), 'utf8'));
  await writeFile(path.join(hostile, original.file), svg);
  await writeFile(
    path.join(hostile, 'library.json'),
    JSON.stringify([...library, { ...library[0], key: 'poster', original }]),
  );
  await production.import(hostile);
  expect(await production.renderAll()).toEqual(['wrong_type']);
  expect(await production.inLibrary('poster')).toBeUndefined();
});

test('[BUNDLE-09] an import is an act of the machine in the log of every site, and one that changes nothing is none', async () => {
  const { rows } = await sql<{ slug: string; actor_kind: string; acts: number; after: { changed: object } }>`
    select s.slug, a.actor_kind, count(*)::int as acts from audit_log a join sites s on s.id = a.site_id
     where a.action = 'brand.import' group by s.slug, a.actor_kind order by s.slug`.execute(
    production.database.owner,
  );
  expect(rows).toEqual([
    { slug: 'es', actor_kind: 'system', acts: 3 },
    { slug: 'it', actor_kind: 'system', acts: 3 },
  ]);
});
