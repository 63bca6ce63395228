import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { Textarea, TextField } from '@paddock/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useCaptchaForm } from '../captcha/use-captcha-form.ts';
import { ContactSent } from './contact-sent.tsx';
import { ContactTerms } from './contact-terms.tsx';
import { Departments } from './departments.tsx';

const NEEDED = ['name', 'email', 'message'] as const;
const FIELDS = ['department', 'name', 'email', 'phone', 'order_code', 'serial', 'message'] as const;

/** The question on its way to the office. `number` is the one that it has there once it is sent. */
function useContactMessage() {
  const t = useT();
  const path = usePath();
  const { form, errors, problem, isSending, refuse, send, widget } = useCaptchaForm<{ number: string }>(
    path('contact/messages'),
  );
  const [number, setNumber] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    const empty = NEEDED.filter((name) => text(name) === '');
    const found = {
      ...Object.fromEntries(empty.map((name) => [name, t('shell.form.required')])),
      ...(fields.has('accept_terms') ? {} : { accept_terms: t('newsletter.mustAgree') }),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    const body = Object.fromEntries(FIELDS.map((name) => [name, text(name) || undefined]));
    const answer = await send({ ...body, accept_terms: true });
    if (answer.ok) setNumber(answer.data.number);
  }

  return { form, errors, problem, isSending, submit, widget, number, writeAgain: () => setNumber(null) };
}

/** A question to the office. Sent, it makes room for its number and what happens next. */
export function ContactForm({ onChat }: { onChat: (() => void) | null }) {
  const t = useT();
  const { form, errors, problem, isSending, submit, widget, number, writeAgain } = useContactMessage();

  if (number) return <ContactSent number={number} onAgain={writeAgain} />;
  const field = (name: (typeof FIELDS)[number]) => ({
    id: `contact-${name}`,
    name,
    error: errors[name],
    ...((NEEDED as readonly string[]).includes(name)
      ? { 'aria-required': true as const }
      : { optional: t('shell.form.optional') }),
  });
  return (
    <form ref={form} className="contact-form" method="post" onSubmit={submit} noValidate>
      <Departments error={errors.department} onChat={onChat} />
      <div className="contact-form__pair">
        <TextField {...field('name')} label={t('contact.name')} autoComplete="name" maxLength={100} />
        <TextField
          {...field('email')}
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          dir="ltr"
          maxLength={254}
        />
      </div>
      <Textarea {...field('message')} label={t('contact.message')} rows={7} maxLength={4000} />
      <div className="contact-form__three">
        <TextField
          {...field('phone')}
          type="tel"
          label={t('contact.phone')}
          autoComplete="tel"
          dir="ltr"
          maxLength={40}
        />
        <TextField {...field('order_code')} label={t('contact.orderCode')} dir="ltr" maxLength={40} />
        <TextField {...field('serial')} label={t('contact.serial')} dir="ltr" maxLength={40} />
      </div>
      <ContactTerms error={errors.accept_terms} />
      {problem && (
        <Note tone="alert" isLive>
          <p>{problem}</p>
        </Note>
      )}
      <div className="contact-form__end">
        <Button type="submit" isLoading={isSending}>
          {t('contact.submit')}
        </Button>
        <p>{t('contact.promise')}</p>
      </div>
      {widget}
    </form>
  );
}
