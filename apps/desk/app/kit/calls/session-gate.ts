import { DeskError } from './desk-error.ts';

/** Why a call waits: the session has ended, or the action needs a sign-in of the last minutes. */
export type GateReason = 'sign_in' | 'step_up';

const CHANNEL = 'desk-session';
type Listener = () => void;
let reason: GateReason | null = null;
let waiting: { resolve(): void; reject(error: Error): void }[] = [];
const listeners = new Set<Listener>();

export const gate = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): GateReason | null => reason,
};

function change(next: GateReason | null): void {
  reason = next;
  for (const listener of listeners) listener();
}

/** Waits until the person has signed in again, in another window; what is typed on this page stays. */
export function waitForSession(why: GateReason): Promise<void> {
  const promise = new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  if (reason !== 'sign_in') change(why);
  return promise;
}

export function openGate(): void {
  const resumed = waiting;
  waiting = [];
  change(null);
  for (const { resolve } of resumed) resolve();
}

export function cancelGate(): void {
  const cancelled = waiting;
  waiting = [];
  change(null);
  const failure = { status: 0, code: 'cancelled', message: 'Cancelled.', errors: {} };
  for (const { reject } of cancelled) reject(new DeskError(failure));
}

/** Tells all other windows of this browser that the session was renewed. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('renewed');
  channel.close();
}

export function listenForSession(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => openGate();
  return () => channel.close();
}
