import type { Tx } from '../../platform/db/db.ts';
import { insertMail } from './mails.sql.ts';
import { sendingOf } from './queue-mail.ts';

interface BikeFacts {
  /** "Cresta 29" */
  readonly bike: string;
  readonly serial: string;
}
interface WarrantyFacts extends BikeFacts {
  readonly code: string;
  readonly store: string;
}
interface SubscriberFacts {
  readonly subscriber_id: number;
}
interface TicketFacts {
  readonly ticket: string;
  readonly department: string;
}

/** A booked ride; dates are ISO texts, hours are told on the store's clock. */
interface RideFacts {
  readonly ride: string;
  readonly link_version: number;
  /** The revision of the calendar entry. */
  readonly sequence: number;
  readonly bike: string;
  readonly store: string;
  readonly store_address: string;
  readonly store_phone: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly timezone: string;
  /** The class to bring; empty: none. */
  readonly licence: string;
  /** Why the store has cancelled. */
  readonly reason: string;
}

/**
 * Mails about an account or a bike, by kind with the data of each. Secrets are not part of it: the link of a mail
 * that opens something is made when the mail is written (see `mail-links.ts`), so no table ever holds one.
 */
export interface AccountMails {
  /** Link: /verify-email/{token}, 24 hours. */
  readonly email_verification: { readonly customer_id: number };
  /** A registration of an address that has an account: links to sign in and to recover. */
  readonly account_exists: Record<string, never>;
  /** Link: /update-password/{token}, 60 minutes. */
  readonly password_recovery: { readonly customer_id: number };
  /** `passkeys`: the names of those that were removed with it. */
  readonly password_changed: { readonly passkeys: string };
  /** To the new address. Link: /change-email/{token}, 24 hours. */
  readonly email_change: { readonly customer_id: number; readonly email: string };
  /** To the old address, once the new one was proved. */
  readonly email_changed: { readonly email: string };
  /** Link: /secure-account/{token}, 30 days. */
  readonly passkey_added: { readonly customer_id: number; readonly name: string };
  /** A sign-in with a browser the account does not know. Link: /secure-account/{token}, 30 days. */
  readonly new_device: { readonly customer_id: number; readonly browser: string; readonly at: string };
  /** Link: /privacy-request/{token}, 60 minutes. */
  readonly privacy_link: Record<string, never>;
  readonly account_erased: Record<string, never>;
  /** To staff: a sign-in at the desk from a new device. Link: the desk's list of sessions. */
  readonly staff_new_device: { readonly browser: string; readonly at: string };
  /** Link: /invitation/{token} of the desk, 7 days. */
  readonly staff_invitation: { readonly staff_id: number };
  /** To staff who may decide on a proposal. Link: the proposal at the desk. */
  readonly staff_approval: { readonly approval_id: number };
  readonly bike_registered: BikeFacts & { readonly warranty_until: string };
  /** People will look at it. */
  readonly bike_registration_received: BikeFacts;
  readonly bike_registration_rejected: BikeFacts & { readonly reason: string };
  readonly bike_lost: BikeFacts & { readonly message: string };
  readonly bike_found: BikeFacts;
  /** Another customer tried to register a lost bike. */
  readonly bike_lost_seen: BikeFacts;
  /** To the receiver. Link: /my-account/transfers/{token}, 14 days. */
  readonly transfer_offered: BikeFacts & {
    readonly transfer_id: number;
    readonly from: string;
    readonly until: string;
  };
  /** To the giver: "Transfer order registered". */
  readonly transfer_registered: BikeFacts & { readonly to: string; readonly until: string };
  readonly transfer_accepted: BikeFacts & { readonly to: string };
  readonly transfer_declined: BikeFacts & { readonly to: string };
  readonly transfer_expired: BikeFacts & { readonly to: string };
  /** "Warranty order registered". */
  readonly warranty_received: WarrantyFacts;
  readonly warranty_verified: WarrantyFacts;
  readonly warranty_rejected: WarrantyFacts & { readonly reason: string };
  readonly warranty_in_repair: WarrantyFacts;
  readonly warranty_closed: WarrantyFacts;
  /** Link: /subscriber-verify?token=…, 24 hours. */
  readonly newsletter_confirm: SubscriberFacts;
  /** A subscription of an address that is on the list already. */
  readonly newsletter_exists: SubscriberFacts;
  /** The first letter, once the address is proved. */
  readonly newsletter_welcome: SubscriberFacts;
  /** Link: /alerts/confirm?token=…, 24 hours. */
  readonly alert_confirm: { readonly alert_id: number; readonly model: string };
  /** A unit is available. `filters`: what its list is narrowed to, each as attribute=value. */
  readonly alert_told: {
    readonly alert_id: number;
    readonly model: string;
    readonly variant: string;
    readonly store: string;
    readonly slug: string;
    readonly color_id: number | null;
    readonly filters: readonly string[];
  };
  /** To who orders: confirms the address. Link: /bag/confirm-email?token=…, 24 hours. */
  readonly checkout_confirm: { readonly proof_id: number };
  /** To the visitor: we have your question. */
  readonly contact_received: TicketFacts;
  /** To the office. An answer to it goes to the visitor. */
  readonly contact_office: TicketFacts & {
    readonly sender: string;
    readonly email: string;
    readonly phone: string;
    readonly order_code: string;
    readonly serial: string;
    readonly message: string;
    /** What the visitor reads. */
    readonly language: string;
  };
  /** To the visitor: what staff wrote. An answer to it goes to the ticket. `references`: Message-IDs of the thread. */
  readonly contact_reply: {
    readonly ticket: string;
    readonly message: string;
    readonly references: readonly string[];
  };
  /** All with the calendar entry; link: /test-ride/{code}?key=…, until 30 days after the ride. */
  readonly test_ride_booked: RideFacts;
  readonly test_ride_changed: RideFacts;
  /** The day before. */
  readonly test_ride_reminder: RideFacts;
  /** By the rider or by the store; withdraws the calendar entry. */
  readonly test_ride_cancelled: RideFacts;
}

export type AccountMailKind = keyof AccountMails;

export interface AccountMailInput<K extends AccountMailKind> {
  readonly siteId: number;
  readonly kind: K;
  /** Says what it is about; a second mail with the same key is not written. */
  readonly key: string;
  readonly to: string;
  readonly locale: string;
  /** How the reader is greeted; empty: without a name. */
  readonly givenName: string;
  readonly data: AccountMails[K];
}

/** Writes a mail in the caller's transaction: it is sent exactly if what it tells is committed. Dates are ISO texts. */
export const queueAccountMail = <K extends AccountMailKind>(
  tx: Tx,
  { givenName, data, ...input }: AccountMailInput<K>,
): Promise<void> => {
  const mail = {
    ...input,
    orderId: null,
    data: { ...data, given_name: givenName } as Record<string, unknown>,
  };
  return insertMail(tx, mail, sendingOf(input.siteId), []);
};
