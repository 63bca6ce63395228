import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../shell/use-path.ts';
import { STORY_PERIODS, type StoryPeriod } from './story-periods.ts';

type Props = { current?: StoryPeriod; title?: string };

/** The four periods of the story, in order. */
export function Periods({ current, title }: Props) {
  const t = useT();
  const path = usePath();
  const nameOf = (period: StoryPeriod) =>
    period === '1990-today' ? t('company.story.today') : period.replace('-', '–');
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
