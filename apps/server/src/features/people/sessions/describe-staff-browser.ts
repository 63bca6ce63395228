const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/** Browser and system of a user agent; empty where it does not say. */
export const partsOfBrowser = (userAgent: string | null) => ({
  browser: firstOf(BROWSERS, userAgent ?? ''),
  system: firstOf(SYSTEMS, userAgent ?? ''),
});

/** "Firefox, Linux" */
export function describeStaffBrowser(userAgent: string | null): string {
  const { browser, system } = partsOfBrowser(userAgent);
  return [browser, system].filter(Boolean).join(', ') || (userAgent ?? '').slice(0, 60);
}
