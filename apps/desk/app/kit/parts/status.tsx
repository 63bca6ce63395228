import { useLabel } from '../../i18n/use-t.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type Tone = 'ok' | 'warn' | 'alert' | 'transit' | 'draft' | 'accent' | 'sold';

const LOOKS: Record<Tone, IconName> = {
  ok: 'check',
  warn: 'clock',
  alert: 'warning',
  transit: 'truck',
  draft: 'circle',
  accent: 'half',
  sold: 'check',
};

/** Meaning and icon of the states that the api names; a state that is not listed is grey. */
const STATES: Record<string, readonly [Tone, IconName?]> = {
  paid: ['ok'],
  partly_paid: ['warn', 'half'],
  unpaid: ['warn'],
  pending: ['warn'],
  awaiting: ['warn'],
  awaiting_payment: ['warn'],
  awaiting_transfer: ['warn', 'bank'],
  due: ['warn', 'cash'],
  failed: ['alert'],
  unknown: ['alert', 'question'],
  refunded: ['draft', 'return'],
  charged_back: ['alert'],
  partly_refunded: ['draft', 'return'],
  placed: ['accent', 'circle'],
  confirmed: ['ok'],
  accepted: ['ok'],
  none: ['draft', 'circle'],
  unfulfilled: ['accent', 'circle'],
  to_prepare: ['accent', 'circle'],
  preparing: ['accent', 'half'],
  ready: ['ok', 'store'],
  shipped: ['transit', 'truck'],
  delivered: ['draft', 'check'],
  returned: ['draft', 'return'],
  cancelled: ['draft', 'close'],
  expired: ['draft', 'clock'],
  open: ['warn', 'circle'],
  new: ['accent', 'circle'],
  requested: ['warn', 'circle'],
  approved: ['ok'],
  rejected: ['alert', 'close'],
  refused: ['alert', 'close'],
  received: ['transit', 'box'],
  inspected: ['accent', 'eye'],
  closed: ['draft', 'check'],
  resolved: ['ok'],
  done: ['ok'],
  answered: ['ok', 'mail'],
  taken: ['accent', 'person'],
  verified: ['ok', 'shield'],
  withdrawn: ['draft', 'undo'],
  active: ['ok'],
  ended: ['draft', 'close'],
};

interface StatusProps {
  /** The message that gives the word; its last part is the state as the api names it: `orders.payment.paid`. */
  readonly id: string;
  readonly tone?: Tone;
  readonly icon?: IconName;
  /** A word that says more than the message, such as a sum. */
  readonly word?: string | undefined;
  /** Filled: only for the state of the whole page. */
  readonly isPill?: boolean;
}

/** A state: icon and word, never colour alone. */
export function Status({ id, tone, icon, word, isPill }: StatusProps) {
  const label = useLabel();
  const state = id.slice(id.lastIndexOf('.') + 1);
  const [usualTone, usualIcon] = STATES[state] ?? ['draft'];
  const shown = tone ?? usualTone;
  return (
    <span className={`status status--${shown}${isPill ? ' status--pill' : ''}`}>
      <Icon name={icon ?? usualIcon ?? LOOKS[shown]} />
      {word ?? label(id, state)}
    </span>
  );
}
