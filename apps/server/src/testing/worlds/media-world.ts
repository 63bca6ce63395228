import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createStaffToken } from '../../cli/staff-tokens.ts';
import { type MediaWorkshop, openMediaStorage } from '../../features/media/media-storage.ts';
import { checkPicture } from '../../features/media/rendering/check-picture.ts';
import { renderPicture } from '../../features/media/rendering/render-picture.ts';
import { aSite } from '../builders/builders.ts';
import { aMediaSender, aPhotograph } from '../builders/media/sending-media.ts';
import { testDatabase } from '../database/database.ts';
import { testApp } from './test-app.ts';

export type MediaWorld = Awaited<ReturnType<typeof openMediaWorld>>;

/** Two sites with editors of each and of the brand, and what the worker does to their pictures. */
export async function openMediaWorld() {
  const database = await testDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'paddock-media-'));
  await aSite(database.owner, { slug: 'it' });
  await aSite(database.owner, { slug: 'es' });
  const api = await testApp(database.appUrl, { environment: { PADDOCK_UPLOADS_DIR: directory } });
  const workshop: MediaWorkshop = {
    db: database.app,
    ...openMediaStorage(database.app, { kind: 'disk', directory }),
    scanner: null,
  };
  async function senderOf(site: string | null, tenant: string) {
    const made = await createStaffToken(database.owner, { site, role: 'editor', name: `editor of ${site}` });
    if (!made.ok) throw new Error(made.code);
    return aMediaSender(api.app, { token: made.token, tenant });
  }
  const brand = await senderOf(null, 'it');

  /** Checks and renders, as the worker does. */
  async function make(id: string) {
    const outcome = await checkPicture(workshop, id);
    return outcome === 'checked' ? renderPicture(workshop, id) : outcome;
  }
  interface Uploaded {
    readonly sender?: typeof brand;
    readonly bytes?: Buffer;
    readonly replaces?: string;
    readonly name?: string;
  }
  /** The key of a picture that is ready. */
  async function upload({ sender = brand, bytes, replaces, name = 'Lupo di notte.JPG' }: Uploaded = {}) {
    const id = await sender.send(bytes ?? (await aPhotograph()), name, replaces);
    const outcome = await make(id);
    if (outcome !== 'rendered') throw new Error(outcome);
    return (await sender.status(id)).key as string;
  }
  const inLibrary = async (key: string) => {
    const pictures = (await api.app.inject({ url: '/api/front/media' })).json().data;
    return pictures.find((picture: { key: string }) => picture.key === key);
  };
  const auditOf = async (key: string) => {
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where subject_ref = ${key} order by id`.execute(database.owner);
    return rows.map(({ action }) => action);
  };
  /** A page of the brand that shows the picture, and names its key in a text. */
  const aPage = (key: string, slug = 'home') =>
    sql<{ id: number }>`
      insert into page_versions (slug, locale, title, description, blocks, publish_at, created_by)
      values (${slug}, 'it', 'Uno', 'Due', ${JSON.stringify([
        { type: 'gallery', items: [{ image: key, alt: '' }] },
        { type: 'banner', headline: key },
      ])}::jsonb, now(), 'test') returning id`.execute(database.owner);

  return {
    database,
    directory,
    api,
    workshop,
    brand,
    italy: await senderOf('it', 'it'),
    spain: await senderOf('es', 'es'),
    make,
    upload,
    inLibrary,
    auditOf,
    aPage,
    rendition: (name: string) => api.app.inject({ url: `/api/front/media/${name}` }),
    filesOf: async (text: string) =>
      (await readdir(directory, { recursive: true })).filter((name) => name.includes(text)),
    close: async () => {
      await api.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
