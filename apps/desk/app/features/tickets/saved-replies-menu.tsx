import {
  listSavedReplies,
  type SavedReply,
} from '@paddock/server/features/contact/staff/saved-replies.staff.contract.ts';
import type { Ticket } from '@paddock/server/features/contact/staff/tickets.staff.contract.ts';
import { useNavigate } from 'react-router';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { MenuButton, type MenuItem } from '../../kit/overlay/menu.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { Kbd } from '../../kit/parts/kbd.tsx';
import { languageName } from '../../kit/parts/language.ts';

interface SavedRepliesProps {
  readonly ticket: Ticket;
  onChoose(body: string): void;
}

/** Texts of the site under the name of their language, the customer's first. */
export function SavedReplies({ ticket, onChoose }: SavedRepliesProps) {
  const t = useT();
  const navigate = useNavigate();
  const { site, locale } = ticket;
  const saved = useDeskQuery(listSavedReplies, { query: { locale } }, { site, staleTime: 60_000 });
  const fill = (body: string) => body.replaceAll('{name}', ticket.name).replaceAll('{number}', ticket.number);
  const manage: MenuItem = {
    key: 'manage',
    label: t('tickets.savedManage'),
    icon: 'edit',
    run: () => void navigate(`/saved-replies?site=${site}`),
  };
  return (
    <MenuButton
      label={t('tickets.saved')}
      className="btn btn--quiet"
      keys="/"
      items={[...itemsOf(t, saved.data?.data ?? [], { locale, run: (body) => onChoose(fill(body)) }), manage]}
    >
      <Icon name="document" />
      <span className="btn__text">{t('tickets.saved')}</span>
      <Kbd keys="/" />
    </MenuButton>
  );
}

function itemsOf(
  t: Translate,
  replies: readonly SavedReply[],
  { locale, run }: { readonly locale: string; run(body: string): void },
): MenuItem[] {
  const heading = (language: string) =>
    language === locale
      ? t('tickets.savedOwn', { language: languageName(language) })
      : languageName(language);
  const none: MenuItem[] = replies.some((one) => one.locale === locale)
    ? []
    : [
        {
          key: 'none',
          label: t('tickets.savedNone', { language: languageName(locale) }),
          reason: t('tickets.savedNoneText'),
          run: () => {},
        },
      ];
  const items = replies.map(
    (one, place): MenuItem => ({
      key: String(one.id),
      label: one.name,
      ...(replies[place - 1]?.locale === one.locale ? {} : { group: heading(one.locale) }),
      run: () => run(one.body),
    }),
  );
  return [...none, ...items];
}
