import { mintToken } from './features/customers/mint-token.ts';
import type { MailToLink, OrderToLink } from './features/mails/send-mail.ts';
import { mintSubscriberToken } from './features/newsletter/mint-subscriber-token.ts';
import { unsubscribeToken } from './features/newsletter/unsubscribe-token.ts';
import { orderKey } from './features/orders/order-key.ts';
import { mintTransferToken } from './features/transfers/mint-transfer-token.ts';
import type { Db } from './platform/db.ts';

interface Shop {
  readonly db: Db;
  readonly origin: string;
  readonly signingSecret: string;
}

/**
 * The links of mails that open something without a password. They are made here because the mails come before the
 * features whose doors they open.
 */
export function mailLinks({ db, origin, signingSecret }: Shop) {
  return {
    /** The result page, opened by a key that fits this order only. */
    orderLink: ({ site, locale, code }: OrderToLink) =>
      `${origin}/${site}-${locale}/checkout/${code}/result?key=${orderKey(signingSecret, site, code)}`,

    /** Pressed by a person it opens a page; posted to by his mail program it does at once what it says. */
    unsubscribeLink: ({ site, locale, data }: MailToLink) =>
      `${origin}/${site}-${locale}/unsubscribe?token=${unsubscribeToken(signingSecret, site, Number(data.subscriber_id))}`,

    async secretLink(mail: MailToLink): Promise<string | null> {
      const path = await mintPath(db, mail);
      return path && `${origin}/${mail.site}-${mail.locale}${path}`;
    },
  };
}

async function mintPath(db: Db, { siteId, kind, data }: MailToLink): Promise<string | null> {
  const at = (path: string, token: string | null) => token && `${path}/${token}`;
  const customerId = Number(data.customer_id);
  switch (kind) {
    case 'email_verification':
      return at('/verify-email', await mintToken(db, { siteId, customerId, kind: 'verification' }));
    case 'password_recovery':
      return at('/update-password', await mintToken(db, { siteId, customerId, kind: 'recovery' }));
    case 'email_change': {
      const wish = { email: String(data.email) };
      return at(
        '/verify-email',
        await mintToken(db, { siteId, customerId, kind: 'email_change', data: wish }),
      );
    }
    case 'transfer_offered':
      return at(
        '/my-account/transfers',
        await mintTransferToken(db, { siteId, transferId: Number(data.transfer_id) }),
      );
    case 'newsletter_confirm': {
      const token = await mintSubscriberToken(db, { siteId, subscriberId: Number(data.subscriber_id) });
      return token && `/subscriber-verify?token=${token}`;
    }
    default:
      throw new Error(`A mail of kind ${kind} opens nothing`);
  }
}
