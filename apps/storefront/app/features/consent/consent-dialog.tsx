import { Button } from '@paddock/ui/button';
import { Checkbox } from '@paddock/ui/checkbox';
import { Dialog } from '@paddock/ui/dialog';
import { Note } from '@paddock/ui/note';
import { useId, useState } from 'react';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { ALL, CHOSEN_PURPOSES, type Choices, type ChosenPurpose, NONE } from './choice.ts';
import type { ConsentTerms } from './consent.resource.ts';
import { closeConsent, currentChoice } from './consent-store.ts';
import { decide } from './decide.ts';
import { useTerms } from './use-terms.ts';
import './consent.css';

await requireMessages('consent', 'purposes');

/** Every purpose by itself. Opened from the banner and from the foot of every page. */
export default function ConsentDialog() {
  const terms = useTerms();
  return terms && <Purposes terms={terms} />;
}

// Opening the list must not grant anything: where consent is required, everything starts as refused.
function beginning({ regime, gpc }: ConsentTerms): Choices {
  const known = currentChoice()?.choices ?? (regime === 'opt_in' ? NONE : ALL);
  return { ...known, marketing: known.marketing && !gpc };
}

function Purposes({ terms }: { terms: ConsentTerms }) {
  const t = useT();
  const { segment } = usePage();
  const [choices, setChoices] = useState(() => beginning(terms));
  const answer = (decided: Choices) => () => void decide(segment ?? '', decided, terms);
  const id = currentChoice()?.id;
  const optsOut = terms.regime === 'ccpa' && !terms.gpc;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || closeConsent()}
      title={t('consent.title')}
      closeLabel={t('consent.close')}
      className="consent-dialog"
      footer={
        <>
          <Button
            variant="ghost"
            size="small"
            onClick={answer(optsOut ? { ...choices, marketing: false } : NONE)}
          >
            {t(optsOut ? 'consent.doNotSell' : 'consent.reject')}
          </Button>
          <Button variant="ghost" size="small" onClick={answer(ALL)}>
            {t(terms.gpc ? 'consent.acceptOthers' : 'consent.accept')}
          </Button>
          <Button variant="dark" size="small" onClick={answer(choices)}>
            {t('consent.save')}
          </Button>
        </>
      }
    >
      {terms.gpc && (
        <Note tone="ok" icon="shield" title={t('consent.gpc.title')}>
          {t('consent.gpc.text')}
        </Note>
      )}
      <ul className="consent__purposes">
        <li>
          <p className="consent__always">
            <b>{t('consent.necessary')}</b>
            <span>{t('consent.always')}</span>
          </p>
          <p className="ui-small ui-muted">{t('consent.necessary.text')}</p>
        </li>
        {CHOSEN_PURPOSES.map((purpose) => (
          <PurposeLine
            key={purpose}
            purpose={purpose}
            isOn={choices[purpose]}
            isLocked={purpose === 'marketing' && terms.gpc}
            onChange={(isOn) => setChoices({ ...choices, [purpose]: isOn })}
          />
        ))}
      </ul>
      {id && <p className="ui-small ui-muted consent__reference">{t('consent.reference', { id })}</p>}
    </Dialog>
  );
}

type LineProps = {
  purpose: ChosenPurpose;
  isOn: boolean;
  isLocked: boolean;
  onChange: (isOn: boolean) => void;
};

function PurposeLine({ purpose, isOn, isLocked, onChange }: LineProps) {
  const t = useT();
  const about = useId();
  return (
    <li>
      <Checkbox
        checked={isOn}
        disabled={isLocked}
        aria-describedby={about}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        <b>{t(`consent.${purpose}`)}</b>
      </Checkbox>
      <p className="ui-small ui-muted" id={about}>
        {t(`consent.${purpose}.text`)}
      </p>
    </li>
  );
}
