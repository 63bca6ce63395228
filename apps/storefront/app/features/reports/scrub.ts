/** What must not leave the house with an error, wherever it stands: addresses of people, cards, tokens, questions. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(https?:\/\/[^\s"'<>?#]*|\/[\w./-]*)[?#][^\s"'<>)]*/g, '$1'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  // The cart's uuid is in the checkout's URL and in the cart cookie.
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[uuid]'],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[figures]'],
  // Phone numbers: with the country's code, with a leading zero, or as written in North America.
  [/\+\d[\d ().-]{5,18}\d/g, '[phone]'],
  [/(?<![\w.-])0\d[\d ().-]{5,16}\d(?![\w])/g, '[phone]'],
  [/(?<![\w.-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])/g, '[phone]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  // The secrets of mails' links, session tokens, and what looks like them.
  [/\b[\w-]{40,}\b/g, '[token]'],
  [
    /(\/(?:update-password|verify-email|change-email|secure-account|privacy-request|transfers)\/)[^\s"'/)]+/g,
    '$1[token]',
  ],
];

const scrubText = (text: string) =>
  SECRETS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

const MAX_DEPTH = 12;
const DROPPED =
  /^(cookies?|headers|data|user|server_name|breadcrumbs|extra|query_string|vars|email|phone|password|token|authorization|settings)$/i;

/** A copy without personal data; personal fields are dropped by name. */
export function scrub<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return scrubText(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return undefined as T;
  if (Array.isArray(value)) return value.map((one) => scrub(one, depth + 1)) as T;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DROPPED.test(key))
      .map(([key, one]) => [key, scrub(one, depth + 1)]),
  ) as T;
}
