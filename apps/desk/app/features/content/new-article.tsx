import { createArticle } from '@paddock/server/features/news/staff/news.staff.contract.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { FormFoot, FormProblem } from '../../kit/overlay/form-foot.tsx';
import { slugOf } from './article-doc.ts';
import { newBlockId } from './blocks/content-doc.ts';
import { Field } from './blocks/field.tsx';
import type { FieldContext } from './blocks/field-props.ts';

interface NewArticleProps {
  readonly site: string;
  onClose(): void;
}

/** What every article needs; the rest is written in its editor. */
export default function NewArticle(props: NewArticleProps) {
  const t = useT();
  return (
    <Dialog title={t('content.newArticle')} onClose={props.onClose}>
      <NewArticleForm {...props} />
    </Dialog>
  );
}

function NewArticleForm({ site, onClose }: NewArticleProps) {
  const t = useT();
  const navigate = useNavigate();
  const [values, setValues] = useState({ title: '', excerpt: '', cover: '' });
  const create = useDeskMutation(createArticle, { site });
  const { title, excerpt, cover } = values;
  const slug = slugOf(title);
  const isReady = slug !== '' && excerpt.trim() !== '' && cover !== '' && !create.isPending;
  const submit = async () => {
    if (!isReady) return;
    const html = `<p>${escapeHtml(excerpt.trim())}</p>`;
    const text = { slug, title, excerpt, blocks: [{ type: 'text' as const, id: newBlockId(), html }] };
    const body = { cover, tags: [], sites: [site], texts: { en: text } };
    const { data } = await create.mutateAsync({ body });
    void navigate(`/news/${site}/${data.id}`);
  };
  useKeys([{ keys: 'mod+enter', label: t('content.create'), whileTyping: true, run: () => void submit() }]);
  const context: FieldContext = {
    locale: 'en',
    site,
    isDisabled: false,
    problems: new Map(),
    conflicts: {},
    onResolve: () => {},
  };
  return (
    <form
      className="col col--12"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {(['title', 'excerpt'] as const).map((name) => (
        <Field
          key={name}
          spec={{ name, isRequired: true, kind: 'text', isMultiline: true, maxLength: 400 }}
          value={values[name]}
          path={name}
          context={context}
          onChange={(value) => setValues({ ...values, [name]: String(value ?? '') })}
        />
      ))}
      <Field
        spec={{ name: 'cover', isRequired: true, kind: 'media', media: 'picture' }}
        value={cover}
        path="cover"
        context={context}
        onChange={(value) => setValues({ ...values, cover: String(value ?? '') })}
      />
      <p className="hint">{t('content.newArticleHint', { site: site.toUpperCase() })}</p>
      <FormProblem error={create.error} />
      <FormFoot isReady={isReady} onClose={onClose}>
        {t('content.create')}
      </FormFoot>
    </form>
  );
}

const SIGNS: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const escapeHtml = (text: string) => text.replace(/[<>&]/g, (sign) => SIGNS[sign] ?? sign);
