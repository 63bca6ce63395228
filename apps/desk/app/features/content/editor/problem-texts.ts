import { useCallback } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useContentLabels } from '../blocks/field-label.ts';
import type { ContentProblem } from './problems.ts';

/** Why a field cannot be saved; with its name where it stands in a list. */
export function useProblemTexts(): (problem: ContentProblem, isNamed?: boolean) => string {
  const t = useT();
  const { field } = useContentLabels();
  return useCallback(
    ({ path, kind }, isNamed) => {
      const text = t(`content.problem.${kind}`);
      const names = path.split('.').filter((part) => part !== '' && !/^\d+$/.test(part));
      const name = names.at(-1);
      return isNamed && name ? `${field(name)}: ${text}` : text;
    },
    [t, field],
  );
}
