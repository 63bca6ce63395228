import { Outlet } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** Inside the default layout, so that a page that is not there still has its header and footer. */
export default function PageErrorsLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} isInLayout />;
}
