export interface RequestTarget {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The path of a request. Null for `//host/…` and `http://host/…`: resolved against an address of ours they would name
 * another host, and the session would be sent there.
 */
export function readTarget(url: string | undefined): RequestTarget | null {
  if (!url?.startsWith('/') || !URL.canParse(url, 'http://desk')) return null;
  const { host, pathname, search } = new URL(url, 'http://desk');
  return host === 'desk' ? { pathname, search } : null;
}
