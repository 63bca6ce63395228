import { Note } from '@paddock/ui/note';
import { useT } from '../../i18n/use-t.ts';
import type { RegistrationView } from './bike-view.ts';

/** What people still look at, and what they said no to. */
export function Registrations({ registrations }: { registrations: readonly RegistrationView[] }) {
  const t = useT();
  if (registrations.length === 0) return null;
  return (
    <ul className="bikes-asked">
      {registrations.map((one) => (
        <li key={one.id}>
          <Note
            tone={one.isRejected ? 'alert' : 'info'}
            {...(one.isRejected ? {} : { icon: 'clock' })}
            title={
              <>
                <bdi>{one.name}</bdi> <bdi dir="ltr">{one.serial}</bdi>
              </>
            }
          >
            <p>
              {one.isRejected ? t('bikes.rejected') : t('bikes.pending', { date: one.sent })}{' '}
              {one.reason && <bdi>{one.reason}</bdi>}
            </p>
          </Note>
        </li>
      ))}
    </ul>
  );
}
