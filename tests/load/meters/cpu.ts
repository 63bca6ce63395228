import { readdirSync, readFileSync } from 'node:fs';

// The kernel counts in hundredths of a second on every Linux we run on.
const TICK_MS = 10;

function readTimes(pid: number): { readonly parent: number; readonly ms: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may hold spaces: the fields start after the last one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return null;
  }
}

/** CPU the process has used since it began, in milliseconds. */
export const cpuOf = (pid: number) => readTimes(pid)?.ms ?? 0;

/** The same with its children: Varnish's work is done by a child of the process that was started. */
export function cpuOfFamily(pid: number): number {
  let total = cpuOf(pid);
  for (const entry of readdirSync('/proc')) {
    const times = /^\d+$/.test(entry) ? readTimes(Number(entry)) : null;
    if (times?.parent === pid) total += times.ms;
  }
  return total;
}
