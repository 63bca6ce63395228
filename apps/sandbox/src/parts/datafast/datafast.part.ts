import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Part, World } from '../../core/world.ts';
import { type Checkout, createCheckouts } from './checkouts.ts';
import { merchantCalls } from './merchant-calls.ts';
import { notify } from './notices.ts';
import { CARDS } from './results.ts';
import { shopperCalls } from './shopper-calls.ts';

const TICK_MS = 200;
const CALL_BACK_MS = 29 * 60_000;
const WIDGET = new URL('./browser/payment-widgets.js', import.meta.url);

/** Datafast, which runs on OPPWA: checkouts made by the merchant, a card form of its own in the shop's page. */
export function datafastPart(world: World): Part {
  const checkouts = createCheckouts(world, (transaction) => notify(world, transaction));
  // Read once: the checksum given to merchants must be that of the very text served.
  const widget = readFileSync(WIDGET, 'utf8');
  const integrity = `sha384-${createHash('sha384').update(widget).digest('base64')}`;

  function tick() {
    checkouts.advance();
    for (const checkout of checkouts.all())
      if (isForgotten(checkout) && world.clock.now().getTime() - checkout.createdAt >= CALL_BACK_MS)
        callBack(world, checkout);
  }

  // The shopper paid and the browser never came back to the shop.
  const isForgotten = (checkout: Checkout) =>
    checkout.shopperResultUrl !== null && !checkout.wasRequested && !checkout.wasCalledBack;

  return {
    name: 'datafast',
    about: 'Datafast of Ecuador on OPPWA: a card form inside the shop, one checkout for half an hour.',
    tries: [
      ['4111 1111 1111 1111', 'pays, as every other valid number'],
      ...Object.entries(CARDS).map(([number, { about }]) => [number, about] as const),
    ],
    state() {
      const all = checkouts.all();
      const tried = all.flatMap(({ transactions }) => transactions).length;
      return `${all.length} checkouts, ${tried} transactions`;
    },
    routes(app) {
      // Dots and brackets are part of the names here ("cart.items[0].name"), so nothing may nest them.
      app.removeContentTypeParser('application/x-www-form-urlencoded');
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
      );
      merchantCalls(app, world, checkouts, () => integrity);
      shopperCalls(app, world, checkouts, () => widget);
      const ticking = setInterval(tick, TICK_MS);
      ticking.unref();
      app.addHook('onClose', async () => clearInterval(ticking));
    },
    reset: () => checkouts.reset(),
  };
}

function callBack(world: World, checkout: Checkout) {
  checkout.wasCalledBack = true;
  const url = new URL(checkout.shopperResultUrl ?? '');
  url.searchParams.set('id', checkout.id);
  url.searchParams.set('resourcePath', `/v1/checkouts/${checkout.id}/payment`);
  world.outbox.post({
    provider: 'datafast',
    site: checkout.account.site,
    event: 'shopper never returned',
    url: url.href,
    method: 'GET',
    build: () => ({ headers: {}, body: '' }),
  });
}
