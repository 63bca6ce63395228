import {
  type LocaleOverview,
  publishTexts,
  type TextRow,
} from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import type { Binding } from '../../kit/keys/keys.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { useMay } from '../../kit/session/use-me.ts';
import { FileMenu } from './file-menu.tsx';
import { LocaleList } from './locale-list.tsx';
import { LocaleMenu } from './locale-menu.tsx';
import { QueueTools } from './queue-tools.tsx';
import { type Taken, TextEditor } from './text-editor.tsx';
import { TextHelp } from './text-help.tsx';
import { TextLine } from './text-line.tsx';
import { useQueue } from './use-queue.ts';

export interface WorkbenchProps {
  readonly locale: LocaleOverview;
  readonly locales: readonly LocaleOverview[];
  readonly address: URLSearchParams;
  onAddress(change: Readonly<Record<string, string | null>>): void;
}

const finishedOf = ({ counts, needs_review }: LocaleOverview) =>
  (counts.reviewed ?? 0) + (needs_review ? 0 : (counts.translated ?? 0));

/** Publishing of everything that is finished; `changedCount` texts were saved since the numbers were read. */
function usePublishing(locale: LocaleOverview, changedCount: number) {
  const t = useT();
  const publish = useDeskMutation(publishTexts, {
    site: locale.site ?? undefined,
    invalidates: ['/api/staff/texts'],
    onSuccess: ({ data: { published, waiting } }) =>
      showToast(
        waiting > 0 && published === 0
          ? t('translations.waiting', { count: waiting })
          : t('translations.published', { count: published }),
      ),
  });
  const finished = finishedOf(locale) + changedCount;
  const may = useMay();
  const canPublish = may('text.publish');
  const isPublishable = canPublish && locale.site !== null && finished > 0 && !publish.isPending;
  const client = useQueryClient();
  const publishAll = async () => {
    const isSaving = client.isMutating() > 0;
    if (!isPublishable && !(canPublish && locale.site !== null && isSaving)) return;
    // A text that is still on its way to the server is published with the others.
    while (client.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    publish.mutate({ body: { locale: locale.locale } });
  };
  return { canPublish, isPublishable, publishAll };
}

export default function Workbench({ locale, locales, address, onAddress }: WorkbenchProps) {
  const t = useT();
  const queue = useQueue(locale.locale, address);
  const { cursor, current, goTo, goToStart } = useCursor(queue);
  const [taken, setTaken] = useState<Taken>({ no: 0, words: '' });
  const publishing = usePublishing(locale, queue.changedCount);
  useKeys(keysOf(t, (step) => goTo(cursor + step), publishing.publishAll));
  const setFilter = (change: Readonly<Record<string, string | null>>) => {
    goToStart();
    onAddress(change);
  };
  return (
    <Screen
      name={t('translations.title')}
      status={<span className="tag">{locale.name}</span>}
      isScrolling={false}
      panelLabel={t('translations.help')}
      panel={
        current ? (
          <TextHelp
            key={current.id}
            row={current}
            locale={locale}
            onTake={(words) => setTaken(({ no }) => ({ no: no + 1, words }))}
          />
        ) : undefined
      }
      actions={<LanguageActions locale={locale} address={address} publishing={publishing} />}
    >
      <div className="workbench">
        <LocaleList
          locales={locales}
          current={locale.locale}
          onChoose={(name) => setFilter({ locale: name })}
        />
        <section className="workbench__main" aria-label={t('translations.queue')}>
          <QueueTools
            address={address}
            locale={locale}
            subjectTitle={queue.rows[0]?.title ?? null}
            count={queue.count}
            onFilter={setFilter}
          />
          <Queue
            queue={queue}
            locale={locale}
            current={current}
            taken={taken}
            onMove={goTo}
            cursor={cursor}
          />
        </section>
      </div>
    </Screen>
  );
}

/** The current text and moving through the queue, which is read on before its end. */
function useCursor({ rows, loadMore }: ReturnType<typeof useQueue>) {
  const [cursor, setCursor] = useState(0);
  const last = rows.length - 1;
  const goTo = (place: number) => {
    setCursor(Math.max(0, Math.min(place, last)));
    if (place >= last - 2) loadMore();
  };
  return { cursor, current: rows[Math.min(cursor, last)], goTo, goToStart: () => setCursor(0) };
}

const keysOf = (t: Translate, move: (step: number) => void, publishAll: () => Promise<void>): Binding[] => [
  { keys: 'mod+arrowdown', label: t('translations.next'), run: () => move(1) },
  { keys: 'mod+arrowup', label: t('translations.previous'), run: () => move(-1) },
  { keys: 'p', label: t('translations.publish'), run: () => void publishAll() },
];

interface LanguageActionsProps extends Pick<WorkbenchProps, 'locale' | 'address'> {
  readonly publishing: ReturnType<typeof usePublishing>;
}

/** Settings and files of the language, and publishing its texts. */
function LanguageActions({ locale, address, publishing }: LanguageActionsProps) {
  const t = useT();
  return (
    <>
      <LocaleMenu locale={locale} address={address} />
      <FileMenu locale={locale} address={address} />
      {publishing.canPublish ? (
        <Button
          look="primary"
          keys="p"
          disabled={!publishing.isPublishable}
          onClick={() => void publishing.publishAll()}
        >
          {t('translations.publish')}
        </Button>
      ) : null}
    </>
  );
}

interface QueueProps {
  readonly queue: ReturnType<typeof useQueue>;
  readonly locale: LocaleOverview;
  readonly current: TextRow | undefined;
  readonly cursor: number;
  readonly taken: Taken;
  onMove(place: number): void;
}

function Queue({ queue, locale, current, cursor, taken, onMove }: QueueProps) {
  const t = useT();
  if (queue.error) return <FailedState error={queue.error} onRetry={queue.retry} />;
  if (queue.isLoading) return <ListSkeleton />;
  if (!current)
    return (
      <StatePage icon="check" tone="ok" title={t('translations.empty')}>
        <p>{t('translations.emptyText')}</p>
      </StatePage>
    );
  return (
    <ol className="workbench__rows scroll plain">
      {queue.rows.map((row, place) => (
        <li
          key={row.id}
          className={row === current ? 'translation translation--current' : 'translation'}
          aria-current={row === current || undefined}
        >
          <TextLine row={row} locale={locale} isCurrent={row === current} onChoose={() => onMove(place)}>
            {row === current ? (
              <TextEditor
                key={`${row.id} ${row.revision}`}
                row={row}
                locale={locale}
                taken={taken}
                onSaved={(change) => {
                  queue.change(row.id, change);
                  onMove(cursor + 1);
                }}
              />
            ) : null}
          </TextLine>
        </li>
      ))}
      {queue.hasMore ? (
        <li className="pad">
          <Button look="quiet" onClick={queue.loadMore}>
            {t('translations.more')}
          </Button>
        </li>
      ) : null}
    </ol>
  );
}
