import brand from 'virtual:brand';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { ContentPage } from '../pages/content-page.tsx';
import type { PageView } from '../pages/page-data.tsx';
import './company.css';

type Props = { page: PageView; here: 'company' | 'the-legacy' | 'the-logo' };

/** A page about the maker; at its end, the way into the story. */
export function CompanyPage({ page, here }: Props) {
  const t = useT();
  const trail = here === 'company' ? [] : [{ name: t('shell.footer.about'), path: 'company' }];
  return (
    <>
      <ContentPage page={page} trail={trail} />
      <Periods title={t('shell.footer.story')} />
    </>
  );
}

type PeriodsProps = { current?: string; title?: string };

/** The periods of the story, in order; nothing where the brand tells none. */
export function Periods({ current, title }: PeriodsProps) {
  const t = useT();
  const path = usePath();
  if (brand.storyPeriods.length === 0) return null;
  const nameOf = (period: string) =>
    /^\d+-\d+$/.test(period) ? period.replace('-', '–') : t('company.story.today');
  return (
    <nav className="ui-column story-periods" aria-label={t('company.story.periods')}>
      {title && <h2 className="ui-h2">{title}</h2>}
      <ol>
        {brand.storyPeriods.map((period) => (
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
