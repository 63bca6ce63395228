import { classNames } from '@paddock/ui/class-names';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { CalendarView } from './ride-view.ts';

/** The days with free hours, in a row that scrolls. */
export function DayLinks({ calendar }: { calendar: CalendarView }) {
  const t = useT();
  return (
    <nav className="ride-days" aria-label={t('testRides.day')}>
      <ul>
        {calendar.days.map(({ date, weekday, day, href }) => (
          <li key={date}>
            <Link
              to={href}
              className={classNames('ride-day', date === calendar.date && 'ride-day--on')}
              aria-current={date === calendar.date ? 'date' : undefined}
              preventScrollReset
            >
              <span className="ui-small">{weekday}</span> <strong>{day}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
