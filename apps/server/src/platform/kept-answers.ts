export interface KeepRules {
  /** Served without asking again. */
  readonly freshMs: number;
  /** Served when asking again fails. */
  readonly staleMs: number;
  /** How many answers are kept; the longest unasked goes first. */
  readonly most: number;
  /** After so many failures in a row nobody asks for a while. */
  readonly failures: number;
  readonly pauseMs: number;
  readonly now?: () => number;
  readonly onFailure?: (error: unknown) => void;
}

export interface KeptAnswers<T> {
  /** The answer, an older one when asking fails, or null when there is none. Never throws. */
  get(key: string, ask: () => Promise<T>): Promise<T | null>;
}

/** Answers of somebody outside, kept in this process, so that he is asked seldom and may fail without being noticed. */
export function keepAnswers<T>(rules: KeepRules): KeptAnswers<T> {
  const now = rules.now ?? Date.now;
  const kept = new Map<string, { answer: T; at: number }>();
  const asking = new Map<string, Promise<T | null>>();
  let failures = 0;
  let closedUntil = 0;

  function older(key: string): T | null {
    const found = kept.get(key);
    return found && now() - found.at < rules.staleMs ? found.answer : null;
  }

  function keep(key: string, answer: T) {
    kept.delete(key);
    kept.set(key, { answer, at: now() });
    const [first] = kept.keys();
    if (kept.size > rules.most && first !== undefined) kept.delete(first);
  }

  async function askFor(key: string, ask: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await ask();
      failures = 0;
      keep(key, answer);
      return answer;
    } catch (error) {
      rules.onFailure?.(error);
      failures += 1;
      if (failures >= rules.failures) closedUntil = now() + rules.pauseMs;
      return older(key);
    } finally {
      asking.delete(key);
    }
  }

  return {
    async get(key, ask) {
      const found = kept.get(key);
      if (found && now() - found.at < rules.freshMs) {
        // Asked for again: last to go.
        kept.delete(key);
        kept.set(key, found);
        return found.answer;
      }
      if (now() < closedUntil) return older(key);
      const started = asking.get(key) ?? askFor(key, ask);
      asking.set(key, started);
      return started;
    },
  };
}
