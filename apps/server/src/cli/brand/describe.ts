import type { Difference } from '../../demo/bundle/diff-bundles.ts';
import type { SavedContent } from '../../demo/bundle/save-content.ts';

const MAX_LENGTH = 60;

function shorten(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** One difference in one line: where it is, what the folder has, what the database has. */
export function describeDifference(difference: Difference): string {
  const { path, site, locale, field, folder, database, isDesk } = difference;
  const at = [
    path,
    ...(site ? [`site ${site}`] : []),
    ...(locale ? [`locale ${locale}`] : []),
    ...(field ? [`field ${field}`] : []),
  ].join(', ');
  const desk = isDesk ? ' (of the desk: an import leaves it alone)' : '';
  return `${at}: folder ${shorten(folder)}, database ${shorten(database)}${desk}`;
}

/** What an import did, by table, and what it left alone. */
export function describeImport({ report, left, unknown }: SavedContent): string[] {
  const tables = Object.entries(report).flatMap(([table, { inserted, updated, removed }]) =>
    inserted + updated + removed > 0
      ? [`${table}: ${inserted} added, ${updated} changed, ${removed} ended`]
      : [],
  );
  return [
    ...(tables.length > 0 ? tables : ['Nothing changed.']),
    ...left.map((name) => `left alone, changed at the desk: ${name}`),
    ...unknown.map((name) => `not imported, unknown here: ${name}`),
  ];
}
