import { MAX_BYTES } from '@paddock/server/limits/uploads';
import { MAX_IMAGES, MIN_IMAGES } from '@paddock/server/limits/warranty';
import { Button } from '@paddock/ui/button';
import { Checkbox } from '@paddock/ui/checkbox';
import { NativeSelect } from '@paddock/ui/native-select';
import { Note } from '@paddock/ui/note';
import { Textarea, TextField } from '@paddock/ui/text-field';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { RichText } from '../../text/rich-text.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { DealerSelect } from './dealer-select.tsx';
import { findMissingParts, type MissingPart } from './find-missing-parts.ts';
import type { RequestFormView } from './warranty-view.ts';

const MEGABYTE = 1024 * 1024;

type Props = {
  view: RequestFormView;
  answer: { message: string | null; errors: Record<string, string> } | undefined;
};
type Words = { part: string; description: string; store: string; terms: boolean };
type SectionProps = {
  view: RequestFormView;
  words: Words;
  errorOf: (name: string) => string | undefined;
  change: (name: string, to: Partial<Words>) => void;
};
type Sent = { ids: readonly string[]; isBusy: boolean };
const NOTHING: Sent = { ids: [], isBusy: false };

export function RequestForm({ view, answer }: Props) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state !== 'idle';
  const [words, setWords] = useState<Words>({ part: '', description: '', store: '', terms: false });
  const [images, setImages] = useState(NOTHING);
  const [video, setVideo] = useState(NOTHING);
  const { errorOf, hideError } = useServerErrors(answer, form);

  const needs = findMissingParts(words, { images, video });
  const change = (name: string, to: Partial<Words>) => {
    setWords((now) => ({ ...now, ...to }));
    hideError(name);
  };
  const upload = (name: string, sent: Sent, keep: (sent: Sent) => void) => {
    keep(sent);
    if (sent.isBusy) hideError(name);
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="war-form"
      onSubmit={(event) => {
        if (needs.length === 0 && !isSending) return;
        event.preventDefault();
        form.current
          ?.querySelector<HTMLElement>(`[data-need="${needs[0]?.name}"] :is(select, textarea, input)`)
          ?.focus();
      }}
    >
      <input type="hidden" name="key" value={view.key} />
      {answer?.message && Object.keys(answer.errors).length === 0 && (
        <Note tone="alert" isLive>
          {answer.message}
        </Note>
      )}
      <FaultSection view={view} words={words} errorOf={errorOf} change={change} />
      <UploadSections
        errorOf={errorOf}
        onImages={(sent) => upload('images', sent, setImages)}
        onVideo={(sent) => upload('video', sent, setVideo)}
      />
      <ContactSection view={view} words={words} errorOf={errorOf} change={change} />
      <div className="war-send">
        <Button
          type="submit"
          isLoading={isSending}
          aria-disabled={needs.length > 0 || undefined}
          aria-describedby={needs.length > 0 ? 'warranty-needed' : undefined}
        >
          {t('warranty.submit')}
        </Button>
        <MissingParts id="warranty-needed" needs={needs} />
      </div>
    </Form>
  );
}

/** What the server found wrong is shown until it is changed, and the first of it is where the visitor is taken. */
function useServerErrors(answer: Props['answer'], form: RefObject<HTMLFormElement | null>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!answer) return;
    setHidden(new Set());
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input');
    wrong?.focus();
  }, [answer, form]);
  return {
    errorOf: (name: string) => (hidden.has(name) ? undefined : answer?.errors[name]),
    hideError: (name: string) => setHidden((names) => new Set([...names, name])),
  };
}

/** The faulty part and the description of the fault. */
function FaultSection({ view, words, errorOf, change }: SectionProps) {
  const t = useT();
  return (
    <section className="war-part" aria-labelledby="warranty-fault">
      <h2 className="ui-h4" id="warranty-fault">
        {t('warranty.fault')}
      </h2>
      <div data-need="part">
        <NativeSelect
          label={t('warranty.part')}
          name="part"
          value={words.part}
          error={errorOf('part')}
          onChange={({ currentTarget }) => change('part', { part: currentTarget.value })}
        >
          <option value="" disabled>
            {t('warranty.part.choose')}
          </option>
          {view.parts.map((part) => (
            <option key={part} value={part}>
              {t(`warranty.part.${part}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div data-need="description">
        <Textarea
          label={t('warranty.description')}
          hint={t('warranty.description.hint')}
          name="description"
          rows={4}
          maxLength={4000}
          value={words.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => change('description', { description: currentTarget.value })}
        />
      </div>
    </section>
  );
}

type UploadProps = Pick<SectionProps, 'errorOf'> & {
  onImages: (sent: Sent) => void;
  onVideo: (sent: Sent) => void;
};

function UploadSections({ errorOf, onImages, onVideo }: UploadProps) {
  const t = useT();
  return (
    <>
      <div className="war-part" data-need="images" data-wrong={errorOf('images') ? '' : undefined}>
        <UploadField
          kind="image"
          name="images"
          min={MIN_IMAGES}
          max={MAX_IMAGES}
          title={t('warranty.images')}
          hint={t('warranty.images.hint', { max: MAX_BYTES.image / MEGABYTE })}
          labels={[t('warranty.images.near'), t('warranty.images.step'), t('warranty.images.whole')]}
          error={errorOf('images')}
          onChange={(ids, isBusy) => onImages({ ids, isBusy })}
        />
      </div>
      <div className="war-part" data-need="video" data-wrong={errorOf('video') ? '' : undefined}>
        <UploadField
          kind="video"
          name="video"
          min={1}
          max={1}
          title={t('warranty.video')}
          hint={t('warranty.video.hint', { max: MAX_BYTES.video / MEGABYTE })}
          error={errorOf('video')}
          onChange={(ids, isBusy) => onVideo({ ids, isBusy })}
        />
      </div>
    </>
  );
}

/** The dealer, the phone number and the terms. */
function ContactSection({ view, words, errorOf, change }: SectionProps) {
  const t = useT();
  const path = usePath();
  return (
    <section className="war-part" aria-labelledby="warranty-reach">
      <h2 className="ui-h4" id="warranty-reach">
        {t('warranty.reach')}
      </h2>
      <div data-need="store">
        <DealerSelect
          dealers={view.stores}
          value={words.store}
          error={errorOf('store_id')}
          onChange={(store) => change('store_id', { store })}
        />
      </div>
      <TextField
        label={t('warranty.phone')}
        optional={t('warranty.optional')}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={30}
        defaultValue={view.phone}
        error={errorOf('phone')}
      />
      <div data-need="terms">
        <Checkbox
          name="accept_terms"
          checked={words.terms}
          error={errorOf('accept_terms')}
          onChange={({ currentTarget }) => change('accept_terms', { terms: currentTarget.checked })}
        >
          <RichText
            text={t('warranty.terms')}
            parts={[
              (link) => (
                <Link className="ui-link" to={path('warranty')} target="_blank">
                  {link}
                </Link>
              ),
            ]}
          />
        </Checkbox>
      </div>
    </section>
  );
}

/** Why the button does not send yet. A list, since no language joins things like another. */
function MissingParts({ id, needs }: { id: string; needs: readonly MissingPart[] }) {
  const t = useT();
  if (needs.length === 0) return null;
  return (
    <div className="war-needed ui-small ui-muted" id={id}>
      <span>{t('warranty.needed')}</span>
      <ul>
        {needs.map(({ name, words, count }) => (
          <li key={name}>{t(words, count === undefined ? {} : { count })}</li>
        ))}
      </ul>
    </div>
  );
}
