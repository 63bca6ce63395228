/** Which countries have an account of their own, and what it speaks; all others see the brand's. */
export const SOCIAL_FEEDS: Readonly<Record<string, string>> = {
  default: 'en',
  it: 'it',
  ch: 'de',
  at: 'de',
  de: 'de',
  fr: 'fr',
  be: 'fr',
  lu: 'fr',
  es: 'es',
  gb: 'en',
  ie: 'en',
  pl: 'pl',
  cz: 'cs',
  gr: 'el',
  cy: 'el',
  us: 'en',
  ca: 'en',
  mx: 'es',
  ar: 'es',
  cl: 'es',
  co: 'es',
  jp: 'ja',
  cn: 'zh',
  tw: 'zh',
  vn: 'vi',
  kh: 'kh',
  ae: 'ar',
  sa: 'ar',
  eg: 'ar',
  il: 'he',
  ir: 'fa',
};

/** As Instagram numbers professional accounts: the same feed always has the same number. */
export const accountIdOf = (feed: string) =>
  `178414000000${String(10_000 + Object.keys(SOCIAL_FEEDS).indexOf(feed)).slice(1)}0`;

export const findFeed = (accountId: string) =>
  Object.keys(SOCIAL_FEEDS).find((feed) => accountIdOf(feed) === accountId);
