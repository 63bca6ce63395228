/** What must not leave the house with an error, wherever it stands: addresses of people, cards, tokens, questions. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(https?:\/\/[^\s"'<>?#]*|\/[\w./-]*)[?#][^\s"'<>)]*/g, '$1'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '[figures]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  // The secrets of mails' links, session tokens, and what looks like them.
  [/\b[\w-]{40,}\b/g, '[token]'],
  [/(\/(?:update-password|verify-email|transfers)\/)[^\s"'/)]+/g, '$1[token]'],
];

const scrubText = (text: string) =>
  SECRETS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

const MOST_DEEP = 12;
const DROPPED =
  /^(cookies?|headers|data|user|server_name|breadcrumbs|extra|query_string|vars|email|phone|password|token|authorization|settings)$/i;

/** A copy without anything of the kind; what is nobody's business is dropped by its name. */
export function scrub<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return scrubText(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MOST_DEEP) return undefined as T;
  if (Array.isArray(value)) return value.map((one) => scrub(one, depth + 1)) as T;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DROPPED.test(key))
      .map(([key, one]) => [key, scrub(one, depth + 1)]),
  ) as T;
}
