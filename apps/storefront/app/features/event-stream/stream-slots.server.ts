/** Streams of one browser: it has six connections to a host, and needs one stream per visible page. */
const MAX_PER_VISITOR = 6;
const MAX_PER_NETWORK = 60;
/** Of one process. The edge spends two to three of its 10,000 threads on each stream. */
const MAX_STREAMS = 1500;

interface Listener {
  /** The cart or session a browser is known by; null for one without cookies. */
  readonly visitor: string | null;
  readonly network: string;
}

const counts = new Map<string, number>();
let total = 0;

/** A place for one more stream, to be released when it ends; null when this visitor, network or process has enough. */
export function takeStreamSlot({ visitor, network }: Listener): (() => void) | null {
  const keys = [`network ${network}`, ...(visitor === null ? [] : [`visitor ${visitor}`])];
  const isFull = keys.some(
    (key) => (counts.get(key) ?? 0) >= (key.startsWith('visitor') ? MAX_PER_VISITOR : MAX_PER_NETWORK),
  );
  if (isFull || total >= MAX_STREAMS) return null;
  total += 1;
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    total -= 1;
    for (const key of keys) {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  };
}
