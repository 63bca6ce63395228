import type { Limit } from './platform/http/rate-limiter.ts';

/**
 * Every route names one of these. `address` counts the visitor's network (IPv4 /32, IPv6 /64; a /48 gets 16 times as
 * much), `account` the signed-in customer, `tenant` a whole country site, so that one site under attack cannot take the
 * others' share. A spent `tenant` budget refuses only the networks that used more than a tenth of their own, and no
 * `tenant` budget lasts longer than a minute. docs/guides/integrate.md shows those of other systems.
 */
export const LIMITS = {
  /** Public reads. */
  browse: { address: { points: 600, seconds: 60 }, tenant: { points: 120_000, seconds: 60 } },
  /** Everything behind a bearer token that creates no order and moves no money. */
  account: {
    address: { points: 300, seconds: 60 },
    account: { points: 120, seconds: 60 },
    tenant: { points: 30_000, seconds: 60 },
  },
  /** Pieces of customers' files and the questions in between; how many bytes a day is counted in the database. */
  upload: {
    address: { points: 1200, seconds: 60 },
    account: { points: 600, seconds: 60 },
    tenant: { points: 30_000, seconds: 60 },
  },
  /** Pictures of the library: the edge keeps them, and a storefront without an edge asks from one address. */
  media: { address: { points: 6000, seconds: 60 } },
  /** What goes into and out of a bag: cheap, but each is a write. */
  bag: { address: { points: 120, seconds: 60 }, tenant: { points: 30_000, seconds: 60 } },
  /** From the bag to the order: each takes units off the market. */
  checkout: { address: { points: 60, seconds: 60 }, tenant: { points: 20_000, seconds: 60 } },
  /** Street suggestions: each may cost a paid call to the maps provider. */
  places: { address: { points: 120, seconds: 60 }, tenant: { points: 6000, seconds: 60 } },
  /** The proof of a visitor's choice: trying every switch stays far below. */
  consent: { address: { points: 30, seconds: 60 }, tenant: { points: 30_000, seconds: 60 } },
  /** Guessing passwords; the accounts themselves are counted in the database. */
  login: { address: { points: 30, seconds: 60 }, tenant: { points: 3000, seconds: 60 } },
  /** What tells something about a frame number: few enough that they cannot be tried one after the other. */
  serials: {
    address: { points: 30, seconds: 3600 },
    account: { points: 10, seconds: 3600 },
    tenant: { points: 300, seconds: 60 },
  },
  /** Sends a mail to a typed address. */
  offers: { address: { points: 30, seconds: 3600 }, account: { points: 10, seconds: 3600 } },
  /** Registering, recovering and the links of their mails; the mailboxes are counted in the database. */
  recovery: { address: { points: 20, seconds: 60 }, tenant: { points: 2000, seconds: 60 } },
  /** Newsletter and contact: each calls the captcha and sends a mail. */
  forms: { address: { points: 20, seconds: 60 }, tenant: { points: 1200, seconds: 60 } },
  /** The way off the newsletter: the servers of a few mail programs come for very many readers. */
  unsubscribe: { address: { points: 600, seconds: 60 }, tenant: { points: 30_000, seconds: 60 } },
  /** What a payment panel says: each may ask a provider. */
  payment: { address: { points: 60, seconds: 60 }, tenant: { points: 6000, seconds: 60 } },
  /** Providers' notifications; all of a provider's come from a few addresses. */
  webhook: { address: { points: 6000, seconds: 60 } },
  /** Machines that send us units; `account` is the feed token. */
  feed: { address: { points: 120, seconds: 60 }, account: { points: 60, seconds: 60 } },
  /** The desk: people and their scripts; `account` is the staff token. */
  staff: { address: { points: 300, seconds: 60 }, account: { points: 300, seconds: 60 } },
  docs: { address: { points: 120, seconds: 60 } },
  /** Addresses that lead nowhere: a scanner runs dry here without touching a visitor's budget. */
  unmatched: { address: { points: 120, seconds: 60 } },
  /** Health, readiness and metrics are asked by machines of ours; refusing them would hide an overload. */
  probe: {},
} as const satisfies Record<string, Limit>;
