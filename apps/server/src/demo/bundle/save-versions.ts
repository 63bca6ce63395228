import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/db/db.ts';
import type { Changes } from '../load/upsert.sql.ts';
import { findOpenVersions, replaceVersions, type SubjectChange, type VersionTable } from './subjects.sql.ts';
import { keepShown, type Window } from './versions.rules.ts';

interface Version extends Window {
  readonly site: string | null;
}

export type SiteIds = ReadonlyMap<string, number>;

/** What an import did, and what it left alone because the desk has changed it. */
export interface SavedVersions extends Changes {
  readonly left: readonly string[];
  /** Instants at which something that was written begins or ends by itself, with its subject. */
  readonly instants: readonly { readonly subject: Subject; readonly at: readonly Date[] }[];
}

interface Subject {
  readonly site: string | null;
  /** Of a page. */
  readonly slug?: string;
}

/** Versions as JSON keeps them, which is how the database answers. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Makes the subjects show what the files say. One that differs gets new versions, one that the files no longer have ends,
 * and one that the desk has changed since is left alone.
 */
export async function saveVersions<T extends Version>(
  tx: Tx,
  spec: VersionTable,
  files: readonly T[],
  siteIds: SiteIds,
): Promise<SavedVersions> {
  const now = new Date();
  const keyOf = (version: object) =>
    ['site', ...spec.key].map((name) => String((version as Record<string, unknown>)[name] ?? '')).join(' ');
  const wanted = Map.groupBy(files, keyOf);
  const present = Map.groupBy(await findOpenVersions<T>(tx, spec), keyOf);
  const contentOf = (versions: readonly T[]) =>
    keepShown(versions, now).map((version) => {
      const { publish_at, publish_until } = version;
      const fields = version as unknown as Record<string, unknown>;
      const content = Object.keys(spec.content).map((name) => [name, fields[name]]);
      return plain({ publish_at, publish_until, ...Object.fromEntries(content) });
    });
  const keys = [...new Set([...wanted.keys(), ...present.keys()])].sort();
  const changed = keys.filter(
    (key) => !isDeepStrictEqual(contentOf(wanted.get(key) ?? []), contentOf(present.get(key) ?? [])),
  );
  const changes = changed.map((key): SubjectChange => {
    const [any] = (wanted.get(key) ?? present.get(key) ?? []) as readonly Version[];
    const fields = any as unknown as Record<string, unknown>;
    const site = any?.site ?? null;
    const names = Object.fromEntries(spec.key.map((name) => [name, fields[name]]));
    const versions = contentOf(wanted.get(key) ?? []);
    return { subject: { ...names, site, for_site_id: site === null ? null : idOf(siteIds, site) }, versions };
  });
  if (changes.length === 0)
    return { rows: files.length, inserted: 0, updated: 0, removed: 0, left: [], instants: [] };
  const written = await replaceVersions(tx, spec, changes);
  const done = changed.filter((_, place) => written.has(place));
  return {
    rows: files.length,
    inserted: done.filter((key) => wanted.has(key) && !present.has(key)).length,
    updated: done.filter((key) => wanted.has(key) && present.has(key)).length,
    removed: done.filter((key) => !wanted.has(key)).length,
    left: changed.filter((_, place) => !written.has(place)),
    instants: changes
      .filter((_, place) => written.has(place))
      .map(({ subject, versions }) => ({
        subject: subject as unknown as Subject,
        at: (versions as readonly Window[]).flatMap(({ publish_at, publish_until }) =>
          [publish_at, publish_until].flatMap((instant) => (instant ? [new Date(instant)] : [])),
        ),
      }))
      .filter(({ at }) => at.length > 0),
  };
}

export function idOf(siteIds: SiteIds, site: string): number {
  const id = siteIds.get(site);
  if (id === undefined) throw new Error(`There is no site "${site}"`);
  return id;
}
