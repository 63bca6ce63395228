const SECRET_OR_CHECKOUT =
  /^\/[^/]+\/(bag|checkout|login|register|recovery|update-password|verify-email|change-email|secure-account|privacy-request|subscriber-verify|unsubscribe|my-account\/transfers)(\/|$)/;

/**
 * Pages without third parties, whatever was consented to: cart and checkout, passwords, and URLs that carry
 * the secret of a mail's link. A document that was opened there lets no third party in, by policy, as long as it lives.
 */
export const isThirdPartyFreePath = (path: string) => SECRET_OR_CHECKOUT.test(path.replace(/\.data$/, ''));

const isOpenedThirdPartyFree =
  typeof window !== 'undefined' && isThirdPartyFreePath(window.location.pathname);

/** In the browser: may third parties be started here and now? */
export const isThirdPartyFree = (path = window.location.pathname) =>
  isOpenedThirdPartyFree || isThirdPartyFreePath(path);

const OWN_ACCOUNT = /^\/[^/]+\/my-account(\/|$)/;
const openedInAccount = typeof window !== 'undefined' && OWN_ACCOUNT.test(window.location.pathname);

/** Analytics do not run in the account either: its URLs name orders and bikes. */
export const canRunTags = (path: string) =>
  !isThirdPartyFree(path) && !openedInAccount && !OWN_ACCOUNT.test(path);
