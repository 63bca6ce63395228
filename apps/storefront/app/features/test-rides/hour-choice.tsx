import { FieldError } from '@paddock/ui/field';
import { useT } from '../../i18n/use-t.ts';
import type { HourView } from './ride-view.ts';

type Props = {
  hours: readonly HourView[];
  chosen: string | undefined;
  isInvalid: boolean;
  legend: string;
};

/** Free hours as radio buttons. */
export function HourChoice({ hours, chosen, isInvalid, legend }: Props) {
  const t = useT();
  return (
    <fieldset className="ride-hours" aria-describedby={isInvalid ? 'ride-hours-error' : undefined}>
      <legend className="ui-h4">{legend}</legend>
      <div className="ride-hours__list">
        {hours.map(({ startsAt, label }) => (
          <label key={startsAt} className="ride-hour">
            <input
              type="radio"
              name="starts_at"
              value={startsAt}
              defaultChecked={startsAt === chosen}
              aria-invalid={isInvalid ? true : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {isInvalid && <FieldError id="ride-hours-error">{t('testRides.chooseHour')}</FieldError>}
    </fieldset>
  );
}
