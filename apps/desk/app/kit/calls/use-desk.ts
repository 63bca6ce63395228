import type { CallInput, CallSuccess, Contract } from '@paddock/api-client';
import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { callDesk } from './call-desk.ts';
import type { DeskError } from './desk-error.ts';

interface QueryOptions {
  site?: string | undefined;
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number | false | ((query: { state: { data?: unknown } }) => number | false);
}

/** The first part of a key is the contract's path, so that a noun's answers can be dropped together. */
export const queryKeyOf = (contract: Contract, input: object, site?: string): QueryKey => [
  contract.path,
  site ?? '',
  input,
];

/** `useDeskQuery(showOrder, { params: { code } }, { site })`; `data` is the whole answer: `{ data, meta }`. */
export function useDeskQuery<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  options: QueryOptions = {},
): UseQueryResult<CallSuccess<C>, DeskError> {
  const { site, ...rest } = options;
  return useQuery<CallSuccess<C>, DeskError>({
    queryKey: queryKeyOf(contract, input, site),
    queryFn: ({ signal }) => callDesk(contract, input, { site, signal }),
    ...rest,
  });
}

interface MutationOptions<C extends Contract> {
  site?: string | undefined;
  /** Beginnings of the paths whose answers are asked for again; without it all that are on screen. */
  invalidates?: readonly string[];
  onSuccess?(answer: CallSuccess<C>): void;
}

/** A writing call. The Idempotency-Key stays the same until a call has succeeded or its input has changed. */
export function useDeskMutation<C extends Contract>(
  contract: C,
  { site, invalidates, onSuccess }: MutationOptions<C> = {},
): UseMutationResult<CallSuccess<C>, DeskError, CallInput<C>> {
  const client = useQueryClient();
  const attempt = useRef<{ input: string; key: string } | null>(null);
  return useMutation<CallSuccess<C>, DeskError, CallInput<C>>({
    mutationFn: (input) => {
      const text = JSON.stringify(input);
      if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() };
      return callDesk(contract, input, { site, idempotencyKey: attempt.current.key });
    },
    onSuccess: async (answer) => {
      attempt.current = null;
      onSuccess?.(answer);
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          !invalidates || invalidates.some((start) => String(path).startsWith(start)),
      });
    },
  });
}
