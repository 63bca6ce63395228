import type { Measures } from './geometry-drawing.rules.ts';

export type GeometryRow = {
  slug: string;
  name: string;
  /** The number of each size as written in the page's language; null where a size has none. */
  texts: (string | null)[];
};

export type GeometryView = {
  /** Names of the sizes, smallest first; a machine of one size has one, maybe without a name. */
  sizes: string[];
  rows: GeometryRow[];
  /** The bare numbers of each size, for the drawing. */
  measures: Measures[];
  /** What the lengths of the rows are in. */
  unit: 'mm' | 'in';
  /** Which heights a size is made for, in centimetres; the text is in the units of the site. */
  riders: { from: number; to: number; text: string }[] | null;
  /** The size shown first: the middle one. */
  chosen: number;
};
