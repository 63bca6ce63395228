import type { AccountMailKind } from './queue-account-mail.ts';

/** Where a button leads. `secret` is made when the mail is written and opens something by itself. */
export type Place = 'secret' | 'login' | 'recovery' | 'account' | 'bikes' | 'request' | 'news' | 'units';
export type FactName =
  | 'bike'
  | 'serial'
  | 'warranty_until'
  | 'store'
  | 'email'
  | 'passkey'
  | 'passkeys_removed'
  | 'browser'
  | 'at'
  | 'from'
  | 'to'
  | 'until'
  | 'message'
  | 'reason'
  | 'ticket'
  | 'department'
  | 'sender'
  | 'reply_to'
  | 'phone_of_sender'
  | 'order_code'
  | 'language'
  | 'question'
  | 'variant'
  | 'when'
  | 'store_address'
  | 'store_phone'
  | 'licence';

interface Link {
  readonly label:
    | 'verify'
    | 'login'
    | 'password'
    | 'account'
    | 'bikes'
    | 'transfer'
    | 'request'
    | 'subscribe'
    | 'news'
    | 'secure'
    | 'privacy'
    | 'alert'
    | 'units'
    | 'ride'
    | 'sessions'
    | 'invitation'
    | 'approval';
  readonly to: Place;
}

/** The parts of a mail about an account or a bike, besides its title and its lead, which every kind has. */
export interface AccountMailPlan {
  readonly facts: readonly FactName[];
  readonly button: Link | null;
  /** A second way, under the button. */
  readonly second?: Link;
  /** How long the link opens something. */
  readonly life?: 'hour' | 'day' | 'week' | 'month' | 'until';
  /** What to do if it was another person. */
  readonly notYou?:
    | 'ignore'
    | 'password'
    | 'contact'
    | 'secure'
    | 'bike'
    | 'transfer'
    | 'stranger'
    | 'ride'
    | 'sessions';
  /** What its one-click unsubscribe ends, in the mail program and at its foot (RFC 8058). */
  readonly leaves?: 'newsletter' | 'alerts';
  /** An answer goes to the visitor it is about, not to the office. */
  readonly repliesToVisitor?: true;
  /** An answer goes to the ticket it is about, where the site takes mail in. */
  readonly repliesToTicket?: true;
  /** Staff wrote it: its text stands instead of a greeting, and its lead is a note below. */
  readonly isPersonal?: true;
  /** What its calendar entry does. */
  readonly calendar?: 'REQUEST' | 'CANCEL';
}

const BIKE = ['bike', 'serial'] as const;
const ACCOUNT: Link = { label: 'account', to: 'account' };
const BIKES: Link = { label: 'bikes', to: 'bikes' };
const NEW_PASSWORD: Link = { label: 'password', to: 'recovery' };
const VERIFY = {
  button: { label: 'verify', to: 'secret' },
  life: 'day',
  notYou: 'ignore',
} as const;
/** The button is for a receiver who did not cause the mail. */
const SECURE = {
  button: { label: 'secure', to: 'secret' },
  second: ACCOUNT,
  life: 'month',
  notYou: 'secure',
} as const;
const WARRANTY = {
  facts: [...BIKE, 'store'],
  button: { label: 'request', to: 'request' },
} as const;

const RIDE = {
  facts: ['bike', 'when', 'store', 'store_address', 'store_phone', 'licence'],
  button: { label: 'ride', to: 'secret' },
  calendar: 'REQUEST',
} as const;

const PLANS: Readonly<Record<AccountMailKind, AccountMailPlan>> = {
  email_verification: { facts: [], ...VERIFY },
  account_exists: {
    facts: [],
    button: { label: 'login', to: 'login' },
    second: NEW_PASSWORD,
    notYou: 'ignore',
  },
  password_recovery: {
    facts: [],
    button: { label: 'password', to: 'secret' },
    life: 'hour',
    notYou: 'ignore',
  },
  password_changed: {
    facts: ['passkeys_removed'],
    button: ACCOUNT,
    second: NEW_PASSWORD,
    notYou: 'password',
  },
  email_change: { facts: ['email'], ...VERIFY },
  email_changed: { facts: ['email'], button: null, notYou: 'contact' },
  passkey_added: { facts: ['passkey'], ...SECURE },
  new_device: { facts: ['browser', 'at'], ...SECURE },
  privacy_link: { facts: [], button: { label: 'privacy', to: 'secret' }, life: 'hour', notYou: 'ignore' },
  account_erased: { facts: [], button: null, notYou: 'contact' },
  staff_new_device: {
    facts: ['browser', 'at'],
    button: { label: 'sessions', to: 'secret' },
    notYou: 'sessions',
  },
  staff_invitation: {
    facts: [],
    button: { label: 'invitation', to: 'secret' },
    life: 'week',
    notYou: 'ignore',
  },
  staff_approval: { facts: [], button: { label: 'approval', to: 'secret' } },
  bike_registered: { facts: [...BIKE, 'warranty_until'], button: BIKES },
  bike_registration_received: { facts: BIKE, button: BIKES },
  bike_registration_rejected: { facts: [...BIKE, 'reason'], button: BIKES },
  bike_lost: { facts: [...BIKE, 'message'], button: BIKES, notYou: 'bike' },
  bike_found: { facts: BIKE, button: BIKES },
  bike_lost_seen: { facts: BIKE, button: BIKES },
  transfer_offered: {
    facts: [...BIKE, 'from', 'until'],
    button: { label: 'transfer', to: 'secret' },
    life: 'until',
    notYou: 'stranger',
  },
  transfer_registered: { facts: [...BIKE, 'to', 'until'], button: BIKES, notYou: 'transfer' },
  transfer_accepted: { facts: [...BIKE, 'to'], button: BIKES },
  transfer_declined: { facts: [...BIKE, 'to'], button: BIKES },
  transfer_expired: { facts: [...BIKE, 'to'], button: BIKES },
  warranty_received: WARRANTY,
  warranty_verified: WARRANTY,
  warranty_rejected: { ...WARRANTY, facts: [...WARRANTY.facts, 'reason'] },
  warranty_in_repair: WARRANTY,
  warranty_closed: WARRANTY,
  newsletter_confirm: {
    facts: [],
    button: { label: 'subscribe', to: 'secret' },
    life: 'day',
    notYou: 'ignore',
  },
  checkout_confirm: { facts: [], ...VERIFY },
  newsletter_exists: { facts: [], button: null, notYou: 'ignore', leaves: 'newsletter' },
  newsletter_welcome: { facts: [], button: { label: 'news', to: 'news' }, leaves: 'newsletter' },
  alert_confirm: {
    facts: [],
    button: { label: 'alert', to: 'secret' },
    life: 'day',
    notYou: 'ignore',
  },
  alert_told: {
    facts: ['variant', 'store'],
    button: { label: 'units', to: 'units' },
    leaves: 'alerts',
  },
  contact_received: {
    facts: ['ticket', 'department'],
    button: null,
    notYou: 'ignore',
    repliesToTicket: true,
  },
  contact_reply: { facts: [], button: null, repliesToTicket: true, isPersonal: true },
  contact_office: {
    facts: [
      ...(['ticket', 'department', 'sender', 'reply_to', 'phone_of_sender'] as const),
      ...(['order_code', 'serial', 'language', 'question'] as const),
    ],
    button: null,
    repliesToVisitor: true,
  },
  test_ride_booked: { ...RIDE, notYou: 'ride' },
  test_ride_changed: RIDE,
  test_ride_reminder: RIDE,
  test_ride_cancelled: {
    facts: ['bike', 'when', 'store', 'store_phone', 'reason'],
    button: null,
    calendar: 'CANCEL',
  },
};

export const ACCOUNT_MAIL_KINDS = Object.keys(PLANS) as AccountMailKind[];

export const isAccountMail = (kind: string): kind is AccountMailKind => Object.hasOwn(PLANS, kind);

export const planAccountMail = (kind: AccountMailKind): AccountMailPlan => PLANS[kind];

// Marks that turn text around or hide it.
const UNSEEN = /[\p{Cc}\u061c\u200b-\u200d\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Typed text as it may appear in a mail: without invisible characters, at most this long. */
export const typed = (text: string, most = 500): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/g, ' ').trim())
    .join('\n')
    .trim()
    .slice(0, most);

// "Win at shop.example" and "https://…": what mail programs make a link of.
const LINKS = /:\/\/|\p{L}\.\p{L}/u;

/**
 * A name to greet with. Any visitor can register a foreign address, so a name that contains a link is
 * an advertisement we would deliver; it is then left out.
 */
export const greetable = (name: string): string => {
  const plain = typed(name, 60);
  return LINKS.test(plain) ? '' : plain;
};

/** The name of a person the reader may not know; a link in it is broken so that it cannot be tapped. */
export const breakLinks = (name: string): string =>
  typed(name, 100)
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '. ')
    .replaceAll('://', ': ');
