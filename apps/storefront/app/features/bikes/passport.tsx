import BRAND_LOGO from 'virtual:brand/logo';
import { Icon } from '@paddock/ui/icon';
import { LogoMark } from '@paddock/ui/logo';
import { Picture } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../i18n/use-t.ts';
import type { BikeView, TimeLeft } from './bike-view.ts';
import { CopySerial } from './copy-serial.tsx';
import './passport.css';
import type { MessageId } from '../../i18n/message-id.ts';

type Fact = readonly [label: string, value: ReactNode];

/** What a passport says of any bike, on the bikes page and in an offer. */
export type PassportFacts = Pick<BikeView, 'serial' | 'name' | 'variant' | 'picture'> & {
  time_left: TimeLeft;
  percentLeft: number;
};

type Props = {
  bike: PassportFacts;
  level: 1 | 2;
  headingId: string;
  facts: readonly Fact[];
  /** It is looked for since this day. */
  lostSince?: string | undefined;
  priority?: boolean;
};

/** The bike's picture over its papers. */
export function Passport({ bike, level, headingId, facts, lostSince, priority = false }: Props) {
  const t = useT();
  const Heading = `h${level}` as const;
  return (
    <>
      <div className="passport__picture">
        {bike.picture && (
          <Picture
            source={bike.picture}
            alt=""
            sizes="(min-width: 1024px) 50vw, 100vw"
            fit="cover"
            priority={priority}
          />
        )}
        {lostSince && (
          <p className="passport__flag">
            <Icon name="warning" />
            {t('bikes.lostSince', { date: lostSince })}
          </p>
        )}
      </div>
      <div className="passport__papers ui-dark">
        <div className="passport__head">
          <div>
            <p className="passport__kind">{t('bikes.passport')}</p>
            <Heading id={headingId} className="ui-h3">
              <bdi>{bike.name}</bdi>
            </Heading>
            {bike.variant && <p className="passport__variant">{bike.variant}</p>}
          </div>
          <LogoMark drawing={BRAND_LOGO.mark} className="passport__mark" />
        </div>
        <div className="passport__serial">
          <div>
            <p className="passport__label">{t('bikes.serial')}</p>
            <p className="passport__number">
              <bdi dir="ltr">{bike.serial}</bdi>
            </p>
          </div>
          <CopySerial serial={bike.serial} />
        </div>
        <dl className="passport__facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="passport__label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!lostSince && <Remaining bike={bike} />}
      </div>
    </>
  );
}

/** The bar is for the eye; the words below say it. */
function Remaining({ bike }: { bike: PassportFacts }) {
  const t = useT();
  return (
    <div className="passport__left">
      <div className="passport__bar" aria-hidden="true">
        <i style={{ inlineSize: `${bike.percentLeft}%` }} />
      </div>
      <p>{formatTimeLeft(t, bike.time_left)}</p>
    </div>
  );
}

/** "3 years and 6 months of frame warranty left": two units are enough, and days only when nothing else is left. */
export function formatTimeLeft(t: Translate, { years, months, days }: TimeLeft): string {
  const say = (id: MessageId) => t(id, { years, months, days });
  if (years > 0) return say(months > 0 ? 'bikes.left.yearsMonths' : 'bikes.left.years');
  if (months > 0) return say('bikes.left.months');
  return say(days > 0 ? 'bikes.left.days' : 'bikes.left.over');
}
