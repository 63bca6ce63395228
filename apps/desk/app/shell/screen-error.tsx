import { isRouteErrorResponse } from 'react-router';

/** A screen that broke, or an address that does not exist. It must not fail itself: no messages, no hooks. */
export function ScreenError({ error }: { error: unknown }) {
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
