import { Icon } from '@paddock/ui/icon';
import { PasswordField } from '@paddock/ui/password-field';
import { type ComponentProps, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { isCommon, isLongEnough } from './password.rules.ts';

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'hint' | 'label'> & {
  label: string;
};

/** A password to be chosen, with its two rules under it: they are ticked off while one types. */
export function NewPassword(props: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const rules = [
    { text: t('auth.register.passwordHint'), isMet: isLongEnough(typed) },
    { text: t('auth.password.uncommon'), isMet: isLongEnough(typed) && !isCommon(typed) },
  ];
  return (
    <PasswordField
      {...props}
      showLabel={t('auth.password.show')}
      hideLabel={t('auth.password.hide')}
      autoComplete="new-password"
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      hint={
        <span className="auth-rules">
          {rules.map(({ text, isMet }) => (
            <span key={text} className="auth-rule" data-met={isMet || undefined}>
              {isMet ? <Icon name="check" /> : <span className="auth-rule__dot" />}
              {text}
            </span>
          ))}
        </span>
      }
    />
  );
}
