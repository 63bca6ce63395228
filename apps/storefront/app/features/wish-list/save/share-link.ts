export type Shared = 'shared' | 'copied' | 'failed';

/** Hands an address to the device's own sharing, else copies it. Cancelled by the visitor counts as shared. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
