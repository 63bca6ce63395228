import { PageLocale } from '@paddock/ui/page-locale';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import styles from './app.css?url';
import { fontLinks } from './fonts/fonts.ts';
import { guardPage } from './guards/guard-middleware.server.ts';
import { useT } from './i18n/use-t.ts';
import { toDataset, usePage } from './page-context.ts';
import { EarlyPress } from './shell/early-press.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { ForcedReload } from './shell/forced-reload.tsx';
import { ProgressBar } from './shell/progress-bar.tsx';
import { RouteFocus } from './shell/route-focus.tsx';
import { keepTillApart } from './shell/till-document.ts';
import { Toasts } from './shell/toasts.tsx';

export const middleware = [guardPage];
export const clientMiddleware = [keepTillApart];

// By its address: imported, it would come once more behind the page's own styles with the first part that is loaded later.
export const links = () => [{ rel: 'stylesheet', href: styles }];

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const t = useT();
  return (
    <html lang={page.lang} dir={page.dir} {...toDataset(page)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0F1412" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {fontLinks(page.locale).map((link) => (
          <link key={`${link.rel}${link.href}`} {...link} />
        ))}
        {/* Styles need no nonce; left out, the till's would be found here by the server and missed by the browser. */}
        <Links nonce="" />
      </head>
      <body>
        <PageLocale value={page.lang}>
          <a className="ui-skip" href="#content">
            {t('shell.skip')}
          </a>
          <ProgressBar />
          {children}
          <Toasts />
          <RouteFocus />
          <EarlyPress />
          <ForcedReload />
          <ScrollRestoration />
          <Scripts />
        </PageLocale>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
