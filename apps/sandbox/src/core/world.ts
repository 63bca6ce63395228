import type { FastifyInstance } from 'fastify';
import type { Account, ProviderName } from '../accounts.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Journal } from './journal.ts';
import type { Outbox } from './outbox.ts';
import type { Scenarios } from './scenarios.ts';

const SECONDS_AT_2026 = Date.UTC(2026, 0, 1) / 1000;

// Eleven figures: thirteen and more could be taken for a card's.
let last = Math.floor(Date.now() / 1000 - SECONDS_AT_2026) * 1000;

/** Never the same twice, nor after a restart or a reset: the shop's books remember ids for longer than we do. */
export function freshNumber(): number {
  last += 1;
  return last;
}

/** What every provider of the sandbox shares. */
export interface World {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly outbox: Outbox;
  readonly scenarios: Scenarios;
  readonly accounts: Readonly<Record<string, Account>>;
}

export const accountsOf = (world: World, provider: ProviderName): Account[] =>
  Object.values(world.accounts).filter((account) => account.provider === provider);

/** One piece of the outside world. Each lives in its own folder under `parts/`. */
export interface Part {
  readonly name: string;
  /** One sentence for people: what it plays. */
  readonly about: string;
  /** What a shopper types, and what then happens. */
  readonly tries?: readonly (readonly [typed: string, happens: string])[];
  /** What a person should know about it right now. */
  state(): string;
  routes(app: FastifyInstance): void;
  /** Forgets what happened. */
  reset?(): void;
}
