import type { Today } from '@paddock/server/features/inbox/today.contract.ts';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { Kbd } from '../../kit/parts/kbd.tsx';
import { numberText } from '../../kit/parts/time.tsx';
import { useMay } from '../../kit/session/use-me.ts';

const MAX_SHOWN = 99;
const valuesOf = (count: number) => ({
  count,
  shown: count > MAX_SHOWN ? `${numberText(MAX_SHOWN)}+` : numberText(count),
});

/** What is wrong, in words: faults are amber, the rest says that all is well. */
export default function HealthLine({ health }: { health: Today['health'] }) {
  const t = useT();
  const may = useMay();
  const { mails_late: mails, cases_open: cases, units_overdue: units } = health;
  const isWell = mails + cases + units === 0;
  return (
    <footer className="health">
      {isWell ? (
        <span className="status status--ok">
          <Icon name="check" />
          {t('today.allWell')}
        </span>
      ) : null}
      {mails > 0 ? (
        <span className="status status--warn">
          <Icon name="mail" />
          {t('today.mailsLate', valuesOf(mails))}
        </span>
      ) : (
        <span className="muted">{t('today.mailsSent')}</span>
      )}
      {cases > 0 ? (
        <span className="status status--warn">
          <Icon name="question" />
          {may('case.resolve') ? (
            <Link to="/cases">{t('today.casesOpen', valuesOf(cases))}</Link>
          ) : (
            t('today.casesOpen', valuesOf(cases))
          )}
        </span>
      ) : (
        <span className="muted">{t('today.noCases')}</span>
      )}
      {units > 0 ? (
        <span className="status status--warn">
          <Icon name="clock" />
          {t('today.unitsOverdue', valuesOf(units))}
        </span>
      ) : (
        <span className="muted">{t('today.unitsOnTime')}</span>
      )}
      <span className="grow" />
      <span className="muted health__keys">
        <Kbd keys="?" /> {t('today.shortcuts')}
      </span>
    </footer>
  );
}
