import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { IconButton } from '../../../kit/parts/button.tsx';
import { type AnyBlock, fieldsOf, withField } from '../blocks/block-fields.ts';
import type { EditedBlock } from '../blocks/content-doc.ts';
import { Field } from '../blocks/field.tsx';
import { useContentLabels } from '../blocks/field-label.ts';
import type { FieldContext } from '../blocks/field-props.ts';

interface BlockFormProps {
  readonly edited: EditedBlock;
  readonly context: FieldContext;
  /** A field that was clicked in the preview; `call` rises with each click. */
  readonly focus: { readonly path: string; readonly call: number } | null;
  onChange(block: AnyBlock): void;
  onCopy(): void;
  onRemove(): void;
}

/** The fields of the chosen block. */
export function BlockForm({ edited, context, focus, onChange, onCopy, onRemove }: BlockFormProps) {
  const t = useT();
  const labels = useContentLabels();
  const box = useRef<HTMLElement>(null);
  const { block } = edited;
  const fields = fieldsOf(block.type);
  const name = labels.block(block.type);
  useEffect(() => {
    if (focus) focusField(box.current, focus.path);
  }, [focus]);
  return (
    <section ref={box} className="section editor__form" aria-label={name}>
      <div className="section__heading">
        <h2 className="h2">{name}</h2>
        <span className="end row row--4">
          <IconButton
            icon="copy"
            label={t('content.copy', { name })}
            disabled={context.isDisabled}
            onClick={onCopy}
          />
          <IconButton
            icon="trash"
            label={t('content.remove', { name })}
            disabled={context.isDisabled}
            onClick={onRemove}
          />
        </span>
      </div>
      {fields.length === 0 ? <p className="muted small">{t('content.noFields')}</p> : null}
      {fields.map((spec) => (
        <Field
          key={`${edited.id}/${spec.name}`}
          spec={spec}
          value={block[spec.name]}
          path={spec.name}
          context={context}
          onChange={(next) =>
            onChange({ type: block.type, ...withField(fields, rest(block), spec.name, next) })
          }
        />
      ))}
    </section>
  );
}

const rest = ({ type: _, ...fields }: AnyBlock) => fields;

function focusField(box: HTMLElement | null, path: string): void {
  const exact = box?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
  const found =
    exact ?? box?.querySelector<HTMLElement>(`[data-field^="${CSS.escape(path.split('.')[0] ?? '')}"]`);
  const target = found?.matches('.field') ? found.querySelector<HTMLElement>('[role=textbox]') : found;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
