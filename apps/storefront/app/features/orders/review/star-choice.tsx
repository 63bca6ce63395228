import { FieldError } from '@paddock/ui/field';
import { Icon } from '@paddock/ui/icon';
import { useT } from '../../../i18n/use-t.ts';

type Props = { chosen: string; isInvalid: boolean };

/** Five radios that look like stars: arrow keys and forms work before any script does. */
export function StarChoice({ chosen, isInvalid }: Props) {
  const t = useT();
  return (
    <fieldset className="star-choice" aria-describedby={isInvalid ? 'stars-error' : undefined}>
      <legend>{t('reviews.write.stars')}</legend>
      <div className="star-choice__row">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              aria-invalid={isInvalid || undefined}
              className="ui-hidden"
            />
            <span className="ui-hidden">{t('reviews.stars', { stars })}</span>
            <Icon name="star" size={36} />
          </label>
        ))}
      </div>
      {isInvalid && <FieldError id="stars-error">{t('reviews.write.noStars')}</FieldError>}
    </fieldset>
  );
}
