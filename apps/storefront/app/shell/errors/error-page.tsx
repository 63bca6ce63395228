import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { PageErrorData } from '../../page/page-error.ts';
import { FailurePage } from './failure-page.tsx';
import { NotFound } from './not-found.tsx';

// Drawn by the server; every other page is spared its script.
const MaintenancePage = lazy(() => import('./maintenance-page.tsx'));

/** What a page threw at us on purpose; anything unforeseen is none of these. */
function foreseen(error: unknown): PageErrorData | null {
  return isRouteErrorResponse(error) && (error.data as PageErrorData | null)?.code ? error.data : null;
}

export function ErrorPage({ error, isInLayout = false }: { error: unknown; isInLayout?: boolean }) {
  const t = useT();
  const known = foreseen(error);
  switch (known?.code) {
    case 'no_country':
      return <NotFound text={t('shell.errors.noCountry')} picture={known.picture} isInLayout={isInLayout} />;
    case 'no_locale':
      return <NotFound text={t('shell.errors.noLocale')} picture={known.picture} isInLayout={isInLayout} />;
    case 'not_found':
      return <NotFound text={t('shell.errors.notFound')} picture={known.picture} isInLayout={isInLayout} />;
    case 'maintenance':
      return (
        <Suspense>
          <MaintenancePage picture={known.picture} office={known.office} />
        </Suspense>
      );
    case 'unknown_guard':
      // For engineers, in the words of the specification, in every language.
      return <FailurePage title={t('shell.error.title')} text="Unknown middleware" withHome />;
    default:
      return (
        <FailurePage
          title={t('shell.error.title')}
          text={t('shell.error.hint')}
          isInLayout={isInLayout}
          withHome
        />
      );
  }
}
