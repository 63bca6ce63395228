const SCRIPT = '_intercom_npm_loader';

/** Calls back once, when the script that the SDK has added is loaded or has failed. */
export function watchMessengerScript(
  browser: Window,
  { onLoad, onError }: { onLoad: () => void; onError: () => void },
) {
  const script = browser.document.getElementById(SCRIPT);
  script?.addEventListener('load', onLoad, { once: true });
  script?.addEventListener(
    'error',
    () => {
      // What is left is only a queue that is never read.
      browser.Intercom = undefined;
      script.remove();
      onError();
    },
    { once: true },
  );
}
