import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { STORY_PERIODS, type StoryPeriod } from './story-periods.ts';

type Props = { current?: StoryPeriod; title?: string };

/** The periods of the story, in order; nothing where the brand tells none. */
export function Periods({ current, title }: Props) {
  const t = useT();
  const path = usePath();
  if (STORY_PERIODS.length === 0) return null;
  const nameOf = (period: StoryPeriod) =>
    /^\d+-\d+$/.test(period) ? period.replace('-', '–') : t('company.story.today');
  return (
    <nav className="ui-column story-periods" aria-label={t('company.story.periods')}>
      {title && <h2 className="ui-h2">{title}</h2>}
      <ol>
        {STORY_PERIODS.map((period) => (
          <li key={period}>
            <Link
              to={path(`company/our-story/${period}`)}
              aria-current={period === current ? 'page' : undefined}
            >
              <b>
                <bdi>{nameOf(period)}</bdi>
              </b>
              <span>{t(`company.story.${period}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
