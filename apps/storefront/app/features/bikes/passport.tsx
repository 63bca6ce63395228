import BRAND_LOGO from 'virtual:brand/logo';
import { Icon } from '@paddock/ui/icon';
import { LogoMark } from '@paddock/ui/logo';
import { Picture } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BikeView, TimeLeft } from './bike-view.ts';
import { CopySerial } from './copy-serial.tsx';
import { formatTimeLeft } from './format-time-left.ts';
import './passport.css';

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
