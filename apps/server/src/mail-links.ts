import { baseOf } from '@paddock/i18n/locales';
import { mintToken } from './features/customers/sessions/mint-token.ts';
import type { MailToLink, OrderToLink } from './features/mails/send-mail.ts';
import { mintSubscriberToken } from './features/newsletter/mint-subscriber-token.ts';
import { unsubscribeToken } from './features/newsletter/unsubscribe-token.ts';
import { makeOrderKey } from './features/orders/links/order-key.ts';
import { privacyToken } from './features/privacy/privacy-token.ts';
import { mintProofToken } from './features/proofs/mint-proof-token.ts';
import { mintTransferToken } from './features/transfers/mint-transfer-token.ts';
import type { Db } from './platform/db/db.ts';
import type { SigningKeys } from './platform/secrets/signing-keys.ts';

interface Shop {
  readonly db: Db;
  readonly origin: string;
  readonly signingKeys: SigningKeys;
}

/**
 * The links of mails that open something without a password. They are made here because the mails come before the
 * features whose doors they open.
 */
export function mailLinks({ db, origin, signingKeys }: Shop) {
  return {
    /** The result page, opened by a key that fits this order only. */
    orderLink: ({ site, locale, code, linkVersion }: OrderToLink) =>
      `${origin}/${site}-${baseOf(locale)}/checkout/${code}/result?key=${makeOrderKey(signingKeys, { site, code, linkVersion })}`,

    /** Opened in a browser it shows a page; a POST of the mail program unsubscribes at once. */
    unsubscribeLink: ({ site, locale, data }: MailToLink) =>
      `${origin}/${site}-${baseOf(locale)}/unsubscribe?token=${unsubscribeToken(signingKeys, site, Number(data.subscriber_id))}`,

    async secretLink(mail: MailToLink): Promise<string | null> {
      const path =
        mail.kind === 'privacy_link'
          ? `/privacy-request/${privacyToken(signingKeys, mail.siteId, mail.mailId)}`
          : await mintPath(db, mail);
      return path && `${origin}/${mail.site}-${baseOf(mail.locale)}${path}`;
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
      const input = { email: String(data.email) };
      return at(
        '/change-email',
        await mintToken(db, { siteId, customerId, kind: 'email_change', data: input }),
      );
    }
    case 'passkey_added':
    case 'new_device':
      return at('/secure-account', await mintToken(db, { siteId, customerId, kind: 'secure_account' }));
    case 'transfer_offered':
      return at(
        '/my-account/transfers',
        await mintTransferToken(db, { siteId, transferId: Number(data.transfer_id) }),
      );
    case 'newsletter_confirm': {
      const token = await mintSubscriberToken(db, { siteId, subscriberId: Number(data.subscriber_id) });
      return token && `/subscriber-verify?token=${token}`;
    }
    case 'checkout_confirm': {
      const token = await mintProofToken(db, { siteId, proofId: Number(data.proof_id) });
      return token && `/bag/confirm-email?token=${token}`;
    }
    default:
      throw new Error(`A mail of kind ${kind} opens nothing`);
  }
}
