/** Fields of a form as text. */
export type Values = Readonly<Record<string, string>>;

export interface Conflict {
  readonly mine: string;
  readonly theirs: string;
}

export interface Merged {
  readonly values: Values;
  /** Fields that both sides changed: `values` has mine until a choice is made. */
  readonly conflicts: Readonly<Record<string, Conflict>>;
}

export type Merge = (base: Values, mine: Values, theirs: Values) => Merged;

/** Merges by field: untouched fields take theirs, touched ones stay mine, and where both changed both are named. */
export function mergeFields(base: Values, mine: Values, theirs: Values): Merged {
  const values: Record<string, string> = {};
  const conflicts: Record<string, Conflict> = {};
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was = '', own = '', other = ''] = [base[field], mine[field] ?? base[field], theirs[field]];
    const isTouched = own !== was;
    values[field] = isTouched ? own : other;
    if (isTouched && other !== was && other !== own) conflicts[field] = { mine: own, theirs: other };
  }
  return { values, conflicts };
}

export const isSame = (one: Values, other: Values): boolean =>
  Object.keys(one).every((field) => one[field] === (other[field] ?? ''));

/** What a draft holds: the text, and what the text was typed on. */
export interface DraftContent {
  readonly values: Values;
  readonly base: Values;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

/** What is stored of a draft: of the base only the fields that were touched, which halves a long text. */
export const writeContent = ({ values, base }: DraftContent): DraftContent => ({
  values,
  base: Object.fromEntries(
    Object.keys(values)
      .filter((field) => values[field] !== base[field])
      .map((field) => [field, base[field] ?? '']),
  ),
});

/** Null: written by another version of the form. */
export function readContent(content: unknown): DraftContent | null {
  const { values, base } = (content ?? {}) as Partial<DraftContent>;
  return isValues(values) && isValues(base) ? { values, base: { ...values, ...base } } : null;
}
