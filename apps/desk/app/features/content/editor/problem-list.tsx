import { useCallback } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useContentLabels } from '../blocks/field-label.ts';
import type { ContentProblem } from './problems.ts';

interface ProblemListProps {
  readonly problems: readonly ContentProblem[];
  onSelect(block: string): void;
}

/** What is missing before the text can be saved for all; a click leads to it. */
export function ProblemList({ problems, onSelect }: ProblemListProps) {
  const t = useT();
  const textOf = useProblemTexts();
  if (problems.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section__heading">{t('content.checks')}</h2>
      <ul className="col col--4">
        {problems.map((problem) => (
          <li key={`${problem.block}/${problem.path}`}>
            <button
              type="button"
              className="status status--warn editor__problem"
              onClick={() => onSelect(problem.block)}
            >
              {textOf(problem, true)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
