import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { NewsletterForm } from './newsletter-form.tsx';

await requireMessages('forms');

/** What stands in the band: what it is, and the form. */
export function NewsletterLetter() {
  const t = useT();
  return (
    <div className="ui-column letters__in">
      <div className="letters__text">
        <h2 className="ui-h2">{t('newsletter.title')}</h2>
        <p className="ui-lead">{t('newsletter.lead')}</p>
      </div>
      <NewsletterForm />
    </div>
  );
}
