export const isFullTrial = process.env.PADDOCK_TRIALS === 'full';

/**
 * How often a race, a crash or a stopwatch is tried: enough to find what is broken on every change, and as often as the
 * promise was measured with `npm run trials`.
 */
export const trials = (onEveryChange: number, inFull: number): number =>
  isFullTrial ? inFull : onEveryChange;
