const TIMEOUT_MS = 2000;

/** Tells the edge which tags to forget. Throws when it did not, so that the queue tries again later. */
export async function purgeEdge(edgeUrl: string, tags: readonly string[]): Promise<void> {
  const response = await fetch(new URL('/', edgeUrl), {
    method: 'PURGE',
    headers: { 'xkey-purge': tags.join(' ') },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The edge answered ${response.status} to a purge of ${tags.join(' ')}`);
}
