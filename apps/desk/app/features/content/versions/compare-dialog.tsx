import type { VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/facts.tsx';
import { FailedState } from '../../../kit/parts/state-page.tsx';
import type { ContentDoc } from '../blocks/content-doc.ts';
import { useContentLabels } from '../blocks/field-label.ts';
import { compareContent, type FieldChange } from './compare-content.ts';
import { useVersionText } from './version-text.ts';
import { diffWords } from './word-diff.ts';

export interface CompareProps {
  readonly versions: readonly VersionInfo[];
  readonly current: ContentDoc;
  readonly locale: string;
  readonly timezone: string;
  readonly canRestore: boolean;
  /** Of one version, in the language at work. */
  load(version: number): Promise<ContentDoc>;
  restore(version: number): Promise<void>;
  onClose(): void;
}

/** What the text at work changes against an earlier version, word by word; such a version can become the draft again. */
export default function CompareDialog(props: CompareProps) {
  const { versions, current, locale, timezone, canRestore, load, restore, onClose } = props;
  const t = useT();
  const textOf = useVersionText(timezone);
  const usual =
    versions.find(({ state }) => state === 'live') ?? versions.find(({ state }) => state !== 'draft');
  const [chosen, setChosen] = useState(usual?.id ?? versions[0]?.id ?? 0);
  const [isBusy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ['/version', chosen, locale],
    queryFn: () => load(chosen),
    enabled: chosen > 0,
  });
  const changes = query.data ? compareContent(query.data, current) : null;
  const isSame = changes && changes.fields.length === 0 && changes.blocks.length === 0;
  const take = async () => {
    setBusy(true);
    await restore(chosen).finally(() => setBusy(false));
    onClose();
  };
  return (
    <Dialog
      title={t('content.compare.title')}
      look="wide"
      onClose={onClose}
      footer={
        <Button
          icon="undo"
          disabled={!canRestore || isBusy || chosen === 0 || isSame !== false}
          onClick={() => void take()}
        >
          {t('content.compare.restore')}
        </Button>
      }
    >
      <div className="col col--12" aria-busy={query.isLoading}>
        <label className="row pick">
          <span className="muted small">{t('content.compare.with')}</span>
          <select className="input" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {versions.map((version) => (
              <option key={version.id} value={version.id}>
                {textOf(version)}
              </option>
            ))}
          </select>
        </label>
        {query.isError ? <FailedState error={query.error} /> : null}
        {isSame ? <Note icon="check">{t('content.compare.same')}</Note> : null}
        {changes ? <Changes {...changes} locale={locale} /> : null}
      </div>
    </Dialog>
  );
}

function Changes({
  fields,
  blocks,
  locale,
}: ReturnType<typeof compareContent> & { readonly locale: string }) {
  const t = useT();
  const labels = useContentLabels();
  return (
    <>
      {blocks.length > 0 ? (
        <ul className="col col--4">
          {blocks.map(({ id, type, kind }) => (
            <li key={`${kind}${id}`} className="small">
              {t(`content.compare.${kind}`, { name: labels.block(type) })}
            </li>
          ))}
        </ul>
      ) : null}
      {fields.map((change) => (
        <WordChanges key={`${change.block?.id}/${change.path}`} change={change} locale={locale} />
      ))}
    </>
  );
}

function WordChanges({ change, locale }: { change: FieldChange; locale: string }) {
  const labels = useContentLabels();
  const { block, path, before, after } = change;
  const names = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : labels.field(part)));
  return (
    <section className="editor__change">
      <h3 className="small muted">{[...(block ? [labels.block(block.type)] : []), ...names].join(' · ')}</h3>
      <p dir="auto" lang={locale}>
        {diffWords(before, after, locale).map(({ kind, text }, place) =>
          kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
            <span key={place}>{text}</span>
          ) : kind === 'added' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <ins key={place}>{text}</ins>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <del key={place}>{text}</del>
          ),
        )}
      </p>
    </section>
  );
}
