/** What the edge knows about a visitor and a cached page cannot contain. */
export type EdgeVisitor = { readonly country: string | null; readonly hasPrivacySignal: boolean };

type Timing = Pick<PerformanceServerTiming, 'name' | 'description'>;

/**
 * Reads the Server-Timing header that the edge added to this document; null where there was no edge, or the browser does
 * not show the header (outside of a secure context): then the server is asked.
 */
export function readEdgeVisitor(timings: readonly Timing[] = timingsOfDocument()): EdgeVisitor | null {
  const find = (name: string) => timings.find((timing) => timing.name === name);
  if (!find('edge')) return null;
  return {
    country: find('country')?.description.toUpperCase() ?? null,
    hasPrivacySignal: find('gpc') !== undefined,
  };
}

function timingsOfDocument(): readonly Timing[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming ?? [];
}
