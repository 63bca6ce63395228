/** Of every cart that a benchmark writes itself. */
export const BENCH_CART_KEY = 'b'.repeat(43);

export interface BenchQuestion {
  readonly name: string;
  /** CPU of api and PostgreSQL together that a request may take; null where none was set. */
  readonly budgetMs: number | null;
  /** How many times the bare statements' CPU that may be; null where nothing is promised. */
  readonly times: number | null;
  readonly requests: readonly BenchRequest[];
}

export interface BenchRequest {
  readonly path: string;
  readonly site: string;
  readonly siteId: number;
  /** The visitor's bag. */
  readonly cart?: string;
}

export const headersOf = ({ site, cart }: BenchRequest): Record<string, string> => ({
  'x-tenant': site,
  'x-locale': 'en',
  ...(cart ? { 'x-cart-id': cart, 'x-cart-key': BENCH_CART_KEY } : {}),
});
