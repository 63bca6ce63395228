import { listStaffNews } from '@paddock/server/features/news/staff/news.staff.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useMay, useMe } from '../../kit/session/use-me.ts';
import { listOf } from './article-doc.ts';
import { Field } from './blocks/field.tsx';
import type { FieldContext } from './blocks/field-props.ts';
import type { Content } from './editor/use-content.ts';

interface DetailsProps {
  readonly content: Content;
  readonly prefix: string;
  readonly context: FieldContext;
}

const TEXTS = [
  { name: 'title', isMultiline: true, maxLength: 400 },
  { name: 'excerpt', isMultiline: true, maxLength: 400 },
  { name: 'slug', isMultiline: false, maxLength: 80 },
] as const;

/** Title, excerpt and address of the language at work; cover, tags and sites of all. */
export function ArticleDetails({ content: { store, state }, prefix, context }: DetailsProps) {
  const { values } = state;
  return (
    <>
      {TEXTS.map((spec) => (
        <Field
          key={spec.name}
          spec={{ ...spec, isRequired: true, kind: 'text' }}
          value={values[`${prefix}${spec.name}`] ?? ''}
          path={spec.name}
          context={context}
          onChange={(value) => store.type(`${prefix}${spec.name}`, String(value ?? ''))}
        />
      ))}
      <Field
        spec={{ name: 'cover', isRequired: true, kind: 'media', media: 'picture' }}
        value={values.cover ?? ''}
        path="cover"
        context={context}
        onChange={(value) => store.type('cover', String(value ?? ''))}
      />
      <TagChoice
        site={context.site}
        chosen={listOf(values.tags)}
        isDisabled={context.isDisabled}
        onChange={(tags) => store.type('tags', tags.join())}
      />
      <SiteChoices
        chosen={listOf(values.sites)}
        isDisabled={context.isDisabled}
        onChange={(sites) => store.type('sites', sites.join())}
      />
    </>
  );
}

interface ChoiceProps {
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
  onChange(chosen: string[]): void;
}

const toggled = (chosen: readonly string[], value: string) =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

function TagChoice({ site, chosen, isDisabled, onChange }: ChoiceProps & { readonly site: string }) {
  const t = useT();
  const { data } = useDeskQuery(listStaffNews, { query: {} }, { site, staleTime: 60_000 });
  const known = data?.meta.tags ?? [];
  const all = [
    ...known,
    ...chosen.filter((tag) => known.every(({ slug }) => slug !== tag)).map((slug) => ({ slug, name: slug })),
  ];
  return (
    <fieldset className="editor__group">
      <legend className="label">{t('content.field.tags')}</legend>
      {all.map(({ slug, name }) => (
        <label key={slug} className="row">
          <input
            type="checkbox"
            checked={chosen.includes(slug)}
            disabled={isDisabled}
            onChange={() => onChange(toggled(chosen, slug))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** None chosen is everywhere. */
function SiteChoices({ chosen, isDisabled, onChange }: ChoiceProps) {
  const t = useT();
  const may = useMay();
  const sites = useMe().sites.filter(({ slug }) => may('page.edit', slug) || chosen.includes(slug));
  return (
    <fieldset className="editor__group">
      <legend className="label">{t('content.field.sites')}</legend>
      <p className="hint">{t('content.sitesHint')}</p>
      <div className="editor__sites scroll">
        {sites.map(({ slug, name }) => (
          <label key={slug} className="row">
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              disabled={isDisabled}
              onChange={() => onChange(toggled(chosen, slug))}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
