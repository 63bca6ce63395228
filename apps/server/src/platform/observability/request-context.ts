import { AsyncLocalStorage } from 'node:async_hooks';

/** What follows one request or job through every await: its id for the logs, its statements for the metrics. */
export interface RequestContext {
  readonly requestId: string;
  statements: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export function countStatement() {
  const context = storage.getStore();
  if (context) context.statements += 1;
}
