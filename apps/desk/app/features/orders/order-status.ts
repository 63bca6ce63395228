import type { IconName } from '../../kit/parts/icon-paths.ts';
import type { Tone } from '../../kit/parts/status.tsx';

/** Statuses of an order whose usual look in the kit is another one. */
export const LOOK_OF: Readonly<Record<string, { readonly tone: Tone; readonly icon: IconName }>> = {
  confirmed: { tone: 'accent', icon: 'circle' },
  ready_for_pickup: { tone: 'ok', icon: 'store' },
  pending_confirmation: { tone: 'warn', icon: 'clock' },
  processing: { tone: 'warn', icon: 'clock' },
  payment_failed: { tone: 'alert', icon: 'warning' },
  return_requested: { tone: 'warn', icon: 'return' },
};
