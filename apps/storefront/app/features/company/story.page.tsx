import brand from 'virtual:brand';
import { GoLink } from '@paddock/ui/go-link';
import { Link } from 'react-router';
import { pageError } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import { ContentPage } from '../pages/content-page.tsx';
import { loadPage } from '../pages/load-page.server.ts';
import type { Route } from './+types/story.page.ts';
import { Periods } from './company-page.tsx';
import './company.css';

await requireMessages('content');

export async function loader({ context, params }: Route.LoaderArgs) {
  const period = brand.storyPeriods.find((one) => one === params.period);
  if (!period) throw pageError('not_found', 404);
  return { period, page: await loadPage(context.get(visitContext), `our-story-${period}`) };
}

export default function StoryPage({ loaderData: { period, page } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <ContentPage page={page} trail={[{ name: t('shell.footer.about'), path: 'company' }]}>
        <Periods current={period} />
      </ContentPage>
      <NextPeriod after={period} />
    </>
  );
}

/** Links to the next pages at the end of the text. */
function NextPeriod({ after }: { after: string }) {
  const t = useT();
  const path = usePath();
  const next = brand.storyPeriods[brand.storyPeriods.indexOf(after) + 1];
  return (
    <div className="ui-column story-next">
      {next ? (
        <GoLink as={Link} to={path(`company/our-story/${next}`)}>
          {t('company.story.next', { title: t(`company.story.${next}`) })}
        </GoLink>
      ) : (
        brand.hasMuseum && (
          <GoLink as={Link} to={path('company/the-museum')}>
            {t('company.story.museum')}
          </GoLink>
        )
      )}
    </div>
  );
}
