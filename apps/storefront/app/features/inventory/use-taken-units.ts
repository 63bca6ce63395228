import type { TakenUnits } from '@paddock/server/contracts/inventory';
import { type RefObject, useEffect, useRef, useState } from 'react';

const POLL_MS = 8_000;
const MAX_WAIT_MS = 64_000;
const SUFFIX = 12;
const NONE: ReadonlySet<string> = new Set();

/** Spread over the interval, so that visitors of one moment do not come back in one moment. */
const jittered = (ms: number) => ms * (0.75 + Math.random() / 2);

/**
 * Which units of a list are no longer available. Asked while the list is on the screen, first after some seconds: a page
 * view alone asks for nothing. When asking fails, the list stays as it is and the pauses become longer.
 */
export function useTakenUnits(
  list: RefObject<Element | null>,
  address: string,
  onOtherList: () => void,
): (uuid: string) => boolean {
  const [taken, setTaken] = useState(NONE);
  const latest = useRef(onOtherList);
  useEffect(() => {
    latest.current = onOtherList;
  });
  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === 'undefined') return;
    let count: number | null = null;
    return pollWhileVisible(list.current, async (signal) => {
      const state = await fetchTaken(address, signal);
      if (!state) return false;
      setTaken((known) => (isSame(known, state.taken) ? known : new Set(state.taken)));
      if (count !== null && count !== state.units) latest.current();
      count = state.units;
      return true;
    });
  }, [list, address]);
  return (uuid) => taken.has(uuid.slice(-SUFFIX));
}

const isSame = (known: ReadonlySet<string>, next: readonly string[]) =>
  known.size === next.length && next.every((unit) => known.has(unit));

async function fetchTaken(address: string, signal: AbortSignal): Promise<TakenUnits | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    return response.ok ? ((await response.json()) as TakenUnits) : null;
  } catch {
    return null;
  }
}

/** Calls `poll` every few seconds while the element and the page are visible; returns how to stop. */
function pollWhileVisible(element: Element, poll: (signal: AbortSignal) => Promise<boolean>): () => void {
  const leaving = new AbortController();
  let isOnScreen = false;
  let waitMs = POLL_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isVisible = () => isOnScreen && document.visibilityState === 'visible';

  async function ask() {
    timer = undefined;
    const isAnswered = await poll(leaving.signal);
    waitMs = isAnswered ? POLL_MS : Math.min(waitMs * 2, MAX_WAIT_MS);
    schedule();
  }
  function schedule() {
    if (!leaving.signal.aborted && timer === undefined && isVisible())
      timer = setTimeout(() => void ask(), jittered(waitMs));
  }
  function follow() {
    if (isVisible()) return schedule();
    clearTimeout(timer);
    timer = undefined;
  }

  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    follow();
  });
  observer.observe(element);
  // A tab that becomes visible again shows an old list: ask at once.
  const comeBack = () => (isVisible() && timer === undefined ? void ask() : follow());
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    leaving.abort();
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', comeBack);
  };
}
