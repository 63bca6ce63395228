import { baseOf } from '@paddock/i18n/locales';
import { confirmToken, stopToken } from './features/alerts/alert-token.ts';
import { makeTicketAddress } from './features/contact/inbound/ticket-address.ts';
import { mintToken } from './features/customers/sessions/open-session.ts';
import type { MailToLink, OrderToLink } from './features/mails/send-mail.ts';
import { unsubscribeToken } from './features/newsletter/unsubscribe.ts';
import { mintSubscriberToken } from './features/newsletter/verify-subscriber.ts';
import { makeOrderKey } from './features/orders/links/order-key.ts';
import { mintInvitation } from './features/people/passkeys/accept-invitation.ts';
import { privacyToken } from './features/privacy/privacy-token.ts';
import { mintProofToken } from './features/proofs/mail-proof-link.ts';
import { makeRideKey } from './features/test-rides/ride-key.ts';
import { mintTransferToken } from './features/transfers/end-transfer.ts';
import type { Db } from './platform/db/db.ts';
import type { SigningKeys } from './platform/secrets/signing-keys.ts';

interface LinkContext {
  readonly db: Db;
  readonly origin: string;
  readonly deskOrigin: string;
  readonly signingKeys: SigningKeys;
  /** The domain of tickets' addresses; null: this shop takes no mail in. */
  readonly inboundDomain: string | null;
}

/**
 * The links of mails that open something without a password. They are made here because the mails come before the
 * features whose doors they open.
 */
export function mailLinks({ db, origin, deskOrigin, signingKeys, inboundDomain }: LinkContext) {
  return {
    /** A page of the order, opened by a key that fits this order only. */
    orderLink: ({ site, locale, code, linkVersion, page }: OrderToLink) =>
      `${origin}/${site}-${baseOf(locale)}/checkout/${code}/${page}?key=${makeOrderKey(signingKeys, { site, code, linkVersion })}`,

    ticketAddress: (ticket: { readonly site: string; readonly code: string }) =>
      inboundDomain && makeTicketAddress(signingKeys, inboundDomain, ticket),

    /** Opened in a browser it shows a page; a POST of the mail program unsubscribes at once. */
    unsubscribeLink: ({ kind, site, locale, data }: MailToLink) => {
      const path =
        kind === 'alert_told'
          ? `alerts/stop?token=${stopToken(signingKeys, site, Number(data.alert_id))}`
          : `unsubscribe?token=${unsubscribeToken(signingKeys, site, Number(data.subscriber_id))}`;
      return `${origin}/${site}-${baseOf(locale)}/${path}`;
    },

    async secretLink(mail: MailToLink): Promise<string | null> {
      if (mail.kind === 'staff_new_device') return `${deskOrigin}/me/sessions`;
      if (mail.kind === 'staff_approval')
        return `${deskOrigin}/approvals/${mail.site}/${Number(mail.data.approval_id)}`;
      if (mail.kind === 'staff_invitation') {
        const token = await mintInvitation(db, Number(mail.data.staff_id));
        return token && `${deskOrigin}/invitation/${token}`;
      }
      const path = signPath(signingKeys, mail) ?? (await mintPath(db, mail));
      return path && `${origin}/${mail.site}-${baseOf(mail.locale)}${path}`;
    },
  };
}

/** Links that are signed and not stored; null: the kind has another. */
function signPath(keys: SigningKeys, { siteId, mailId, site, kind, data }: MailToLink): string | null {
  switch (kind) {
    case 'privacy_link':
      return `/privacy-request/${privacyToken(keys, siteId, mailId)}`;
    case 'alert_confirm':
      return `/alerts/confirm?token=${confirmToken(keys, site, Number(data.alert_id))}`;
    case 'test_ride_booked':
    case 'test_ride_changed':
    case 'test_ride_reminder':
      return ridePath(keys, site, data);
    default:
      return null;
  }
}

/** Opens one booking until some days after the ride. */
function ridePath(keys: SigningKeys, site: string, data: MailToLink['data']): string {
  const code = String(data.ride);
  const endsAt = String(data.ends_at);
  return `/test-ride/${code}?key=${makeRideKey(keys, { site, code, endsAt, linkVersion: Number(data.link_version) })}`;
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
