export interface BenchQuestion {
  readonly name: string;
  /** CPU of api and PostgreSQL together that a request may take. */
  readonly budgetMs: number;
  /** How many times the bare statements' CPU that may be; null where nothing is promised. */
  readonly times: number | null;
  readonly requests: readonly BenchRequest[];
}

export interface BenchRequest {
  readonly path: string;
  readonly site: string;
  readonly siteId: number;
}
