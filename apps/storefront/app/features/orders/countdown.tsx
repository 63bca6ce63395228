import { useDigits } from '@paddock/ui/page-locale';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left to pay, by the server's clock, in days, hours and minutes. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useT();
  const digits = useDigits();
  const [left, setLeft] = useState(secondsLeft);

  useEffect(() => {
    const endsAt = performance.now() + secondsLeft * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, (endsAt - performance.now()) / 1000)), 10_000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  const parts = [
    ['days', Math.floor(left / DAY)],
    ['hours', Math.floor((left % DAY) / HOUR)],
    ['minutes', Math.floor((left % HOUR) / MINUTE)],
  ] as const;
  return (
    <div className="countdown" role="timer" aria-label={t('orders.left')}>
      <p className="ui-label">{t('orders.left')}</p>
      <div className="countdown__parts">
        {parts.map(([unit, count]) => (
          <p key={unit}>
            <b className="ui-number">{digits(count)}</b>
            <span>{t(`orders.left.${unit}`, { count })}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
