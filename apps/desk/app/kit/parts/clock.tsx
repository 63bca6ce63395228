import { useEffect, useState } from 'react';
import { currentLocale } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function amountOf(ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2];
  return new Intl.NumberFormat(currentLocale === 'ar' ? 'ar-u-nu-latn' : currentLocale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).format(Math.max(1, Math.round(ms / size)));
}

/** What is left until something is due: the ring is the share that is left. Amber under a quarter, red when over. */
export function Clock({ due, from }: { due: string; from: string }) {
  const t = useT();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(due) - now;
  const share = Math.min(1, Math.max(0, left / Math.max(1, Date.parse(due) - Date.parse(from))));
  const tone = left < 0 ? 'text-alert' : share < 0.25 ? 'text-warn' : 'text-secondary';
  return (
    <span className={`clock ${tone}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <circle cx="7" cy="7" r="5.5" fill="none" stroke="var(--line-2)" strokeWidth="2.5" />
        <circle
          cx="7"
          cy="7"
          r="5.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          pathLength="1"
          strokeDasharray={`${left < 0 ? 1 : share} 1`}
          transform="rotate(-90 7 7)"
        />
      </svg>
      <bdi>
        {left < 0
          ? t('kit.clock.late', { time: amountOf(-left) })
          : t('kit.clock.left', { time: amountOf(left) })}
      </bdi>
    </span>
  );
}
