import { Button } from '@paddock/ui/button';
import { Checkbox } from '@paddock/ui/checkbox';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { NameFields } from '../auth/form/name-fields.tsx';
import { ContactTerms } from '../contact/contact-terms.tsx';
import { HourChoice } from './hour-choice.tsx';
import type { RideReply, RideView } from './ride-view.ts';
import { useCaptchaSubmit } from './use-captcha-submit.ts';

type Props = { view: RideView; reply: RideReply | undefined };

/** The hour, who rides, and the licence. A guest's form asks the captcha before it is sent. */
export function RideForm({ view, reply }: Props) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const { submit, problem, isPending, widget } = useCaptchaSubmit(form, view.isSignedIn);
  const errors = reply?.errors ?? {};
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [reply]);
  const hours = reply && reply.next.length > 0 ? reply.next : view.calendar.hours;
  const { model, store, calendar, licence } = view;
  return (
    <Form ref={form} method="post" className="ride-form" onSubmit={submit} preventScrollReset noValidate>
      <input type="hidden" name="key" value={view.idempotencyKey} />
      <input type="hidden" name="product" value={model?.slug} />
      <input type="hidden" name="store" value={store?.id} />
      <input type="hidden" name="timezone" value={calendar.timezone ?? ''} />
      <input type="hidden" name="h-captcha-response" defaultValue="" />
      <Problem reply={reply} problem={problem} phone={store?.phone ?? null} />
      <HourChoice
        key={hours[0]?.startsAt}
        hours={hours}
        chosen={reply?.typed.starts_at}
        isInvalid={Boolean(errors.starts_at)}
        legend={t(hours === view.calendar.hours ? 'testRides.hour' : 'testRides.next')}
      />
      <h2 className="ui-h3">{t('testRides.details')}</h2>
      <ContactFields contact={view.contact} reply={reply} />
      {licence && (
        <Checkbox name="holds_licence" value="true" error={errors.holds_licence} aria-required>
          {t('testRides.holdsLicence', { licence })}
        </Checkbox>
      )}
      <ContactTerms error={errors.accept_terms && t('newsletter.mustAgree')} />
      <Button type="submit" isLoading={isPending || navigation.formMethod === 'POST'}>
        {t('testRides.submit')}
      </Button>
      {widget}
    </Form>
  );
}

type ContactProps = Pick<RideView, 'contact'> & Pick<Props, 'reply'>;

function ContactFields({ contact, reply }: ContactProps) {
  const t = useT();
  const field = (name: keyof typeof contact) => ({
    id: `ride-${name}`,
    name,
    defaultValue: reply?.typed[name] ?? contact[name],
    error: reply?.errors[name],
  });
  return (
    <>
      <NameFields
        className="ride-form__pair"
        field={(name) => ({
          ...field(name),
          ...(name === 'given_name' ? { 'aria-required': true } : { optional: t('shell.form.optional') }),
        })}
        labels={{ given_name: t('testRides.givenName'), family_name: t('testRides.familyName') }}
      />
      <div className="ride-form__pair">
        <TextField
          {...field('email')}
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          aria-required
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={t('contact.phone')}
          autoComplete="tel"
          dir="ltr"
          maxLength={40}
          optional={t('shell.form.optional')}
        />
      </div>
    </>
  );
}

type ProblemProps = { reply: RideReply | undefined; problem: string | null; phone: string | null };

function Problem({ reply, problem, phone }: ProblemProps) {
  const t = useT();
  if (problem) return <Note tone="alert" isLive title={problem} />;
  if (!reply) return null;
  if (reply.needsScript)
    return (
      <Note tone="warn" title={t('captcha.noScriptTitle')} isLive>
        <p>{t('captcha.noScript')}</p>
        {phone && (
          <p>
            <a className="ui-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </p>
        )}
      </Note>
    );
  if (reply.isOffline) return <Note tone="alert" isLive title={t('shell.errors.offline')} />;
  return (
    reply.message && <Note tone={reply.next.length > 0 ? 'warn' : 'alert'} isLive title={reply.message} />
  );
}
