import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SessionProvider } from '../features/session/session-store.tsx';
import { visitContext } from '../request/visit.server.ts';
import type { Route } from './+types/site.layout.ts';
import { loadShell } from './shell-data.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context.get(visitContext));
}

/** Menu and sites do not change from page to page. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.country !== nextParams.country;
}

export default function SiteLayout() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
