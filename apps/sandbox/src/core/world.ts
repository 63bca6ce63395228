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
