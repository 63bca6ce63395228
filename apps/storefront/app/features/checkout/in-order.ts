export interface OrderedCalls {
  /** Starts the call when those before it have ended, however they ended. */
  readonly run: <T>(call: () => Promise<T>) => Promise<T>;
  /** All calls so far have ended. */
  readonly ended: () => Promise<unknown>;
}

/** Calls that change the same thing at the server, one after the other: the last choice is the one that stays. */
export function inOrder(): OrderedCalls {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (call) => {
      const started = last.then(call);
      last = started.catch(() => {});
      return started;
    },
    ended: () => last,
  };
}
