import { Button } from '@paddock/ui/button';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';

/** The number of the message and what happens next, in place of the form. */
export function ContactSent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-sent" role="status">
      <h2 ref={heading} tabIndex={-1} className="ui-h3">
        {t('contact.sentTitle')}
      </h2>
      <p className="contact-sent__number">
        <span>{t('contact.number')}</span>
        <strong>
          <bdi dir="ltr">{number}</bdi>
        </strong>
      </p>
      <p>{t('contact.sent', { number })}</p>
      <Button variant="quiet" onClick={onAgain}>
        {t('contact.another')}
      </Button>
    </div>
  );
}
