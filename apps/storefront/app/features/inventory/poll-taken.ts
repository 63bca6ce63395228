import type { TakenUnits } from '@paddock/server/contracts/inventory';

const POLL_MS = 8_000;
const MAX_WAIT_MS = 64_000;

/** Spread over the interval, so that visitors of one moment do not come back in one moment. */
const jittered = (ms: number) => ms * (0.75 + Math.random() / 2);

/** Asks every few seconds while the element and the page are visible, until the signal. */
export function pollTaken(
  element: Element,
  address: string,
  leaving: AbortSignal,
  onState: (state: TakenUnits) => void,
): void {
  if (leaving.aborted) return;
  let isOnScreen = false;
  let waitMs = POLL_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isVisible = () => isOnScreen && document.visibilityState === 'visible';

  async function ask() {
    timer = undefined;
    const state = await fetchTaken(address, leaving);
    if (state) onState(state);
    waitMs = state ? POLL_MS : Math.min(waitMs * 2, MAX_WAIT_MS);
    schedule();
  }
  function schedule() {
    if (!leaving.aborted && timer === undefined && isVisible())
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
  document.addEventListener('visibilitychange', comeBack, { signal: leaving });
  leaving.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

async function fetchTaken(address: string, signal: AbortSignal): Promise<TakenUnits | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    return response.ok ? ((await response.json()) as TakenUnits) : null;
  } catch {
    return null;
  }
}
