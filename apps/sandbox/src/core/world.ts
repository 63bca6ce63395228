import type { FastifyInstance } from 'fastify';
import type { Account, ProviderName } from '../accounts.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Journal } from './journal.ts';
import type { Outbox } from './outbox.ts';
import type { Scenarios } from './scenarios.ts';

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
