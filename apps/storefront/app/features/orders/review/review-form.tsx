import type { ReviewableItem } from '@paddock/server/contracts/reviews';
import { Button } from '@paddock/ui/button';
import { NativeSelect } from '@paddock/ui/native-select';
import { Note } from '@paddock/ui/note';
import { Textarea, TextField } from '@paddock/ui/text-field';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { StarChoice } from './star-choice.tsx';

type Props = {
  items: ReviewableItem[];
  /** What the name is suggested as. */
  author: string;
  idempotencyKey: string;
  draft: ReviewDraft | undefined;
  back: ReactNode;
};

/** Works without script. */
export function ReviewForm({ items, author, idempotencyKey, draft, back }: Props) {
  const t = useT();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (draft) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [draft]);
  const required = (field: keyof ReviewDraft['faults']) =>
    draft?.faults[field] ? t('shell.form.required') : undefined;
  const refusal = draft && (draft.isOffline ? t('reviews.write.unreachable') : draft.message);
  return (
    <Form ref={form} method="post" className="review-form" noValidate>
      <input type="hidden" name="key" value={idempotencyKey} />
      {refusal && <Note tone="alert" isLive title={refusal} />}
      <ReviewedItem items={items} chosen={draft?.typed.item} />
      <StarChoice chosen={draft?.typed.stars ?? ''} isInvalid={draft?.faults.stars ?? false} />
      <TextField
        id="review-title"
        name="title"
        label={t('reviews.write.title')}
        maxLength={120}
        aria-required
        defaultValue={draft?.typed.title}
        error={required('title')}
      />
      <Textarea
        id="review-text"
        name="text"
        label={t('reviews.write.text')}
        hint={t('reviews.write.textHint')}
        rows={7}
        maxLength={4000}
        aria-required
        defaultValue={draft?.typed.text}
        error={required('text')}
      />
      <TextField
        id="review-name"
        name="name"
        label={t('reviews.write.name')}
        maxLength={60}
        aria-required
        autoComplete="nickname"
        defaultValue={draft?.typed.name ?? author}
        error={required('name')}
      />
      <div className="review-form__deeds">
        <Button type="submit" isLoading={navigation.formMethod === 'POST'}>
          {t('reviews.write.send')}
        </Button>
        {back}
      </div>
    </Form>
  );
}

/** Which machine of the order it is about: a question only where there are several. */
function ReviewedItem({ items, chosen }: { items: ReviewableItem[]; chosen: string | undefined }) {
  const t = useT();
  if (items.length === 1) return <input type="hidden" name="item" value={items[0]?.uuid} />;
  return (
    <NativeSelect label={t('reviews.write.item')} name="item" defaultValue={chosen}>
      {items.map(({ uuid, product }) => (
        <option key={uuid} value={uuid}>
          {product.name}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A review as it was typed, with what is wrong with it. */
export interface ReviewDraft {
  readonly typed: {
    readonly item: string;
    readonly stars: string;
    readonly title: string;
    readonly text: string;
    readonly name: string;
  };
  readonly faults: Readonly<Record<'stars' | 'title' | 'text' | 'name', boolean>>;
  /** Why the api refused it. */
  readonly message: string | null;
  readonly isOffline: boolean;
}
