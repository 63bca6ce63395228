import type { MiddlewareFunction } from 'react-router';

const TILL = /^\/[^/]+\/checkout\//;
export const isTill = (path: string) => TILL.test(path);

// Where this document came from, whatever its address becomes: the module runs before any navigation.
const openedAsTill = typeof window !== 'undefined' && isTill(window.location.pathname);

/**
 * The pages of the till are documents of their own: their security policy lets the payment providers in and nothing
 * else, and no script of another page may still run beside a card form. So the way in and the way out load anew.
 */
export const keepTillApart: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search, hash } = new URL(request.url);
  if (isTill(pathname) !== openedAsTill) {
    window.location.assign(pathname + search + hash);
    // Nothing may happen here any more: the other document is on its way.
    await new Promise(() => {});
  }
  await next();
};
