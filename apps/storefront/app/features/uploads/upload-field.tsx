import type { UploadKind } from '@paddock/server/contracts/uploads';
import { FieldError } from '@paddock/ui/field';
import { type DragEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { isInProgress, type UploadItem } from './upload-item.ts';
import { UploadTiles } from './upload-tiles.tsx';
import { useUploads } from './use-uploads.ts';
import './upload-field.css';

export type UploadFieldProps = {
  kind: UploadKind | readonly UploadKind[];
  min: number;
  max: number;
  title: ReactNode;
  hint?: ReactNode;
  /** What each is to show, in their order: "Near", "A step away". */
  labels?: readonly string[];
  error?: ReactNode;
  /** Posts the ids of what is ready with the form around it. */
  name?: string;
  as?: 'h2' | 'h3' | 'h4';
  /** The ids of what is ready, in their order, and whether something is still under way. */
  onChange?: (ids: readonly string[], isBusy: boolean) => void;
};

/** Photographs, videos and papers: chosen, dropped or taken with the camera; sent in pieces, and again after a cut. */
export function UploadField(props: UploadFieldProps) {
  const { kind, min, max, title, hint, labels = [], error, name, as: Heading = 'h2', onChange } = props;
  const t = useT();
  const id = useId();
  const kinds = useMemo(() => (typeof kind === 'string' ? [kind] : kind), [kind]);
  const { items, announcement, take, remove, retry } = useAnnouncedUploads(kinds, max);
  const first = useRef<HTMLInputElement>(null);
  const ready = useReportReady(items, onChange);

  const drop = useDrop(take);

  return (
    <section
      className="up"
      aria-labelledby={`${id}-title`}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      {...drop}
    >
      <div className="up__head">
        <Heading className="ui-h4" id={`${id}-title`}>
          {title}
        </Heading>
        {min > 0 && (
          <span className={ready.length < min && error ? 'up__tally up__tally--bad' : 'up__tally'}>
            {t('warranty.tally', { count: ready.length, total: min })}
          </span>
        )}
      </div>
      {hint && (
        <p className="ui-small ui-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <UploadTiles
        items={items}
        kinds={kinds}
        min={min}
        max={max}
        labels={labels}
        firstInput={first}
        describedBy={error ? `${id}-error` : undefined}
        onChoose={take}
        onRemove={(item) => {
          remove(item);
          first.current?.focus();
        }}
        onRetry={retry}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {name && ready.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
      <p className="ui-hidden" role="status">
        {announcement}
        {items.map((item) => (item.state === 'ready' ? ` ${item.name}: ${t('warranty.upload.ready')}.` : ''))}
      </p>
    </section>
  );
}

/** The uploads of a field, with what a screen reader is told about them. */
function useAnnouncedUploads(kinds: readonly UploadKind[], max: number) {
  const t = useT();
  const path = usePath();
  const { items, add, remove: removeItem, retry } = useUploads(kinds, max, path('my-account/uploads'));
  const [announcement, setAnnouncement] = useState('');

  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length === 0) return;
    const left = add(chosen);
    setAnnouncement(
      left > 0
        ? t('warranty.upload.tooMany', { count: max })
        : t('warranty.upload.said.sending', { name: chosen[0]?.name ?? '' }),
    );
  };

  const remove = (item: UploadItem) => {
    removeItem(item);
    setAnnouncement(t('warranty.upload.said.removed', { name: item.name }));
  };

  return { items, announcement, take, remove, retry };
}

/** Files dropped on an element: the handlers for it, and `data-over` while something is dragged over it. */
function useDrop(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
    'data-over': isOver || undefined,
  };
}

type OnChange = (ids: readonly string[], isBusy: boolean) => void;

/** The ids of the uploads that are ready, in their order; `onChange` is called when they or the progress change. */
function useReportReady(items: readonly UploadItem[], onChange: OnChange | undefined): string[] {
  const ready = items.flatMap((item) => (item.state === 'ready' && item.id ? [item.id] : []));
  const readyText = ready.join(' ');
  const isBusy = items.some(isInProgress);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    latest.current?.(readyText === '' ? [] : readyText.split(' '), isBusy);
  }, [readyText, isBusy]);
  return ready;
}
