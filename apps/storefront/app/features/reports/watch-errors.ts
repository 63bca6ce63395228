/** Where errors are reported, the first one brings the code for it: a page that works pays nothing. */
export function reportError(error: unknown): void {
  if (document.documentElement.dataset.reports)
    void import('./report.ts').then(
      ({ report }) => report(error),
      () => {},
    );
}

export function watchErrors(browser: Window): void {
  browser.addEventListener('error', ({ error }) => error && reportError(error));
  browser.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
