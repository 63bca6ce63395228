import type { MiddlewareFunction } from 'react-router';

const CHECKOUT = /^\/[^/]+\/checkout\//;
export const isCheckout = (path: string) => CHECKOUT.test(path);

// Where this document came from, whatever its address becomes: the module runs before any navigation.
const openedAsCheckout = typeof window !== 'undefined' && isCheckout(window.location.pathname);

/**
 * Checkout pages are documents of their own: their security policy allows the payment providers and nothing
 * else, and no script of another page may still run beside a card form. So entering and leaving load a new document.
 */
export const isolateCheckout: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search, hash } = new URL(request.url);
  if (isCheckout(pathname) !== openedAsCheckout) {
    window.location.assign(pathname + search + hash);
    // Nothing may happen here any more: the other document is on its way.
    await new Promise(() => {});
  }
  await next();
};
