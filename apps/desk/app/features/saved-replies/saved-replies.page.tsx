import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  type SavedReply,
} from '@paddock/server/features/contact/staff/saved-replies.staff.contract.ts';
import { useMemo } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { type ActionField, defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { NewButton } from '../../kit/actions/new-button.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { PanelSection } from '../../kit/parts/facts.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { SiteSelect, useSiteChoice } from '../../kit/session/site-choice.tsx';

await requireMessages('saved-replies');

const fieldsOf = (t: Translate, reply: SavedReply | null, site: string): ActionField[] => [
  {
    name: 'locale',
    label: t('savedReplies.language'),
    kind: 'select',
    isRequired: true,
    initial: reply?.locale ?? (CATALOGUE_LOCALES.some((locale) => locale === site) ? site : 'en'),
    options: CATALOGUE_LOCALES.map((value) => ({ value, label: languageName(value) })),
  },
  {
    name: 'name',
    label: t('savedReplies.name'),
    kind: 'text',
    isRequired: true,
    maxLength: 100,
    initial: reply?.name ?? '',
  },
  {
    name: 'body',
    label: t('savedReplies.text'),
    kind: 'textarea',
    isRequired: true,
    maxLength: 8000,
    rows: 10,
    hint: t('savedReplies.hint', { name: '{name}', number: '{number}' }),
    initial: reply?.body ?? '',
  },
];

const bodyOf = ({ locale = '', name = '', body = '' }: Readonly<Record<string, string>>) => ({
  locale,
  name,
  body,
});

const createAction = (t: Translate, site: string): SubjectAction<null> =>
  defineAction<null, typeof createSavedReply>({
    name: 'saved_reply.create',
    keys: 'c',
    kind: 'next',
    contract: createSavedReply,
    fields: () => fieldsOf(t, null, site),
    input: (_subject, values) => ({ body: bodyOf(values) }),
  });

const actionsOf = (t: Translate, site: string): SubjectAction<SavedReply>[] => [
  defineAction<SavedReply, typeof changeSavedReply>({
    name: 'saved_reply.change',
    keys: 'e',
    icon: 'edit',
    kind: 'next',
    contract: changeSavedReply,
    fields: (reply) => fieldsOf(t, reply, site),
    input: ({ id }, values) => ({ params: { id }, body: bodyOf(values) }),
  }),
  defineAction<SavedReply, typeof deleteSavedReply>({
    name: 'saved_reply.delete',
    keys: 'd',
    icon: 'trash',
    kind: 'danger',
    contract: deleteSavedReply,
    input: ({ id }) => ({ params: { id }, body: {} }),
    effects: () => [t('savedReplies.deleteEffect')],
  }),
];

const OFFERS = ['saved_reply.change', 'saved_reply.delete'].map((name) => ({ name, allowed: true }));

const sourceOf = (site: string) =>
  wholeSource<SavedReply>(`${listSavedReplies.path}?site=${site}`, ({ signal }) =>
    callDesk(listSavedReplies, { query: {} }, { site, signal }),
  );

/** The texts that staff reuse in answers to tickets, of one site. */
export default function SavedRepliesPage() {
  const t = useT();
  const choice = useSiteChoice('ticket.answer');
  const { site } = choice;
  const source = useMemo(() => sourceOf(site), [site]);
  return (
    <ListPage
      name="saved-replies"
      title={t('savedReplies.title')}
      source={source}
      columns={columnsOf(t)}
      rowId={({ id }) => String(id)}
      rowLabel={({ name, locale }) => `${name}, ${languageName(locale)}`}
      above={
        choice.sites.length > 1 ? (
          <div className="picks">
            <SiteSelect label={t('savedReplies.site')} choice={choice} />
          </div>
        ) : null
      }
      actions={<NewButton label={t('savedReplies.create')} site={site} spec={createAction(t, site)} />}
      card={({ name, locale, body }) => (
        <>
          <span className="row space-between">
            <b className="truncate">
              <bdi>{name}</bdi>
            </b>
            <span className="muted small">{languageName(locale)}</span>
          </span>
          <span className="muted small truncate" dir="auto" lang={locale}>
            {body}
          </span>
        </>
      )}
      panel={(reply) => (
        <PanelSection title={reply.name} aside={<SiteTag site={site} />}>
          <span className="muted small">{languageName(reply.locale)}</span>
          <div className="bubble" dir="auto" lang={reply.locale}>
            {reply.body}
          </div>
          <div className="row row--wrap">
            <Actions subject={reply} site={site} offers={OFFERS} specs={actionsOf(t, site)} />
          </div>
        </PanelSection>
      )}
      empty={{ title: t('savedReplies.empty'), text: t('savedReplies.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate): Column<SavedReply>[] => [
  {
    id: 'language',
    header: t('savedReplies.language'),
    width: '150px',
    cell: ({ locale }) => languageName(locale),
  },
  {
    id: 'name',
    header: t('savedReplies.name'),
    width: 'minmax(120px, 240px)',
    cell: ({ name }) => (
      <b>
        <bdi>{name}</bdi>
      </b>
    ),
  },
  {
    id: 'text',
    header: t('savedReplies.text'),
    width: 'minmax(140px, 1fr)',
    cell: ({ body, locale }) => (
      <span className="muted" dir="auto" lang={locale}>
        {body.slice(0, 160)}
      </span>
    ),
  },
];
