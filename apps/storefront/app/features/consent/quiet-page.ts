const SECRET_OR_CHECKOUT =
  /^\/[^/]+\/(bag|checkout|login|register|recovery|update-password|verify-email|change-email|secure-account|privacy-request|subscriber-verify|unsubscribe|my-account\/transfers)(\/|$)/;

/**
 * Pages without third parties, whatever was consented to: cart and checkout, passwords, and URLs that carry
 * the secret of a mail's link. A document that was opened there lets no third party in, by policy, as long as it lives.
 */
export const isQuietPath = (path: string) => SECRET_OR_CHECKOUT.test(path.replace(/\.data$/, ''));

const openedQuietly = typeof window !== 'undefined' && isQuietPath(window.location.pathname);

/** In the browser: may third parties be started here and now? */
export const isQuietHere = (path = window.location.pathname) => openedQuietly || isQuietPath(path);

const OWN_ACCOUNT = /^\/[^/]+\/my-account(\/|$)/;
const openedInAccount = typeof window !== 'undefined' && OWN_ACCOUNT.test(window.location.pathname);

/** Analytics do not run in the account either: its URLs name orders and bikes. */
export const maySeeTags = (path: string) => !isQuietHere(path) && !openedInAccount && !OWN_ACCOUNT.test(path);
