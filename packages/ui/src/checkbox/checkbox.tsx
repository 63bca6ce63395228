import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldError } from '../field/field.tsx';
import { useDigits } from '../page-locale/page-locale.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** How many things the option would leave, at the end of the line. */
  count?: ReactNode;
  error?: ReactNode;
  /** Some of what it stands for is on. */
  isPartial?: boolean | undefined;
}

export function Checkbox({ children, count, error, isPartial = false, className, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const digits = useDigits();
  // There is no attribute for it in HTML, only a property.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <div className={className}>
      <label className="ui-check">
        <input
          ref={box}
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span>{children}</span>
        {count !== undefined && (
          <span className="ui-check__count">{typeof count === 'number' ? digits(count) : count}</span>
        )}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
