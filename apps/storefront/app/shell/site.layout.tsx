import { lazy, Suspense } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SessionProvider } from '../features/session/session-store.tsx';
import { visitContext } from '../request/visit.server.ts';
import type { Route } from './+types/site.layout.ts';
import { loadShell } from './shell-data.server.ts';

const PreviewBar = lazy(() => import('../features/preview/preview-bar.tsx'));

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context.get(visitContext));
}

/** Menu and sites do not change from page to page, but in a preview, where an editor changes them. */
export function shouldRevalidate({ currentParams, nextParams, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentParams.country !== nextParams.country || nextUrl.searchParams.has('preview');
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SessionProvider>
      {loaderData.preview && (
        <Suspense>
          <PreviewBar preview={loaderData.preview} />
        </Suspense>
      )}
      <Outlet />
    </SessionProvider>
  );
}
