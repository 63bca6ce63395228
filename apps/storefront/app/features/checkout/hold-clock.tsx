import { Icon } from '@paddock/ui/icon';
import { useDigits } from '@paddock/ui/page-locale';
import { useT } from '../../i18n/use-t.ts';
import { clock } from './use-hold.ts';

const DAY_SECONDS = 24 * 60 * 60;

type Props = {
  secondsLeft: number;
  /** Of how many, for the ring. */
  wholeSeconds: number;
  /** Before the order the cart's units are held; from then on they are reserved for the payment. */
  isOrdered: boolean;
};

function useTimeText({ secondsLeft, isOrdered }: Props) {
  const t = useT();
  const digits = useDigits();
  // Three days are counted in days, without seconds.
  const isLong = secondsLeft >= DAY_SECONDS;
  const days = t('shell.days', { count: Math.round(secondsLeft / DAY_SECONDS) });
  // Isolated and left to right: figures with a colon would turn round.
  const time = isLong ? days : `\u2066${digits(clock(secondsLeft))}\u2069`;
  return t(isOrdered ? 'checkout.kept' : 'checkout.held', { time });
}

/** How long it is still held, as a ring and in figures. */
export function HoldClock(props: Props) {
  const t = useT();
  const timeText = useTimeText(props);
  const share = Math.min(1, props.secondsLeft / props.wholeSeconds);
  return (
    <div className="co-hold">
      <svg viewBox="0 0 36 36" className="co-ring" aria-hidden="true">
        <circle cx="18" cy="18" r="15" />
        <circle
          className="co-ring__on"
          cx="18"
          cy="18"
          r="15"
          pathLength="100"
          strokeDasharray={`${Math.round(share * 100)} 100`}
        />
      </svg>
      <div>
        <b className="ui-number">{timeText}</b>
        <span className="ui-small ui-muted">{t('checkout.heldHint')}</span>
      </div>
    </div>
  );
}

/** On phones the sums are below: the time and what it comes to stay on top. */
export function HoldBar({ total, ...props }: Props & { total: string }) {
  const t = useT();
  const timeText = useTimeText(props);
  return (
    <div className="co-holdbar">
      <span>
        <Icon name="clock" />
        <span className="ui-number">{timeText}</span>
      </span>
      <a href="#checkout-summary">
        <span className="co-holdbar__word">{t('bag.total')}</span>
        <b>
          <bdi>{total}</bdi>
        </b>
        <Icon name="chevron-down" />
      </a>
    </div>
  );
}

const ANNOUNCED_AT_MINUTES = [5, 1] as const;

/** Said once at five minutes and at one, without interrupting. */
export function HoldAnnouncer({ secondsLeft }: { secondsLeft: number }) {
  const t = useT();
  const minutes = ANNOUNCED_AT_MINUTES.findLast((at) => secondsLeft > 0 && secondsLeft <= at * 60);
  return (
    <p className="ui-hidden" role="status">
      {minutes === undefined ? '' : t('checkout.hold.soon', { minutes })}
    </p>
  );
}
