const SECRET_OR_TILL =
  /^\/[^/]+\/(bag|checkout|login|register|recovery|update-password|verify-email|subscriber-verify|unsubscribe|my-account\/transfers)(\/|$)/;

/**
 * Pages where nobody but us may listen, whatever was consented to: bag and till, passwords, and addresses that carry
 * the secret of a mail's link. A document that was opened there lets no third party in, by policy, as long as it lives.
 */
export const isQuietPath = (path: string) => SECRET_OR_TILL.test(path.replace(/\.data$/, ''));

const openedQuietly = typeof window !== 'undefined' && isQuietPath(window.location.pathname);

/** In the browser: may third parties be started here and now? */
export const isQuietHere = (path = window.location.pathname) => openedQuietly || isQuietPath(path);

const OWN_ACCOUNT = /^\/[^/]+\/my-account(\/|$)/;
const openedInAccount = typeof window !== 'undefined' && OWN_ACCOUNT.test(window.location.pathname);

/** Whoever counts visits has no business in anybody's account either: its addresses name orders and bikes. */
export const maySeeTags = (path: string) => !isQuietHere(path) && !openedInAccount && !OWN_ACCOUNT.test(path);
