import { confirmStatement } from '@paddock/server/features/statements/statements.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { isDeskError } from '../../kit/calls/desk-error.ts';
import { showToast } from '../../kit/overlay/toast.tsx';

/** Lines of one call: a call with hundreds of bookings would run into its time limit. */
const LINES_PER_CALL = 20;
const CALL_MS = 60_000;

interface Refused {
  readonly line: number;
  readonly outcome: string;
}

/** Books the ticked lines, some at a time. A repeated run books what is left. */
export function useBooking(site: string, id: string, ticks: ReadonlyMap<number, string>) {
  const t = useT();
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const [done, setDone] = useState<number | null>(null);

  async function book(): Promise<void> {
    const lines = [...ticks].map(([line, order]) => ({ line, order }));
    const outcomes = [];
    for (let at = 0; at < lines.length; at += LINES_PER_CALL) {
      const body = { lines: lines.slice(at, at + LINES_PER_CALL) };
      const { data } = await callDesk(
        confirmStatement,
        { params: { id }, body },
        { site, timeoutMs: CALL_MS },
      );
      outcomes.push(...data);
      setDone(outcomes.length);
    }
    setRefused(outcomes.filter(({ ok }) => !ok));
    const count = outcomes.filter(({ ok }) => ok).length;
    if (count > 0) showToast(t('statements.booked', { count }));
  }
  async function run(): Promise<void> {
    if (ticks.size === 0 || done !== null) return;
    setDone(0);
    setError(null);
    try {
      await book();
    } catch (failure) {
      if (!isDeskError(failure, 'cancelled')) setError(failure as Error);
    }
    await client.invalidateQueries();
    setDone(null);
  }
  return { refused, error, done, run: () => void run() };
}
