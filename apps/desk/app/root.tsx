import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import './styles/desk.css';
import { queryClient } from './kit/calls/use-desk.ts';
import { Mark } from './kit/parts/icon.tsx';
import { ScreenError } from './shell/screen-error.tsx';

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
