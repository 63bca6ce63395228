import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts } from 'react-router';
import './styles/desk.css';
import { queryClient } from './kit/calls/query-client.ts';
import { Mark } from './kit/parts/mark.tsx';

// Language, direction and theme are set by the script of the page, before it is hydrated.
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>Desk</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return (
    <div className="splash" aria-busy="true">
      <Mark size={40} />
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ScreenError error={error} />;
}

/** A screen that broke, or an address that does not exist. It must not fail itself: no messages, no hooks. */
function ScreenError({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="state-page state-page--full" role="alert">
      <h1 className="state-page__title">{isMissing ? 'There is no such screen' : 'This screen failed'}</h1>
      {import.meta.env.DEV && error instanceof Error ? (
        <pre className="state-page__stack">{error.stack}</pre>
      ) : null}
      <p>
        <a className="btn btn--primary" href="/">
          Today
        </a>
      </p>
    </div>
  );
}
