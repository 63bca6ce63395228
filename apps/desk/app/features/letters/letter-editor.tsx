import {
  type Letter,
  listLetterChoices,
  previewLetter,
} from '@paddock/server/features/letters/letters.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Button } from '../../kit/parts/button.tsx';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { shortTime } from '../../kit/parts/time.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { PHONE, useMedia } from '../../kit/screen/use-media.ts';
import { LETTER_BLOCK_TYPES } from '../content/blocks/block-fields.ts';
import { toDoc } from '../content/blocks/content-doc.ts';
import { StatusPill, useUnsavedStatus } from '../content/editor/content-status.tsx';
import { FieldsPane, StructurePane } from '../content/editor/editor-panes.tsx';
import { type ContentProblem, problemsOf } from '../content/editor/problems.ts';
import { useBlocks } from '../content/editor/use-blocks.ts';
import { type Content, useDoc } from '../content/editor/use-content.ts';
import { useFieldContext } from '../content/editor/use-field-context.ts';
import { LetterDetails } from './letter-details.tsx';
import { checkLetter, letterOf, prefixOf } from './letter-doc.ts';
import { LetterLanguages } from './letter-languages.tsx';

const BlockPicker = lazy(() => import('../content/editor/block-picker.tsx'));
const LetterPreview = lazy(() => import('./letter-preview.tsx'));

interface EditorProps {
  readonly site: string;
  readonly letter: Letter;
  readonly locale: string;
  readonly content: Content;
}

/** Blocks, the mail as it will be, and the fields of the chosen block. */
export function LetterEditor(props: EditorProps) {
  const { site, letter, locale, content } = props;
  const t = useT();
  const isPhone = useMedia(PHONE);
  const editor = useEditor(props);
  const { blocks } = editor;
  return (
    <Screen
      name={content.state.values.name || letter.name}
      crumb={{ to: '/letters', label: t('letters.title') }}
      isScrolling={false}
      hasFoot
      status={
        <>
          <SiteTag site={site} />
          <SavingStatus content={content} isComplete={editor.isComplete} timezone={letter.timezone} />
        </>
      }
      actions={
        <Button look="primary" keys="mod+enter" onClick={() => void editor.leave()}>
          {t('letters.done')}
        </Button>
      }
    >
      <div className="editor" aria-busy={!content.isReady}>
        <StructurePane
          editor={editor}
          problems={editor.problems}
          content={content}
          site={site}
          canEdit={editor.canEdit}
          isPhone={isPhone}
          side={
            <LetterLanguages letter={letter} content={content} locale={locale} canEdit={editor.canEdit} />
          }
        />
        {isPhone ? null : (
          <Suspense fallback={<div className="stage" />}>
            <LetterPreview site={site} id={letter.id} locales={[locale]} locale={locale} />
          </Suspense>
        )}
        <FieldsPane
          editor={editor}
          problems={editor.problems}
          details={(context) => (
            <LetterDetails content={content} prefix={prefixOf(locale)} context={context} />
          )}
        />
      </div>
      {blocks.isAdding ? (
        <Suspense>
          <BlockPicker types={LETTER_BLOCK_TYPES} onChoose={editor.add} onClose={blocks.closePicker} />
        </Suspense>
      ) : null}
    </Screen>
  );
}

function useEditor({ site, letter, locale, content }: EditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const prefix = prefixOf(locale);
  const canEdit = letter.actions.some(({ name, allowed }) => name === 'letter.save' && allowed);
  const { doc, change } = useDoc(content, prefix);
  const blocks = useBlocks({ doc, change }, !canEdit);
  const [isDetails, setDetails] = useState(doc.blocks.length === 0);
  const { problems, isComplete } = useProblems(content, prefix, locale);
  const selected = isDetails ? null : blocks.selected;
  const choices = useChoices(site);
  const block = selected ?? '';
  const context = useFieldContext({ content, problems, block, prefix, locale, site, canEdit, choices });
  useFollowingPreview(content);
  const save = async () => (await content.saver.flush()) || (await content.store.flush());
  const leave = async () => {
    await save();
    void navigate(`/letters/${site}/${letter.id}`);
  };
  useKeys([
    { keys: 'mod+s', label: t('letters.save'), whileTyping: true, run: () => void save() },
    { keys: 'mod+enter', label: t('letters.done'), whileTyping: true, run: () => void leave() },
  ]);
  const choose = (id: string) => {
    setDetails(false);
    blocks.select(id);
  };
  const add = (type: string) => {
    setDetails(false);
    blocks.add(type);
  };
  return {
    doc,
    change,
    blocks,
    canEdit,
    isDetails,
    setDetails,
    problems,
    isComplete,
    selected,
    context,
    choose,
    add,
    leave,
  };
}

/** What is missing in the language at work; another language may keep the letter from being saved, too. */
function useProblems({ state: { values } }: Content, prefix: string, locale: string) {
  return useMemo(() => {
    const { error, success } = checkLetter(values);
    const doc = toDoc(values, prefix);
    const isWritten = doc.blocks.length > 0 || Object.values(doc.fields).some((text) => text !== '');
    const own = isWritten ? problemsOf(error, doc, letterOf(values), ['texts', locale]) : [];
    const unnamed: ContentProblem[] =
      (values.name ?? '').trim() === '' ? [{ block: '', path: 'name', kind: 'missing' }] : [];
    return { problems: [...unnamed, ...own], isComplete: success };
  }, [values, prefix, locale]);
}

function useChoices(site: string) {
  const { data } = useDeskQuery(listLetterChoices, {}, { site, staleTime: 60_000 });
  return useMemo(
    () => ({
      product: (data?.data.products ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
      article: (data?.data.articles ?? []).map(({ number, title }) => ({
        value: String(number),
        label: title,
      })),
    }),
    [data],
  );
}

/** After each save the mail is written again. */
function useFollowingPreview({ saver }: Content) {
  const client = useQueryClient();
  useEffect(() => {
    saver.onSaved = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === previewLetter.path });
    return () => {
      saver.onSaved = () => {};
    };
  }, [saver, client]);
}

interface StatusProps {
  readonly content: Content;
  readonly isComplete: boolean;
  readonly timezone: string;
}

/** Where the text is: only in this browser, kept for its writer, saved for all. */
function SavingStatus({ content, isComplete, timezone }: StatusProps) {
  const t = useT();
  const unsaved = useUnsavedStatus(content, isComplete);
  const at = content.saving.savedAt?.toISOString();
  const text = at ? t('content.status.saved', { when: shortTime(at, timezone) }) : t('letters.upToDate');
  return <StatusPill status={unsaved ?? ['draft', 'check', text]} />;
}
