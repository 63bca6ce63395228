import { useT } from '../../i18n/use-t.ts';
import { ContentPage } from '../pages/content-page.tsx';
import type { PageView } from '../pages/page-data.tsx';
import { Periods } from './periods.tsx';
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
