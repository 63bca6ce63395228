import {
  changeTerm,
  createTerm,
  deleteTerm,
  type GlossaryTerm,
  listGlossary,
} from '@paddock/server/features/texts/staff/glossary.staff.contract.ts';
import {
  type LocaleOverview,
  listTextLocales,
} from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { type ActionField, defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { NewButton } from '../../kit/actions/new-button.tsx';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { wholeSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Facts, PanelSection } from '../../kit/parts/facts.tsx';
import { useMay } from '../../kit/session/use-me.ts';

await requireMessages('glossary');

const fieldsOf = (t: Translate, term: GlossaryTerm | null): ActionField[] => [
  {
    name: 'term',
    label: t('glossary.term'),
    kind: 'text',
    isRequired: true,
    maxLength: 200,
    initial: term?.term ?? '',
  },
  { name: 'source', label: t('glossary.source'), kind: 'text', maxLength: 200, initial: term?.source ?? '' },
  {
    name: 'definition',
    label: t('glossary.definition'),
    kind: 'textarea',
    isRequired: true,
    maxLength: 1000,
    rows: 2,
    initial: term?.definition ?? '',
  },
  {
    name: 'forbidden',
    label: t('glossary.forbidden'),
    kind: 'textarea',
    rows: 4,
    hint: t('glossary.forbiddenHint'),
    initial: term?.forbidden.join('\n') ?? '',
  },
];

const bodyOf = (
  { term = '', source = '', definition = '', forbidden = '' }: Readonly<Record<string, string>>,
  locale: string,
  kinds: readonly string[] = [],
) => ({
  locale,
  term,
  source: source.trim() || null,
  definition,
  forbidden: forbidden.split('\n').flatMap((form) => form.trim() || []),
  kinds: [...kinds] as never[],
});

const createAction = (t: Translate, locale: string): SubjectAction<null> =>
  defineAction<null, typeof createTerm>({
    name: 'glossary.create',
    keys: 'c',
    kind: 'next',
    contract: createTerm,
    fields: () => fieldsOf(t, null),
    input: (_subject, values) => ({ body: bodyOf(values, locale) }),
  });

const actionsOf = (t: Translate): SubjectAction<GlossaryTerm>[] => [
  defineAction<GlossaryTerm, typeof changeTerm>({
    name: 'glossary.change',
    keys: 'e',
    icon: 'edit',
    kind: 'next',
    contract: changeTerm,
    fields: (term) => fieldsOf(t, term),
    input: ({ id, locale, revision, kinds }, values) => ({
      params: { id },
      body: { ...bodyOf(values, locale, kinds), revision },
    }),
  }),
  defineAction<GlossaryTerm, typeof deleteTerm>({
    name: 'glossary.delete',
    keys: 'd',
    icon: 'trash',
    kind: 'danger',
    contract: deleteTerm,
    input: ({ id, locale, revision }) => ({ params: { id }, body: { locale, revision } }),
    effects: () => [t('glossary.deleteEffect')],
  }),
];

const sourceOf = (locale: string) =>
  wholeSource<GlossaryTerm>(`${listGlossary.path}?locale=${locale}`, ({ signal }) =>
    callDesk(listGlossary, { query: { locale } }, { signal }),
  );

function LocaleSelect({ locales, value }: { locales: readonly LocaleOverview[]; value: string }) {
  const t = useT();
  const [, setAddress] = useSearchParams();
  return (
    <div className="picks">
      <label className="row row--6">
        {t('glossary.language')}
        <select
          className="input"
          value={value}
          onChange={(event) => setAddress({ locale: event.target.value })}
        >
          {locales.map(({ locale, name }) => (
            <option key={locale} value={locale}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The words that the shop uses in a language, and those it does not. */
export default function GlossaryPage() {
  const t = useT();
  const may = useMay();
  const [address] = useSearchParams();
  const locales = useDeskQuery(listTextLocales, {}).data?.data ?? [];
  const locale = address.get('locale') ?? locales[0]?.locale ?? 'en';
  const site = locales.find((one) => one.locale === locale)?.site ?? '';
  const isEditable = site !== '' && may('text.review');
  const source = useMemo(() => sourceOf(locale), [locale]);
  const offers = ['glossary.change', 'glossary.delete'].map((name) => ({ name, allowed: isEditable }));
  return (
    <ListPage
      name="glossary"
      title={t('glossary.title')}
      source={source}
      columns={columnsOf(t, locale)}
      rowId={({ id }) => String(id)}
      rowLabel={({ term }) => term}
      above={<LocaleSelect locales={locales} value={locale} />}
      actions={
        isEditable ? (
          <NewButton label={t('glossary.create')} site={site} spec={createAction(t, locale)} />
        ) : null
      }
      card={({ term, definition }) => (
        <>
          <b className="truncate">
            <bdi lang={locale}>{term}</bdi>
          </b>
          <span className="muted small">{definition}</span>
        </>
      )}
      panel={(term) => (
        <PanelSection title={term.term}>
          <Facts
            facts={[
              [t('glossary.source'), term.source ?? '–'],
              [t('glossary.definition'), term.definition],
              [t('glossary.forbidden'), term.forbidden.join(', ') || '–'],
            ]}
          />
          <span className="muted x-small">{t(`glossary.origin.${term.origin}`)}</span>
          <div className="row row--wrap">
            <Actions subject={term} site={site} offers={offers} specs={actionsOf(t)} />
          </div>
        </PanelSection>
      )}
      empty={{ title: t('glossary.empty'), text: t('glossary.emptyText') }}
    />
  );
}

const columnsOf = (t: Translate, locale: string): Column<GlossaryTerm>[] => [
  {
    id: 'term',
    header: t('glossary.term'),
    width: 'minmax(140px, 1fr)',
    cell: ({ term }) => (
      <b>
        <bdi lang={locale}>{term}</bdi>
      </b>
    ),
  },
  { id: 'source', header: t('glossary.source'), width: '140px', cell: ({ source: word }) => word ?? '–' },
  {
    id: 'definition',
    header: t('glossary.definition'),
    width: 'minmax(160px, 1.4fr)',
    cell: ({ definition }) => <span className="muted">{definition}</span>,
  },
  {
    id: 'forbidden',
    header: t('glossary.forbidden'),
    width: 'minmax(120px, 1fr)',
    cell: ({ forbidden }) => (
      <span className="muted truncate" lang={locale} dir="auto">
        {forbidden.join(', ')}
      </span>
    ),
  },
];
