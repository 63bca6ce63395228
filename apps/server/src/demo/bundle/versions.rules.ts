/** When a version is shown, as ISO instants. Null: from now on, and without an end. */
export interface Window {
  readonly publish_at: string | null;
  readonly publish_until: string | null;
}

const timeOf = (instant: string | null, otherwise: number) => (instant ? Date.parse(instant) : otherwise);
const beginOf = ({ publish_at }: Window) => timeOf(publish_at, 0);
const endOf = ({ publish_until }: Window) => timeOf(publish_until, Number.POSITIVE_INFINITY);

/**
 * The versions of one subject that are shown at some time from now on, in the order in which they take each other's place.
 * The beginning of one that is shown already does not matter any more.
 */
export function keepShown<T extends Window>(versions: readonly T[], now: Date): T[] {
  const open = versions
    .map((version) => ({
      ...version,
      publish_at: beginOf(version) > now.getTime() ? new Date(beginOf(version)).toISOString() : null,
      publish_until: version.publish_until && new Date(version.publish_until).toISOString(),
    }))
    .filter((version) => endOf(version) > Math.max(now.getTime(), beginOf(version)))
    .sort((a, b) => beginOf(a) - beginOf(b));
  return open.filter(
    (version, place) =>
      !open
        .slice(place + 1)
        .some((later) => beginOf(later) === beginOf(version) && endOf(later) >= endOf(version)),
  );
}

/** `it.json` is the first version of a subject, `it.2.json` the one that takes its place, and so on. */
export const nameOfVersion = (name: string, place: number): string =>
  place === 0 ? name : `${name}.${place + 1}`;

/** The name without the place, and the place. */
export function readVersionName(file: string): { readonly name: string; readonly place: number } {
  const [name = '', place] = file.split('.');
  return { name, place: place === undefined ? 0 : Number(place) - 1 };
}
