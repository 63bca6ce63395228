import { ButtonLink } from '@paddock/ui/button-link';
import { useT } from '../../../i18n/use-t.ts';
import type { ResultProps } from './result-parts.tsx';

/** The way to the store, and the day for the buyer's own calendar. */
export function SaveTheDay({ order: { directions, calendar } }: ResultProps) {
  const t = useT();
  if (!directions && !calendar) return null;
  return (
    <div className="result-actions result-day">
      {directions && (
        <ButtonLink
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          variant="ghost"
          iconStart="route"
        >
          {t('checkout.result.directions')}
          <span className="ui-hidden"> ({t('shell.newTab')})</span>
        </ButtonLink>
      )}
      {calendar && (
        <ButtonLink href={calendar} download variant="ghost" iconStart="calendar">
          {t('checkout.result.calendar')}
        </ButtonLink>
      )}
    </div>
  );
}
