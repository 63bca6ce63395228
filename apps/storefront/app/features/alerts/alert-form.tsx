import { NativeSelect } from '@paddock/ui/native-select';
import { TextField } from '@paddock/ui/text-field';
import { useT } from '../../i18n/use-t.ts';
import { AuthForm, useFields } from '../auth/form/auth-form.tsx';
import type { FormState } from '../auth/form/form-state.ts';
import type { AlertFormView } from './load-alert-form.server.ts';

type Props = { view: AlertFormView; state: FormState | undefined };

/** What to wait for, and where to write to. A browser without scripts can post it as well. */
export function AlertForm({ view, state }: Props) {
  const t = useT();
  const required = useFields(state);
  const optional = (name: string) => ({ ...required(name), 'aria-required': undefined });
  const { email, colors, sizes, chosen, radii } = view;
  return (
    <div className="alert-page__form">
      <AuthForm state={state} submit={t('alerts.submit')}>
        {email ? (
          <p className="alert-page__account">{t('alerts.account', { email })}</p>
        ) : (
          <TextField
            {...required('email')}
            type="email"
            label={t('alerts.email')}
            autoComplete="email"
            dir="ltr"
            maxLength={254}
          />
        )}
        {(colors.length > 1 || sizes.length > 1) && (
          <div className="alert-page__row">
            <Choices
              {...optional('color')}
              label={t('alerts.color')}
              choices={colors}
              chosen={chosen.color}
            />
            <Choices {...optional('size')} label={t('alerts.size')} choices={sizes} chosen={chosen.size} />
          </div>
        )}
        <div className="alert-page__row alert-page__row--place">
          <TextField
            {...optional('place')}
            label={t('alerts.place')}
            optional={t('shell.form.optional')}
            hint={t('alerts.placeHint')}
            autoComplete="postal-code"
            maxLength={100}
          />
          <NativeSelect
            {...optional('radius')}
            label={t('alerts.radius')}
            defaultValue={state?.values.radius ?? '50'}
          >
            {radii.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <p className="ui-small ui-muted">{t('alerts.privacy')}</p>
      </AuthForm>
    </div>
  );
}

type ChoicesProps = {
  name: string;
  label: string;
  choices: AlertFormView['colors'];
  chosen: number | null;
  defaultValue: string | undefined;
  error: string | undefined;
};

function Choices({ name, label, choices, chosen, defaultValue, error }: ChoicesProps) {
  const t = useT();
  if (choices.length < 2) return null;
  return (
    <NativeSelect name={name} label={label} error={error} defaultValue={defaultValue ?? String(chosen ?? '')}>
      <option value="">{t('alerts.any')}</option>
      {choices.map(({ id, content, is_available }) => (
        <option key={id} value={id}>
          {is_available ? t('alerts.availableNow', { name: content }) : content}
        </option>
      ))}
    </NativeSelect>
  );
}
