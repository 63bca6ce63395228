import { Button } from '@paddock/ui/button';
import { Checkbox } from '@paddock/ui/checkbox';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { Textarea } from '@paddock/ui/textarea';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import { RichText } from '../../text/rich-text.tsx';
import { useCaptchaForm } from '../captcha/use-captcha-form.ts';
import { Departments } from './departments.tsx';

const NEEDED = ['name', 'email', 'message'] as const;
const FIELDS = ['department', 'name', 'email', 'phone', 'order_code', 'serial', 'message'] as const;

/** A question to the office. Sent, it makes room for its number and what happens next. */
export function ContactForm({ onChat }: { onChat: (() => void) | null }) {
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

  if (number) return <Sent number={number} onAgain={() => setNumber(null)} />;
  const legal = (page: string) => (words: string) => (
    <Link className="ui-link" to={path(page)}>
      {words}
    </Link>
  );
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
      <Checkbox name="accept_terms" value="true" error={errors.accept_terms} aria-required>
        <RichText text={t('newsletter.terms')} parts={[legal('terms'), legal('privacy-policy')]} />
      </Checkbox>
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

function Sent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-sent" role="status">
      <h2 ref={heading} tabIndex={-1} className="ui-h3">
        {t('contact.sentTitle')}
      </h2>
      <p className="contact-sent__number">
        <span>{t('contact.number')}</span>
        <strong>
          <bdi dir="ltr">{number}</bdi>
        </strong>
      </p>
      <p>{t('contact.sent', { number })}</p>
      <Button variant="quiet" onClick={onAgain}>
        {t('contact.another')}
      </Button>
    </div>
  );
}
