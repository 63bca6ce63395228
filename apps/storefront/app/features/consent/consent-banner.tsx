import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { useState } from 'react';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePage, usePath } from '../../page/page-context.ts';
import { ALL, type Choices, NONE } from './choice.ts';
import type { ConsentTerms } from './consent.resource.ts';
import { openConsent } from './consent-store.ts';
import { useTerms } from './use-terms.ts';
import './consent.css';

await requireMessages('consent');

/** Asks without standing in the way: the page can be read and used, and no answer means no. */
export default function ConsentBanner() {
  const terms = useTerms();
  return terms && <Question terms={terms} />;
}

function Question({ terms }: { terms: ConsentTerms }) {
  const t = useT();
  const path = usePath();
  const { segment } = usePage();
  const [isDeciding, setDeciding] = useState(false);
  const answer = (choices: Choices) => () => {
    setDeciding(true);
    // Most visits end without an answer: what keeps it is loaded with the answer.
    void import('./decide.ts').then(
      ({ decide }) => decide(segment ?? '', choices, terms),
      () => setDeciding(false),
    );
  };
  const optsOut = terms.regime === 'ccpa' && !terms.gpc;
  return (
    <section className="consent ui-light" aria-labelledby="consent-title" data-regime={terms.regime}>
      <div className="consent__say">
        <h2 id="consent-title" className="consent__title">
          {t('consent.title')}
        </h2>
        <p className="consent__text">
          {t(`consent.text.${terms.regime}`)}{' '}
          <Link className="ui-link" to={path('cookie-policy')}>
            {t('consent.policy')}
          </Link>
        </p>
        {terms.gpc && (
          <p className="consent__signal">
            <Icon name="shield" />
            <span>
              <b>{t('consent.gpc.title')}</b> {t('consent.gpc.text')}
            </span>
          </p>
        )}
      </div>
      <div className="consent__answers" aria-busy={isDeciding}>
        <Button variant="dark" size="small" onClick={answer(optsOut ? { ...ALL, marketing: false } : NONE)}>
          {t(optsOut ? 'consent.doNotSell' : 'consent.reject')}
        </Button>
        <Button variant="dark" size="small" onClick={answer(ALL)}>
          {t(terms.gpc ? 'consent.acceptOthers' : 'consent.accept')}
        </Button>
        <Button variant="ghost" size="small" onClick={openConsent}>
          {t('consent.settings')}
        </Button>
      </div>
    </section>
  );
}
