import type { FastifyInstance } from 'fastify';

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
