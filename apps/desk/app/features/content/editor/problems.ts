import type { z } from 'zod';
import type { ContentDoc } from '../blocks/content-doc.ts';

/** Why a text cannot be saved yet: by block (empty for fields of the text itself) and path inside of it. */
export interface ContentProblem {
  readonly block: string;
  readonly path: string;
  readonly kind: 'missing' | 'too_long' | 'too_few' | 'invalid';
}

type Issue = z.core.$ZodIssue;

function kindOf(issue: Issue): ContentProblem['kind'] {
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return issue.origin === 'array' ? 'too_few' : 'missing';
  const isEmpty = issue.code === 'invalid_type' || (issue.code === 'invalid_format' && issue.input === '');
  return isEmpty ? 'missing' : 'invalid';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** The issues of a contract, by the blocks of the text; `start` is where the text lies in what was checked. */
export function problemsOf(
  error: z.ZodError | undefined,
  { blocks }: ContentDoc,
  input: unknown,
  start: readonly string[] = [],
): ContentProblem[] {
  return (error?.issues ?? []).flatMap((issue) => {
    if (start.some((key, place) => issue.path[place] !== key)) return [];
    const path = issue.path.slice(start.length);
    const kind = valueAt(input, issue.path) === '' ? 'missing' : kindOf(issue);
    if (path[0] !== 'blocks' || path.length < 2) return [{ block: '', path: path.join('.'), kind }];
    const block = blocks[Number(path[1])]?.id ?? '';
    return [{ block, path: path.slice(2).join('.'), kind }];
  });
}
