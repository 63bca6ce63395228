import { useT } from '../../../i18n/use-t.ts';
import { useProblemTexts } from './problem-texts.ts';
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
    <section className="sec">
      <h2 className="sec__h">{t('content.checks')}</h2>
      <ul className="col col--4">
        {problems.map((problem) => (
          <li key={`${problem.block}/${problem.path}`}>
            <button type="button" className="st st--warn ed__problem" onClick={() => onSelect(problem.block)}>
              {textOf(problem, true)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
