import { isRtl } from '@paddock/i18n/locales';
import { lazy, Suspense, useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { FieldShape, FieldSpec } from './block-fields.ts';
import { FieldConflict } from './field-conflict.tsx';
import { useContentLabels } from './field-label.ts';
import { FieldProblem } from './field-problem.tsx';
import type { FieldProps, InnerFieldProps } from './field-props.ts';
import { ListField } from './list-field.tsx';
import { MediaField } from './media-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ColorField, FlagField, GroupField, LinkField, NumberField } from './small-fields.tsx';

const RichText = lazy(() => import('../rich-text/rich-text.tsx'));

/** One field of a block, by its kind. */
export function Field(props: InnerFieldProps) {
  const labels = useContentLabels();
  const { spec, path, context } = props;
  const all = { ...props, label: props.label ?? labels.field(spec.name) };
  const conflict = context.conflicts[path];
  return (
    <>
      <FieldOfKind {...all} />
      {conflict ? (
        <FieldConflict conflict={conflict} onResolve={(value) => context.onResolve(path, value)} />
      ) : null}
    </>
  );
}

function FieldOfKind(props: FieldProps) {
  if (props.context.choices?.[props.spec.name]) return <ReferenceField {...props} />;
  switch (props.spec.kind) {
    case 'html':
      return <HtmlField {...props} />;
    case 'media':
      return <MediaField {...(props as FieldProps<FieldShape & { kind: 'media' }>)} />;
    case 'choice':
      return <ChoiceField {...(props as FieldProps<FieldShape & { kind: 'choice' }>)} />;
    case 'number':
      return <NumberField {...(props as FieldProps<FieldShape & { kind: 'number' }>)} />;
    case 'list':
      return <ListField {...(props as FieldProps<FieldShape & { kind: 'list' }>)} Inner={Field} />;
    case 'group':
      return <GroupField {...(props as FieldProps<FieldShape & { kind: 'group' }>)} Inner={Field} />;
    case 'link':
      return <LinkField {...props} />;
    case 'color':
      return <ColorField {...props} />;
    case 'flag':
      return <FlagField {...props} />;
    default:
      return <TextField {...(props as FieldProps<FieldShape & { kind: 'text' }>)} />;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function TextField({
  spec,
  label,
  value,
  path,
  context,
  onChange,
}: FieldProps<FieldShape & { kind: 'text' }>) {
  const id = useId();
  const text = textOf(value);
  const problem = context.problems.get(path);
  const shared = {
    id,
    'data-field': path,
    value: text,
    disabled: context.isDisabled,
    lang: context.locale,
    dir: isRtl(context.locale) ? 'rtl' : 'ltr',
    maxLength: spec.maxLength ?? undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  const look = problem ? 'input input--invalid' : 'input';
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        <Required spec={spec} />
        {spec.maxLength && text.length > spec.maxLength * 0.8 ? (
          <span className="end muted editor__count">
            {text.length} / {spec.maxLength}
          </span>
        ) : null}
      </label>
      {spec.isMultiline ? (
        <textarea
          {...shared}
          rows={1}
          className={`${look} input--area editor__grow`}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <span className={look}>
          <input {...shared} type="text" onChange={({ target }) => onChange(target.value)} />
        </span>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** Optional fields say so: most are needed. */
function Required({ spec }: { spec: FieldSpec }) {
  const t = useT();
  return spec.isRequired ? null : <span className="end muted editor__optional">{t('content.optional')}</span>;
}

function HtmlField({ spec, label, value, path, context, onChange }: FieldProps) {
  const id = useId();
  const t = useT();
  const problem = context.problems.get(path);
  return (
    <div className="field" data-field={path}>
      <span className="label">
        {label}
        <Required spec={spec} />
      </span>
      <Suspense
        fallback={
          <div
            className="rich-text rich-text--loading"
            role="status"
            aria-busy="true"
            aria-label={t('kit.loading')}
          />
        }
      >
        <RichText
          id={id}
          label={label}
          html={textOf(value)}
          locale={context.locale}
          describedBy={problem ? `${id}-problem` : undefined}
          isInvalid={problem !== undefined}
          onChange={onChange}
        />
      </Suspense>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

function ChoiceField({
  spec,
  label,
  value,
  path,
  context,
  onChange,
}: FieldProps<FieldShape & { kind: 'choice' }>) {
  const id = useId();
  const t = useT();
  const labels = useContentLabels();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        data-field={path}
        disabled={context.isDisabled}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {spec.isRequired ? null : <option value="">{t('content.usual')}</option>}
        {spec.options.map((option) => (
          <option key={option} value={option}>
            {labels.choice(spec.name, option)}
          </option>
        ))}
      </select>
    </div>
  );
}
