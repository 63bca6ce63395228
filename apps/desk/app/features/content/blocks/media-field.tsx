import { lazy, Suspense, useId, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button, IconButton } from '../../../kit/parts/button.tsx';
import type { FieldShape } from './block-fields.ts';
import { FieldProblem } from './field-problem.tsx';
import type { FieldProps } from './field-props.ts';
import { MediaThumb } from './media-picker.tsx';

const MediaPicker = lazy(() => import('./media-picker.tsx'));

/** A picture or film by its key: shown small, chosen in a dialog. */
export function MediaField({
  spec,
  label,
  value,
  path,
  context,
  onChange,
}: FieldProps<FieldShape & { kind: 'media' }>) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const key = typeof value === 'string' ? value : '';
  const problem = context.problems.get(path);
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
        {spec.isRequired ? null : <span className="end muted editor__optional">{t('content.optional')}</span>}
      </span>
      <div className="row editor__media">
        <MediaThumb site={context.site} mediaKey={key} />
        <bdi className="grow small truncate">{key || t('content.noPicture')}</bdi>
        <Button
          size="small"
          data-field={path}
          aria-describedby={id}
          disabled={context.isDisabled}
          onClick={() => setOpen(true)}
        >
          {t('content.choose')}
        </Button>
        {key !== '' && !spec.isRequired ? (
          <IconButton
            icon="close"
            label={t('content.remove', { name: label })}
            disabled={context.isDisabled}
            onClick={() => onChange(undefined)}
          />
        ) : null}
      </div>
      <FieldProblem text={problem} />
      {isOpen ? (
        <Suspense>
          <MediaPicker
            site={context.site}
            media={spec.media}
            chosen={key}
            locale={context.locale}
            onChoose={(next) => {
              setOpen(false);
              onChange(next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
