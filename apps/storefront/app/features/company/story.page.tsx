import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media.server.ts';
import { pageError } from '../../shell/page-error.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { usePath } from '../../shell/use-path.ts';
import type { Route } from './+types/story.page.ts';
import { STORY_PERIODS, type StoryPeriod } from './story-periods.ts';

export function loader({ params }: Route.LoaderArgs) {
  const period = STORY_PERIODS.find((one) => one === params.period);
  if (!period) throw pageError('not_found', 404);
  return { period, picture: getPicture('museum-hall') };
}

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { period, picture } = loaderData;
  return (
    <PageFrame
      title={t('company.story.period', { period })}
      lead={t(`company.story.${period}`)}
      picture={picture}
      trail={[{ name: t('company.title'), path: 'company' }]}
    >
      <Periods current={period} />
    </PageFrame>
  );
}

function Periods({ current }: { current: StoryPeriod }) {
  const t = useT();
  const path = usePath();
  return (
    <nav className="ui-column story-periods" aria-label={t('company.story.periods')}>
      <ol>
        {STORY_PERIODS.map((period) => (
          <li key={period}>
            <Link
              to={path(`company/our-story/${period}`)}
              aria-current={period === current ? 'page' : undefined}
            >
              <b>
                <bdi>{period}</bdi>
              </b>
              <span>{t(`company.story.${period}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
