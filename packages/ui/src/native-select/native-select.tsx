import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';

export interface NativeSelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size'> {
  small?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

/** The browser's own list: the right one for countries, sorting and everything on phones. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, hint, error, optional, small = false, hideLabel = false, className, id, ...select } = props;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      className={className}
    >
      {(control) => (
        <span className="ui-select-box">
          <select {...select} {...control} className={classNames('ui-input', small && 'ui-input--small')} />
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
