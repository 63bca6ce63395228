import { isRouteErrorResponse } from 'react-router';

/** A screen that broke, or an address that does not exist. It must not fail itself: no messages, no hooks. */
export function ScreenError({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="mid mid--page" role="alert">
      <h1 className="mid__title">{isMissing ? 'There is no such screen' : 'This screen failed'}</h1>
      {import.meta.env.DEV && error instanceof Error ? <pre className="mid__stack">{error.stack}</pre> : null}
      <p>
        <a className="btn btn--1" href="/">
          Today
        </a>
      </p>
    </div>
  );
}
