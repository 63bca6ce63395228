import { checkTranslation, isBreaking, maxCharacters } from '@paddock/i18n/translation/check-translation';
import {
  confirmText,
  type LocaleOverview,
  reviewText,
  saveText,
  showText,
  type TextRow,
} from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { useDeskMutation, useDeskQuery } from '../../kit/calls/use-desk.ts';
import type { Binding } from '../../kit/keys/keys.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useMay } from '../../kit/session/use-me.ts';
import { Checks } from './checks.tsx';
import { ReturnButton } from './return-button.tsx';

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is on a button of the shop, in CSS pixels. */
function measureWidth(text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = '500 14px "Archivo Variable", system-ui, sans-serif';
  return Math.ceil(context.measureText(text.replace(/<[^>]*>/g, '')).width);
}

const PREFIX = 'desk.text.';

/** What was typed and not saved yet, on this device: a crash or a closed window loses nothing. */
const keyOf = (id: number, locale: string, revision: number) => `${PREFIX}${id}.${locale}.${revision}`;

const readKept = (id: number, locale: string, revision: number): string | null =>
  localStorage.getItem(keyOf(id, locale, revision));

function keepWords(key: Parameters<typeof readKept>, words: string | null): void {
  try {
    if (words === null) localStorage.removeItem(keyOf(...key));
    else localStorage.setItem(keyOf(...key), words);
  } catch {
    // A full or forbidden storage: the words are still on the screen.
  }
}

/** Longer texts are no buttons: their width says nothing. */
const MAX_BUTTON = 40;

interface TextEditorProps {
  readonly row: TextRow;
  readonly locale: LocaleOverview;
  readonly taken: Taken;
  onSaved(change: Partial<TextRow>): void;
}

/** The words of the current text. Checks run at every key; Ctrl+Enter saves and goes to the next text. */
export function TextEditor({ row, locale, taken, onSaved }: TextEditorProps) {
  const t = useT();
  const { words, setWords, field } = useWords(row, locale, taken);
  const [reason, setReason] = useState('');
  const findings = useFindings(row, locale, words);
  const acts = useActs({ row, locale, words, reason, onSaved });
  const isBlocked = findings.some(isBreaking) || (findings.length > 0 && reason.trim().length < 3);
  const finish = (wantsReview = false) => {
    if (acts.isReviewable && words === row.words) acts.review();
    else if (!isBlocked && acts.isAllowed) acts.save(wantsReview);
    else field.current?.focus();
  };
  const copySource = () => setWords(row.source);
  useKeys(keysOf(t, acts, { finish, copySource }));
  return (
    <>
      <textarea
        ref={field}
        className="input input--area translation__field"
        lang={locale.locale}
        dir={locale.dir}
        aria-label={t('translations.wordsIn', { language: locale.name })}
        value={words}
        readOnly={!acts.isAllowed}
        rows={Math.min(10, 2 + Math.floor(row.source.length / 50))}
        onChange={(event) => setWords(event.target.value)}
      />
      <Measures row={row} words={words} />
      <Checks findings={findings} reason={reason} onReason={setReason} error={acts.error} />
      <div className="row row--wrap">
        <Button
          look="primary"
          size="small"
          keys="mod+enter"
          disabled={acts.isPending || !acts.isAllowed}
          onClick={() => finish()}
        >
          {acts.isReviewable && words === row.words ? t('translations.approve') : t('translations.save')}
        </Button>
        {acts.canAskReview ? (
          <Button size="small" keys="mod+alt+enter" disabled={acts.isPending} onClick={() => finish(true)}>
            {t('translations.saveForReview')}
          </Button>
        ) : null}
        {acts.isReviewable ? <ReturnButton row={row} locale={locale} onReturned={onSaved} /> : null}
        {acts.isStale ? (
          <Button size="small" keys="mod+shift+enter" disabled={acts.isPending} onClick={acts.confirm}>
            {t('translations.confirm')}
          </Button>
        ) : null}
        <Button size="small" look="quiet" keys="mod+b" onClick={copySource}>
          {t('translations.copySource')}
        </Button>
      </div>
    </>
  );
}

interface EditorActs {
  finish(wantsReview?: boolean): void;
  copySource(): void;
}

const keysOf = (
  t: Translate,
  { canAskReview, isStale, confirm }: ReturnType<typeof useActs>,
  { finish, copySource }: EditorActs,
): Binding[] => [
  { keys: 'mod+enter', label: t('translations.save'), run: () => finish() },
  ...(canAskReview
    ? [{ keys: 'mod+alt+enter', label: t('translations.saveForReview'), run: () => finish(true) }]
    : []),
  { keys: 'mod+b', label: t('translations.copySource'), run: copySource },
  ...(isStale ? [{ keys: 'mod+shift+enter', label: t('translations.confirm'), run: confirm }] : []),
];

/** What the checks find in the words; the terms of the glossary come with the text. */
function useFindings(row: TextRow, { locale, typography }: LocaleOverview, words: string) {
  const { data: shown } = useDeskQuery(showText, { params: { id: String(row.id), locale } });
  const terms = shown?.data.terms ?? [];
  return checkTranslation({ source: row.source, words, locale, kind: row.kind, terms, typography });
}

/** What is typed, kept on the device until it is saved. */
function useWords(row: TextRow, { locale }: LocaleOverview, taken: Taken) {
  const key = [row.id, locale, row.revision] as const;
  const [words, setTyped] = useState(() => readKept(...key) ?? row.words ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const [takenNo, setTakenNo] = useState(taken.no);
  const setWords = (next: string) => {
    setTyped(next);
    keepWords([...key], next === row.words ? null : next);
  };
  if (taken.no !== takenNo) {
    setTakenNo(taken.no);
    setWords(taken.words);
  }
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return { words, setWords, field };
}

interface ActsInput extends Omit<TextEditorProps, 'taken'> {
  readonly words: string;
  readonly reason: string;
}

function useActs({ row, locale, words, reason, onSaved }: ActsInput) {
  const may = useMay();
  const site = locale.site ?? undefined;
  const options = (change: Partial<TextRow>) => ({
    site,
    invalidates: ['/api/staff/texts/locales'],
    onSuccess: ({ data: { state, revision } }: { data: { state: TextRow['state']; revision: number } }) => {
      keepWords([row.id, locale.locale, row.revision], null);
      onSaved({ ...change, state, revision });
    },
  });
  const save = useDeskMutation(saveText, options({ words, made_from: null, note: null, is_own: true }));
  const confirm = useDeskMutation(confirmText, options({ made_from: null }));
  const review = useDeskMutation(reviewText, options({}));
  const params = { id: String(row.id), locale: locale.locale };
  const { revision, digest } = row;
  const overrule = reason.trim();
  return {
    isAllowed: site !== undefined,
    // Where the language asks for it anyway, every text is reviewed.
    canAskReview: site !== undefined && !locale.needs_review,
    isStale: row.state === 'stale' && site !== undefined,
    isReviewable: row.state === 'translated' && !row.is_own && site !== undefined && may('text.review'),
    isPending: save.isPending || confirm.isPending || review.isPending,
    error: save.error ?? confirm.error ?? review.error,
    save: (wants_review: boolean) =>
      save.mutate({
        params,
        body: { words, revision, digest, wants_review, ...(overrule ? { overrule } : {}) },
      }),
    confirm: () => confirm.mutate({ params, body: { revision } }),
    review: () => review.mutate({ params, body: { revision } }),
  };
}

/** Characters, and for what may be a button the width in pixels beside that of the source. */
function Measures({ row, words }: { row: TextRow; words: string }): ReactNode {
  const t = useT();
  const isShort = row.kind === 'interface' && row.source.length <= MAX_BUTTON;
  return (
    <span className="row row--12 x-small muted">
      <span>{t('translations.characters', { count: words.length, most: maxCharacters(row.source) })}</span>
      {isShort ? (
        <span>
          {t('translations.pixels', { width: measureWidth(words), source: measureWidth(row.source) })}
        </span>
      ) : null}
    </span>
  );
}

/** What a click or key took over from the suggestions; a number of its own each time. */
export interface Taken {
  readonly no: number;
  readonly words: string;
}
