const TIMEOUT_MS = 2000;

interface Purge {
  readonly tags: readonly string[];
  readonly forget?: boolean | undefined;
}

/** Tells the edge which tags are out of date. Throws when it did not, so that the queue tries again later. */
export async function purgeEdge(edgeUrl: string, { tags, forget }: Purge): Promise<void> {
  const response = await fetch(new URL('/', edgeUrl), {
    method: 'PURGE',
    headers: { [forget ? 'xkey-purge' : 'xkey-softpurge']: tags.join(' ') },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The edge answered ${response.status} to a purge of ${tags.join(' ')}`);
}
