import { createHash } from 'node:crypto';
import { accountsOf, type World } from '../../core/world.ts';
import { authorizationOf, type Transaction } from './transaction.ts';

const STATUS_FIGURES = { pending: '0', success: '1', failure: '4' } as const;

/** Sends the notice about a transaction to the shop, signed with the account's keys when it leaves. */
export function postNotice(world: World, one: Transaction) {
  const { site, devReference, user, description } = one.reference;
  const [status, detail] = [one.detail === 7 ? '2' : STATUS_FIGURES[one.status], String(one.detail)];
  world.outbox.post({
    provider: 'paymentez',
    site,
    event: `transaction ${status}/${detail}`,
    build() {
      const keys = accountsOf(world, 'paymentez').find((account) => account.site === site)?.keys;
      const code = keys?.serverCode ?? '';
      const stoken = createHash('md5')
        .update(`${one.id}_${code}_${user.id}_${keys?.serverKey ?? ''}`)
        .digest('hex');
      return {
        headers: {},
        body: JSON.stringify({
          transaction: {
            id: one.id,
            status,
            status_detail: detail,
            amount: (one.amountMinor / 100).toFixed(2),
            dev_reference: devReference,
            authorization_code: authorizationOf(one),
            application_code: code,
            carrier_code: one.carrier,
            message: '',
            order_description: description,
            stoken,
            paid_date: one.paidAt?.toISOString() ?? null,
            date: world.clock.now().toISOString(),
          },
          user: { ...user },
          card: {
            bin: one.card.bin,
            holder_name: one.card.holder,
            type: one.card.type,
            number: one.card.last4,
            origin: 'Paymentez',
          },
        }),
      };
    },
  });
}
