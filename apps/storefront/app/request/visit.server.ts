import type { CallInput, CallResult, Contract } from '@paddock/api-client';
import { DEFAULT_LOCALE, languageTag } from '@paddock/i18n/locales';
import type { Customer } from '@paddock/server/contracts/customers';
import type { ShownPreview } from '@paddock/server/contracts/previews';
import type { Site } from '@paddock/server/contracts/sites';
import { createContext } from 'react-router';
import type { SiteList } from '../page/shell-data.ts';
import { type CountrySegment, segmentOf } from '../routing/country-segment.ts';
import type { SitePage } from '../routing/site-map.ts';

/** One request on its way through the storefront: what came in, what was found out, which cookies go back. */
export type Visit = {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
  readonly requestId: string;
  /** Made for this answer alone: the page's own scripts carry it, so that the policy can tell them from others. */
  readonly nonce: string;
  /** From the URL alone; whether such a site exists is for `check-country` to find out. */
  readonly segment: CountrySegment | null;
  /** The visitor's cart id; a guard replaces a missing or invalid one. */
  cartId: string | undefined;
  /** The cart's secret, without which the api refuses access to it. */
  cartKey: string | undefined;
  /** The secret of the device cookie; the checkout issues one. */
  device: string | undefined;
  page: SitePage | null;
  site: Site | null;
  /** Of site, menus and list of sites, as the api named it with this page's site; null before that. */
  revision: string | null;
  /** When the page's site was read, by the clock of the database: all calls of a page are about this moment. */
  moment: { readonly at: string; readonly readAtMs: number } | null;
  /** Pages with these tags change by their schedule within a day. */
  upcoming: readonly { readonly tag: string; readonly at: string }[];
  /** The secret of a preview link, as the address or a call of a preview page has it. */
  readonly previewToken: string | null;
  /** What the secret opens; null outside of a preview. */
  preview: ShownPreview | null;
  /** Every site there is and which of them sell, once the shell has asked for them. */
  sites: SiteList;
  /**
   * Where the same page is on another site, from behind its country segment; null where there is none. Unless a loader
   * says otherwise, it is under the same path everywhere.
   */
  pathElsewhere: ((site: string, locale: string) => string | null) | null;
  /** The site lookup answered 503. */
  maintenance: boolean;
  /** A call answered 401: the session is over (AUTH-14). */
  signedOut: boolean;
  /** The rendered page: the response that goes with it has an empty body, which spares a stream. */
  html: string | null;
  readonly setCookies: string[];
  /** Further names by which the edge can be told to forget this page. */
  readonly tags: string[];
  call<C extends Contract>(contract: C, input: CallInput<C>): Promise<CallResult<C>>;
  /** A file of the api as it is, or the visitor's own on its way there; null when it did not answer. */
  file(path: string, sending?: FileCall): Promise<Response | null>;
  /** An answer of the api that goes on for as long as the visitor listens; null when it did not begin. */
  stream(path: string): Promise<Response | null>;
  user(): Promise<Customer | null>;
};

/** For what is no JSON call: bytes that come from the browser and go on to the api as they come. */
export type FileCall = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
};

export const visitContext = createContext<Visit>();

/** Session and cart belong to one country in one language; their cookies are sent nowhere else. */
export const authPath = (segment: CountrySegment | null) => (segment ? `/${segmentOf(segment)}` : '/');

/** The locale of the URL in the edition that the site shows: `us-en` is `en-US`. */
export function editionOf({ site, segment }: Pick<Visit, 'site' | 'segment'>): string {
  const locale = segment?.locale ?? DEFAULT_LOCALE;
  return site?.urls.find((url) => url.locale_code === locale)?.edition ?? locale;
}

/** The language of the page with its country, for Intl and `lang`. */
export const langOf = (visit: Pick<Visit, 'site' | 'segment'>): string =>
  languageTag(editionOf(visit), visit.site?.country.iso);
