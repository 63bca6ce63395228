import { readdirSync, readFileSync } from 'node:fs';

// The kernel counts in hundredths of a second on every Linux we run on.
const TICK_MS = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly name: string;
  /** Own time and that of children it has waited for: a backend that ended is in its postmaster's. */
  readonly ms: number;
}

function readTimes(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may hold spaces: the fields start after the last one.
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return { parent: Number(fields[1]), name, ms: ticks * TICK_MS };
  } catch {
    return null;
  }
}

/** CPU the process has used since it began, in milliseconds. */
export const cpuOf = (pid: number) => readTimes(pid)?.ms ?? 0;

/** CPU of a PostgreSQL server with all its backends. */
export function cpuOfServer(postmaster: number): number {
  let total = cpuOf(postmaster);
  for (const entry of readdirSync('/proc')) {
    const times = /^\d+$/.test(entry) ? readTimes(Number(entry)) : null;
    if (times?.parent === postmaster) total += times.ms;
  }
  return total;
}
