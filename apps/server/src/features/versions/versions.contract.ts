import { z } from 'zod';

// What pages, articles and menus have in common: drafts, versions and the moments from which they are shown.

/** `site`: of the site in the tenant header. `brand`: for every site that has none of its own. */
export const Scope = z.enum(['site', 'brand']);
export type Scope = z.infer<typeof Scope>;

/** The brand's content needs the permission on every site. */
export const ScopeQuery = z.object({ scope: Scope.default('site') });

/** Two letters, or a regional edition: en-US, zh-Hant, es-419. */
export const Locale = z.string().regex(/^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/);

const Instant = z.iso.datetime({ offset: true });
/** The time that clocks of the site show: `2026-11-25T09:00`. */
export const LocalTime = z.iso.datetime({ local: true, offset: false, precision: -1 });

/** From when: an instant, or the time that clocks show at the site of the tenant header (`2026-11-25T09:00`). */
export const PublishInput = z
  .object({
    at: Instant.optional(),
    local_at: LocalTime.optional(),
    until: Instant.optional(),
    local_until: LocalTime.optional(),
  })
  .refine(({ at, local_at }) => !at || !local_at, { path: ['local_at'], message: 'either at or local_at' })
  .refine(({ until, local_until }) => !until || !local_until, {
    path: ['local_until'],
    message: 'either until or local_until',
  })
  .meta({ id: 'PublishAt' });
export type PublishInput = z.infer<typeof PublishInput>;

/** `past`: ended, withdrawn before it began, or replaced by a later version. */
export const VersionState = z.enum(['draft', 'scheduled', 'live', 'past']);
export type VersionState = z.infer<typeof VersionState>;

export const VersionInfo = z
  .object({
    id: z.number(),
    scope: Scope,
    state: VersionState,
    publish_at: z.string().nullable(),
    publish_until: z.string().nullable(),
    /** The name of the member of staff; null: it came with the files of the brand. */
    by: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'VersionInfo' });
export type VersionInfo = z.infer<typeof VersionInfo>;

/** Of a subject in one scope: what is being written, what is shown and what is to come. */
export const VersionSummary = z
  .object({
    draft: VersionInfo.nullable(),
    live: VersionInfo.nullable(),
    /** The next first. */
    scheduled: z.array(VersionInfo),
  })
  .meta({ id: 'VersionSummary' });
export type VersionSummary = z.infer<typeof VersionSummary>;

export const Published = z
  .object({
    version: z.number(),
    publish_at: z.string(),
    publish_until: z.string().nullable(),
    /** Of the subject after this act, for the next `If-Match`. */
    revision: z.number(),
  })
  .meta({ id: 'Published' });

export const VersionParam = z.coerce.number<number | string>().int().positive();

/** The newest live one, the draft, and what is to come, of the versions of one scope. */
export function summarise(versions: readonly VersionInfo[]): VersionSummary {
  const inState = (state: VersionInfo['state']) => versions.filter((version) => version.state === state);
  return {
    draft: inState('draft')[0] ?? null,
    live: inState('live')[0] ?? null,
    scheduled: inState('scheduled').sort((a, b) => String(a.publish_at).localeCompare(String(b.publish_at))),
  };
}
