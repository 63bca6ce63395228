import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { PageErrorData } from '../../page/page-error.ts';
import { FailurePage } from './failure-page.tsx';

// Drawn by the server; every other page is spared their script.
const MaintenancePage = lazy(() => import('./maintenance-page.tsx'));
const NotFound = lazy(() => import('./not-found.tsx'));
const NOT_FOUND = {
  no_country: 'shell.errors.noCountry',
  no_locale: 'shell.errors.noLocale',
  not_found: 'shell.errors.notFound',
} as const;

/** What a page threw at us on purpose; anything unforeseen is none of these. */
function foreseen(error: unknown): PageErrorData | null {
  return isRouteErrorResponse(error) && (error.data as PageErrorData | null)?.code ? error.data : null;
}

export function ErrorPage({ error, isInLayout = false }: { error: unknown; isInLayout?: boolean }) {
  const t = useT();
  const known = foreseen(error);
  switch (known?.code) {
    case 'no_country':
    case 'no_locale':
    case 'not_found':
      return (
        <Suspense>
          <NotFound text={t(NOT_FOUND[known.code])} picture={known.picture} isInLayout={isInLayout} />
        </Suspense>
      );
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
