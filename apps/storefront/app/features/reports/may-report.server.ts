const WINDOW_MS = 60_000;

interface Budget {
  readonly perNetwork: number;
  readonly total: number;
}

/** A minute's budget, of one network and of all: a broken release must not become a flood of our own making. */
export function createReportBudget({ perNetwork, total }: Budget): (network: string, now: number) => boolean {
  const counts = new Map<string, number>();
  let taken = 0;
  let until = 0;
  return (network, now) => {
    if (now >= until) {
      counts.clear();
      taken = 0;
      until = now + WINDOW_MS;
    }
    const count = (counts.get(network) ?? 0) + 1;
    if (count > perNetwork || taken >= total) return false;
    counts.set(network, count);
    taken += 1;
    return true;
  };
}

export const mayReportError = createReportBudget({ perNetwork: 20, total: 300 });
export const mayReportViolation = createReportBudget({ perNetwork: 30, total: 600 });
