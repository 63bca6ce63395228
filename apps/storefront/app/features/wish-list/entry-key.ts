export type EntryChoice = { slug: string; color?: number | null; size?: number | null; unit?: string | null };

/** The one word of an entry, as the api reads it: `falco-r.12.34`, or `falco-r...<uuid>` for one unit. */
export const writeEntryKey = ({ slug, color, size, unit }: EntryChoice): string =>
  (unit ? `${slug}...${unit}` : `${slug}.${color ?? ''}.${size ?? ''}`).replace(/\.+$/, '');
