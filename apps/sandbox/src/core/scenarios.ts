import type { ProviderName } from '../accounts.ts';

/**
 * What a provider can be told to do wrong. `commit_then_…` does the work first: the money is taken and the call gets no answer.
 * `decline`, the `wrong_…` and `pending` are for the part that handles the call to play.
 */
export const BEHAVIOURS = [
  'decline',
  'stall',
  'commit_then_stall',
  'commit_then_reset',
  'reset',
  'error_500',
  'commit_then_500',
  'rate_limit',
  'garbage',
  'slow',
  'wrong_amount',
  'wrong_currency',
  'pending',
  'wrong_integrity',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

// These mean something only to certain calls; the others every call can play.
const SPECIAL: readonly Behaviour[] = [
  'decline',
  'wrong_amount',
  'wrong_currency',
  'pending',
  'wrong_integrity',
];

export interface Scenario {
  readonly provider: ProviderName;
  /** A call's name as its part gives it ("payments.create"), or * for any. */
  readonly call: string;
  readonly behaviour: Behaviour;
  /** How many calls it is good for. */
  times: number;
}

export interface Scenarios {
  add(scenario: Scenario): void;
  /**
   * Takes the next behaviour meant for this call, if any; each use counts. `plays`: what it can play of the special
   * ones, so that a scenario for any call waits for one that can; everything when not given.
   */
  take(provider: ProviderName, call: string, plays?: readonly Behaviour[]): Behaviour | null;
  list(): readonly Scenario[];
  reset(): void;
}

export function createScenarios(): Scenarios {
  const waiting: Scenario[] = [];
  return {
    add: (scenario) => void waiting.push(scenario),
    take(provider, call, plays = SPECIAL) {
      const found = waiting.find(
        (one) =>
          one.provider === provider &&
          (one.call === '*' || one.call === call) &&
          (!SPECIAL.includes(one.behaviour) || plays.includes(one.behaviour)),
      );
      if (!found) return null;
      found.times -= 1;
      if (found.times <= 0) waiting.splice(waiting.indexOf(found), 1);
      return found.behaviour;
    },
    list: () => waiting,
    reset: () => void waiting.splice(0),
  };
}
