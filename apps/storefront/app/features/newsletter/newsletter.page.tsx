import pictures from 'virtual:brand/pictures';
import { Note } from '@paddock/ui/note';
import { data } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media/media.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/newsletter.page.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import './newsletter.css';

await requireMessages('forms');

export function loader({ context }: Route.LoaderArgs) {
  const email = context.get(visitContext).site?.settings.office_email;
  return { officeEmail: typeof email === 'string' ? email : null, picture: getPicture(pictures.newsletter) };
}

/** The form of any page, posted without scripts: without a captcha response nothing is done. */
export function action() {
  return data({ isWithoutScript: true }, { status: 422 });
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { officeEmail } = loaderData;
  return (
    <PageFrame title={t('newsletter.title')} lead={t('newsletter.lead')} picture={loaderData.picture} noindex>
      <div className="ui-column letters">
        <div className="letters__page">
          {actionData?.isWithoutScript && (
            <Note tone="warn" title={t('captcha.noScriptTitle')}>
              <p>{t('captcha.noScript')}</p>
              {officeEmail && (
                <p>
                  <a className="ui-link" href={`mailto:${officeEmail}`}>
                    <bdi dir="ltr">{officeEmail}</bdi>
                  </a>
                </p>
              )}
            </Note>
          )}
          <NewsletterForm id="newsletter" />
        </div>
      </div>
    </PageFrame>
  );
}
