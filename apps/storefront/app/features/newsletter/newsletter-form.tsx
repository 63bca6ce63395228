import { Button } from '@paddock/ui/button';
import { Checkbox } from '@paddock/ui/checkbox';
import { Note } from '@paddock/ui/note';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import type { FormEvent } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { RichText } from '../../text/rich-text.tsx';
import { useCaptchaForm } from '../captcha/use-captcha-form.ts';

const looksLikeEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);

function useSubscription() {
  const t = useT();
  const path = usePath();
  const { form, errors, problem, isSending, refuse, send, widget } = useCaptchaForm(path('subscriber'));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const terms = new FormData(event.currentTarget).has('accept_terms');
    const found = {
      ...(email === '' ? { email: t('shell.form.required') } : {}),
      ...(email !== '' && !looksLikeEmail(email) ? { email: t('shell.form.email') } : {}),
      ...(terms ? {} : { accept_terms: t('newsletter.mustAgree') }),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    const answer = await send({ email, accept_terms: true });
    // The checkbox is cleared after every attempt (NEWSLETTER-07).
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name=accept_terms]') ?? [])
      box.checked = false;
    if (!answer.ok) return;
    form.current?.reset();
    showToast({ text: t('newsletter.thanks') });
  }

  return { form, errors, problem, isSending, submit, widget };
}

/** E-mail and terms; the captcha runs when it is sent. Posted without scripts, its page says what is needed. */
export function NewsletterForm({ id = 'letters' }: { id?: string }) {
  const t = useT();
  const path = usePath();
  const { form, errors, problem, isSending, submit, widget } = useSubscription();
  const legal = (page: string) => (words: string) => (
    <a className="ui-link" href={path(page)}>
      {words}
    </a>
  );
  return (
    <form
      ref={form}
      className="letters__form"
      method="post"
      action={path('newsletter')}
      onSubmit={submit}
      noValidate
    >
      <TextField
        className="letters__email"
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('newsletter.email')}
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        error={errors.email}
        aria-required
      />
      <Checkbox
        className={errors.accept_terms ? 'letters__terms letters__terms--wrong' : 'letters__terms'}
        name="accept_terms"
        value="true"
        error={errors.accept_terms}
        aria-required
      >
        <RichText text={t('newsletter.terms')} parts={[legal('terms'), legal('privacy-policy')]} />
      </Checkbox>
      <Button className="letters__send" type="submit" isLoading={isSending}>
        {t('newsletter.submit')}
      </Button>
      {problem && (
        <Note tone="alert" isLive>
          <p>{problem}</p>
        </Note>
      )}
      {widget}
    </form>
  );
}
