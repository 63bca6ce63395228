import { ButtonLink } from '@paddock/ui/button-link';
import { Picture } from '@paddock/ui/picture';
import { Ticket } from '@paddock/ui/ticket';
import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { readyWords } from '../../../text/ready-words.ts';
import { UnitStatusChip } from '../../inventory/unit-status.tsx';
import type { NearUnitView } from './near-unit-view.ts';

type Props = { unit: NearUnitView; distance: string | null };

/** One vehicle that stands in a store, with the way to it. */
export function NearTicket({ unit, distance }: Props) {
  const t = useT();
  const path = usePath();
  const nameId = useId();
  return (
    <Ticket
      form="tall"
      picture={
        unit.picture && (
          <Picture
            source={unit.picture}
            sizes="(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw"
            fit="cover"
            alt=""
          />
        )
      }
      name={<span id={nameId}>{unit.model}</span>}
      status={<UnitStatusChip status="on_hand" day={unit.ready} />}
      facts={[
        ...(unit.variant ? [{ text: unit.variant }] : []),
        { icon: 'pin', text: unit.store },
        ...(distance ? [{ text: <b className="ready-near__away">{distance}</b> }] : []),
      ]}
      price={
        <span className="ui-price">
          <bdi>{unit.price}</bdi>
        </span>
      }
      note={readyWords(t, { days: unit.etd, day: unit.ready })}
      action={
        <ButtonLink as={Link} to={path(unit.href)} size="small" aria-describedby={nameId}>
          {t('near.see')}
        </ButtonLink>
      }
    />
  );
}
