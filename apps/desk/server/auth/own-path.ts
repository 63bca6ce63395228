/**
 * The path of an address of the desk, and `/` for every other address: a link that leads elsewhere after the sign-in would
 * be a trap. It is checked after it was parsed, because browsers read `//` and `\\` at its beginning as another host.
 */
export function ownPath(address: string | null, origin: string): string {
  const target = URL.parse(address ?? '/', origin);
  if (target?.origin !== origin || /\/\/|\\/.test(target.pathname)) return '/';
  return `${target.pathname}${target.search}${target.hash}`;
}
