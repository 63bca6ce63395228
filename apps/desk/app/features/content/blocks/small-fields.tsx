import { isRtl } from '@paddock/i18n/locales';
import { useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { type FieldShape, withField } from './block-fields.ts';
import { useContentLabels } from './field-label.ts';
import { FieldProblem } from './field-problem.tsx';
import type { FieldProps, Nesting } from './field-props.ts';

export function NumberField({
  spec,
  label,
  value,
  path,
  context,
  onChange,
}: FieldProps<FieldShape & { kind: 'number' }>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="input">
        <input
          id={id}
          type="number"
          data-field={path}
          min={spec.min ?? undefined}
          max={spec.max ?? undefined}
          disabled={context.isDisabled}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      </span>
      <FieldProblem text={context.problems.get(path)} />
    </div>
  );
}

export function FlagField({ label, value, path, context, onChange }: FieldProps) {
  return (
    <label className="row">
      <input
        type="checkbox"
        data-field={path}
        disabled={context.isDisabled}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

const WHITE = '#ffffff';

export function ColorField({ label, value, path, context, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field editor__color">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        data-field={path}
        disabled={context.isDisabled}
        value={typeof value === 'string' && value !== '' ? value : WHITE}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Fields that belong together: the colours of a banner. An optional group is added and removed as a whole. */
export function GroupField({
  spec,
  label,
  value,
  path,
  context,
  onChange,
  Inner,
}: FieldProps<FieldShape & { kind: 'group' }> & Nesting) {
  const t = useT();
  const group = (value ?? {}) as Record<string, unknown>;
  return (
    <fieldset className="editor__group">
      <legend className="label">{label}</legend>
      {spec.isRequired ? null : (
        <label className="row small">
          <input
            type="checkbox"
            disabled={context.isDisabled}
            checked={value !== undefined}
            onChange={({ target }) => onChange(target.checked ? firstGroup(spec) : undefined)}
          />
          {t('content.own')}
        </label>
      )}
      {spec.isRequired || value !== undefined
        ? spec.fields.map((field) => (
            <Inner
              key={field.name}
              spec={field}
              value={group[field.name]}
              path={`${path}.${field.name}`}
              context={context}
              onChange={(next) => onChange(withField(spec.fields, group, field.name, next))}
            />
          ))
        : null}
    </fieldset>
  );
}

const firstGroup = ({ fields }: FieldShape & { kind: 'group' }) =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'color' ? WHITE : '']));

interface Link {
  readonly to: string;
  readonly text: string;
}

/** Where a link leads and what it says; empty in both, an optional link is absent. */
export function LinkField({ spec, label, value, path, context, onChange }: FieldProps) {
  const labels = useContentLabels();
  const id = useId();
  const link = (value ?? { to: '', text: '' }) as Link;
  const change = (next: Link) =>
    onChange(!spec.isRequired && next.to === '' && next.text === '' ? undefined : next);
  const problem = context.problems.get(`${path}.to`) ?? context.problems.get(`${path}.text`);
  return (
    <fieldset className="editor__group">
      <legend className="label">{label}</legend>
      <span className="input">
        <input
          type="text"
          aria-label={`${label}: ${labels.field('link_text')}`}
          placeholder={labels.field('link_text')}
          data-field={`${path}.text`}
          lang={context.locale}
          dir={isRtl(context.locale) ? 'rtl' : 'ltr'}
          disabled={context.isDisabled}
          value={link.text}
          onChange={({ target }) => change({ ...link, text: target.value })}
        />
      </span>
      <span className={context.problems.has(`${path}.to`) ? 'input input--invalid' : 'input'}>
        <input
          type="text"
          dir="ltr"
          aria-label={`${label}: ${labels.field('to')}`}
          aria-describedby={problem ? id : undefined}
          placeholder="products/…"
          data-field={`${path}.to`}
          disabled={context.isDisabled}
          value={link.to}
          onChange={({ target }) => change({ ...link, to: target.value })}
        />
      </span>
      <FieldProblem id={id} text={problem} />
    </fieldset>
  );
}
