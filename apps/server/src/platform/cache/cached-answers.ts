import { LRUCache } from 'lru-cache';
import { createCircuitBreaker } from '../clients/circuit-breaker.ts';

export interface CacheRules {
  /** Served without inFlight again. */
  readonly freshMs: number;
  /** Served when inFlight again fails. */
  readonly staleMs: number;
  /** The least recently used answer is dropped first. */
  readonly maxEntries: number;
  /** The circuit breaker opens after so many failures in a row. */
  readonly maxFailures: number;
  readonly pauseMs: number;
  readonly now?: () => number;
  readonly onFailure?: (error: unknown) => void;
}

export interface CachedAnswers<T> {
  /** The answer, an older one when inFlight fails, or null when there is none. Never throws. */
  get(key: string, ask: () => Promise<T>): Promise<T | null>;
}

/** Answers of a service outside, cached in this process: it is called seldom, and stale answers cover its failures. */
export function cacheAnswers<T>(rules: CacheRules): CachedAnswers<T> {
  const now = rules.now ?? Date.now;
  const kept = new LRUCache<string, { answer: T; at: number }>({ max: rules.maxEntries });
  const inFlight = new Map<string, Promise<T | null>>();
  const breaker = createCircuitBreaker({ maxFailures: rules.maxFailures, openMs: rules.pauseMs, now });

  function older(key: string): T | null {
    const found = kept.peek(key);
    return found && now() - found.at < rules.staleMs ? found.answer : null;
  }

  async function askFor(key: string, ask: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await ask();
      breaker.succeed();
      kept.set(key, { answer, at: now() });
      return answer;
    } catch (error) {
      rules.onFailure?.(error);
      breaker.fail();
      return older(key);
    } finally {
      inFlight.delete(key);
    }
  }

  return {
    async get(key, ask) {
      const found = kept.get(key);
      if (found && now() - found.at < rules.freshMs) return found.answer;
      const running = inFlight.get(key);
      if (running) return running;
      if (!breaker.canCall()) return older(key);
      const started = askFor(key, ask);
      inFlight.set(key, started);
      return started;
    },
  };
}
