import { createDates } from '@paddock/i18n/dates';
import { intlTag } from '@paddock/i18n/digits';
import { classNames } from '@paddock/ui/class-names';
import { Icon } from '@paddock/ui/icon';
import { useDigits } from '@paddock/ui/page-locale';
import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePage } from '../../../page/page-context.ts';
import type { StoreView } from '../store-view.ts';
import { type OpeningState, openingState, type StoreClock } from './opening.rules.ts';
import './store-hours.css';

/** `now` is null until the browser knows it. */
type Props = { store: StoreView; clock: StoreClock; now: number | null };

/** The hours of the week from the server, which a cached page cannot get wrong; the browser turns them into today's. */
export function StoreHours({ store, clock, now }: Props) {
  const t = useT();
  const digits = useDigits();
  const state = useMemo(
    () => (now === null ? null : openingState(store, clock, new Date(now))),
    [store, clock, now],
  );
  if (!store.weekday) return null;
  return (
    <p className={classNames('store-hours', state?.isOpen && 'store-hours--open')}>
      <Icon name="clock" size={15} />
      {state ? (
        <StateText state={state} clock={clock} />
      ) : (
        <span className="store-hours__week">
          <span>
            {t('stores.hours.weekdays')} <bdi>{digits(store.weekday)}</bdi>
          </span>
          {store.weekend && (
            <span>
              {t('stores.hours.weekend')} <bdi>{digits(store.weekend)}</bdi>
            </span>
          )}
        </span>
      )}
    </p>
  );
}

/** The format of the page's language, made once for all rows. */
let hours: { readonly lang: string; readonly format: Intl.DateTimeFormat } | undefined;

function sayTime(minutes: number, lang: string): string {
  if (hours?.lang !== lang)
    hours = {
      lang,
      format: new Intl.DateTimeFormat(intlTag(lang), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
    };
  return hours.format.format(minutes * 60_000);
}

function StateText({ state, clock }: { state: OpeningState; clock: StoreClock }) {
  const t = useT();
  const { lang } = usePage();
  const say = (minutes: number) => sayTime(minutes, lang);
  if (state.isOpen) return <span>{t('stores.open.until', { time: say(state.until) })}</span>;
  if ('date' in state)
    return <span>{t('stores.open.date', { date: createDates(lang, 'UTC').day(state.date) })}</span>;
  const time = say(state.opens);
  if (state.weekday === undefined) return <span>{t('stores.open.today', { time })}</span>;
  return <span>{t('stores.open.later', { time, day: clock.days[state.weekday - 1] ?? '' })}</span>;
}
