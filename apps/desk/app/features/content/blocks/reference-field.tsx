import { useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { FieldProblem } from './field-problem.tsx';
import type { FieldProps } from './field-props.ts';

/** A thing of the shop by its name: a product, a news item. One that the site does not show stays, with its key. */
export function ReferenceField({ spec, label, value, path, context, onChange }: FieldProps) {
  const t = useT();
  const id = useId();
  const choices = context.choices?.[spec.name] ?? [];
  const chosen = value === undefined || value === 0 ? '' : String(value);
  const isKnown = choices.some((choice) => choice.value === chosen);
  const problem = context.problems.get(path);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={problem ? 'input input--invalid' : 'input'}
        data-field={path}
        disabled={context.isDisabled}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={chosen}
        onChange={({ target }) => onChange(spec.kind === 'article' ? Number(target.value) : target.value)}
      >
        <option value="">{t('content.choose')}</option>
        {isKnown || chosen === '' ? null : <option value={chosen}>{chosen}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
