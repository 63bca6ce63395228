import pictures from 'virtual:brand/pictures';
import { Note } from '@paddock/ui/note';
import { data } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media/media.server.ts';
import { useShell } from '../../page/shell-data.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/contact.page.ts';
import { ContactForm } from './contact-form.tsx';
import { OfficeCard } from './office-card.tsx';
import { officeView } from './office-view.server.ts';
import './contact.css';

await requireMessages('forms');

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return {
    office: visit.site && officeView(visit.site, pageContextOf(visit).lang),
    picture: getPicture(pictures.contact),
  };
}

/** Posted without scripts: without a captcha response nothing is sent, and the page says so. */
export function action() {
  return data({ isWithoutScript: true }, { status: 422 });
}

const openChat = async () => (await import('../chat/open-chat.ts')).openChat();

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const hasChat = Boolean(useShell()?.currentSite.settings.intercom?.app_id);
  const { office } = loaderData;
  return (
    <PageFrame title={t('contact.title')} lead={t('contact.lead')} picture={loaderData.picture}>
      <div className="ui-column contact">
        <div className="contact__form">
          {actionData?.isWithoutScript && (
            <Note tone="warn" title={t('captcha.noScriptTitle')}>
              <p>{t('captcha.noScript')}</p>
            </Note>
          )}
          <ContactForm onChat={hasChat ? openChat : null} />
        </div>
        {office && <OfficeCard office={office} />}
      </div>
    </PageFrame>
  );
}
