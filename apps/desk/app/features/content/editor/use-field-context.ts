import { useMemo } from 'react';
import { conflictsOf } from '../blocks/content-doc.ts';
import type { FieldContext } from '../blocks/field-props.ts';
import { useProblemTexts } from './problem-list.tsx';
import type { ContentProblem } from './problems.ts';
import type { Content } from './use-content.ts';

interface ContextParts {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  readonly block: string;
  readonly prefix: string;
  readonly locale: string;
  readonly site: string;
  readonly canEdit: boolean;
  readonly choices?: FieldContext['choices'];
}

/** What the fields of the chosen block share; `block` is empty for the fields beside the blocks. */
export function useFieldContext(parts: ContextParts): FieldContext {
  const { content, problems, block, prefix, locale, site, canEdit, choices } = parts;
  const textOf = useProblemTexts();
  const { store, state } = content;
  return useMemo(() => {
    const start = `${prefix}${block}`;
    const own = problems.filter((problem) => problem.block === block);
    return {
      locale,
      site,
      isDisabled: !canEdit,
      ...(choices && { choices }),
      problems: new Map(own.map((problem) => [problem.path, textOf(problem)])),
      conflicts: block ? conflictsOf(state.conflicts, start) : state.conflicts,
      onResolve: (name, value) => store.resolve(block ? `${start}/${name}` : name, value),
    };
  }, [store, state.conflicts, problems, block, prefix, locale, site, canEdit, choices, textOf]);
}
