import type { CallFailure } from '@paddock/api-client';

/** A call that was refused or got no answer. `code` says why; `errors` has the messages of single fields. */
export class DeskError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly data: unknown;

  constructor(failure: Pick<CallFailure, 'status' | 'code' | 'message' | 'errors'> & { data?: unknown }) {
    super(failure.message);
    this.name = 'DeskError';
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors;
    this.data = failure.data;
  }
}

export const isDeskError = (error: unknown, code?: string): error is DeskError =>
  error instanceof DeskError && (code === undefined || error.code === code);
