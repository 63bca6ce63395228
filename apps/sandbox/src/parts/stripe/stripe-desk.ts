import { createHmac } from 'node:crypto';
import { accountsOf, type World } from '../../core/world.ts';
import { type Books, createBooks, newId } from './stripe-books.ts';

/** The books with the clock and the way out: what every call of this Stripe works with. */
export interface Desk {
  readonly world: World;
  readonly books: Books;
  /** In seconds. */
  now(): number;
  /** Files an event and sends it to the shop of that account. */
  announce(site: string, type: string, object: object): void;
}

export function createDesk(world: World): Desk {
  const books = createBooks();
  const now = () => Math.floor(world.clock.now().getTime() / 1000);
  return {
    world,
    books,
    now,
    announce(site, type, object) {
      const id = newId('evt');
      const created = now();
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created,
        livemode: false,
        type,
        pending_webhooks: 1,
        request: { id: newId('req'), idempotency_key: null },
        data: { object },
      });
      books.events.set(id, { id, site, type, created, body });
      const secret = accountsOf(world, 'stripe').find((account) => account.site === site)?.keys.webhook ?? '';
      world.outbox.post({
        provider: 'stripe',
        site,
        event: type,
        build: () => ({ headers: { 'stripe-signature': signature(secret, now(), body) }, body }),
      });
    },
  };
}

const signature = (secret: string, at: number, body: string) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
