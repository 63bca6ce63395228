import bar from 'virtual:brand/bar';
import brandData from 'virtual:brand/data';
import brandStyles from 'virtual:brand/styles';
import { PageLocale } from '@paddock/ui/page-locale';
import { ProgressLine } from '@paddock/ui/progress-line';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import styles from './app.css?url';
import { fontLinks } from './fonts/fonts.ts';
import { Toasts } from './frame/toasts.tsx';
import { guardPage } from './guards/guard-middleware.server.ts';
import { wordsPath } from './i18n/catalogues.ts';
import { useT } from './i18n/use-t.ts';
import { toDataset, usePage } from './page/page-context.ts';
import { isolateCheckout } from './shell/checkout-document.ts';
import { ForcedReload } from './shell/deployment/stale-deployment.ts';
import { ErrorPage } from './shell/errors/error-page.tsx';

export const middleware = [guardPage];
export const clientMiddleware = [isolateCheckout];

// By its address: imported, it would come once more behind the page's own styles with the first part that is loaded later.
export const links = () =>
  [styles, brandStyles].flatMap((href) => (href ? [{ rel: 'stylesheet', href }] : []));

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const t = useT();
  const words = wordsPath(page);
  return (
    <html lang={page.lang} dir={page.dir} {...toDataset(page)} data-brand-data={brandData}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={bar} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {words ? <link rel="preload" as="fetch" crossOrigin="anonymous" href={words} /> : null}
        {fontLinks(page.locale).map((link) => (
          <link key={`${link.rel}${link.href}`} {...link} />
        ))}
        {/* In development the styles of a page come before app.css, which says in which order layers win. */}
        {import.meta.env.DEV && <style>@layer theme, base, components;</style>}
        {/* Styles need no nonce; left out, the checkout's nonce would differ between server and browser. */}
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

/** Presses the button that was pressed before the page came alive (see `defer-scripts`). */
function EarlyPress() {
  // With the commit itself, so that no press falls between the page being alive and its saying so.
  useLayoutEffect(() => {
    window.__alive = true;
    window.__pressed?.click();
    delete window.__pressed;
  }, []);
  return null;
}

function ProgressBar() {
  const { state } = useNavigation();
  const t = useT();
  return <ProgressLine isBusy={state !== 'idle'} label={t('shell.loading')} />;
}

/** After a navigation the keyboard and the screen reader start at the new page's content, not where a link was. */
function RouteFocus() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    if (!window.location.hash) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
