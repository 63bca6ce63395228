import { Button } from '@paddock/ui/button';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { BookingReply } from './booking.server.ts';
import { DayLinks } from './day-links.tsx';
import { HourChoice } from './hour-choice.tsx';
import type { BookingView } from './ride-view.ts';

/** Another free hour of the same store. */
export function MoveRide({ ride, reply }: { ride: BookingView; reply: BookingReply | undefined }) {
  const t = useT();
  const navigation = useNavigation();
  const { calendar } = ride;
  if (calendar.days.length === 0) return null;
  const hours = reply && reply.next.length > 0 ? reply.next : calendar.hours;
  return (
    <section id="move" className="rides__step" aria-labelledby="ride-move">
      <h2 id="ride-move" className="ui-h3">
        {t('testRides.move')}
      </h2>
      <DayLinks calendar={calendar} />
      <Form method="post" className="ride-form" noValidate preventScrollReset>
        <input type="hidden" name="key" value={ride.idempotencyKey} />
        <input type="hidden" name="timezone" value={calendar.timezone ?? ''} />
        <HourChoice
          key={hours[0]?.startsAt}
          hours={hours}
          chosen={undefined}
          isInvalid={reply?.isHourMissing ?? false}
          legend={t(hours === calendar.hours ? 'testRides.hour' : 'testRides.next')}
        />
        <Button
          type="submit"
          name="step"
          value="move"
          isLoading={navigation.formData?.get('step') === 'move'}
        >
          {t('testRides.moveSubmit')}
        </Button>
      </Form>
    </section>
  );
}
