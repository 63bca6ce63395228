import type { PictureSource } from '@paddock/ui/picture';

/** This product and up to two others. */
export const COMPARE_OTHERS = 2;

export type CompareRow = { slug: string; label: string; values: (string | null)[]; differs: boolean };

export type CompareView = {
  models: { slug: string; name: string; picture: PictureSource | null; price: string | null }[];
  groups: { title: string; rows: CompareRow[] }[];
  geometry: CompareRow[];
};

/** `?compare=falco-g,via` and the form's `?compare=falco-g&compare=via` mean the same. */
export function readCompare(search: URLSearchParams, own: string): string[] {
  const slugs = search
    .getAll('compare')
    .flatMap((text) => text.split(','))
    .filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug) && slug !== own);
  return [...new Set(slugs)].slice(0, COMPARE_OTHERS);
}

export const writeCompare = (slugs: readonly string[]) =>
  slugs.length === 0 ? '' : `?compare=${slugs.slice(0, COMPARE_OTHERS).join(',')}`;

/** What a press on a model's tick leads to: off when it is on, and the newest push out the oldest. */
export function toggleCompare(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((one) => one !== slug);
  return [...slugs, slug].slice(-COMPARE_OTHERS);
}

type Spec = { slug: string; group: string; name: string; value: string };
type Measure = { slug: string; name: string; text: string };

/** Rows of every model under one another: groups and rows in the order they are first met. */
export function compareSpecifications(models: readonly (readonly Spec[])[]): CompareView['groups'] {
  const groups = new Map<string, Map<string, CompareRow>>();
  models.forEach((specs, index) => {
    for (const spec of specs) {
      const rows = groups.get(spec.group) ?? new Map<string, CompareRow>();
      groups.set(spec.group, rows);
      addTo(rows, spec, spec.value, index, models.length);
    }
  });
  return [...groups].map(([title, rows]) => ({ title, rows: marked(rows) }));
}

export function compareGeometry(models: readonly (readonly Measure[])[]): CompareRow[] {
  const rows = new Map<string, CompareRow>();
  models.forEach((measures, index) => {
    for (const measure of measures) addTo(rows, measure, measure.text, index, models.length);
  });
  return marked(rows);
}

function addTo(
  rows: Map<string, CompareRow>,
  { slug, name }: { slug: string; name: string },
  value: string,
  model: number,
  count: number,
) {
  const row = rows.get(slug) ?? { slug, label: name, values: Array(count).fill(null), differs: false };
  row.values[model] = value;
  rows.set(slug, row);
}

const marked = (rows: Map<string, CompareRow>) =>
  [...rows.values()].map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
