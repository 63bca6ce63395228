import { listMedia, type MediaRow } from '@paddock/server/features/media/staff/media.staff.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { type Translate, useT } from '../../i18n/use-t.ts';
import type { DeskError } from '../../kit/calls/desk-error.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import { isView, readQuery, withoutFilters, withView } from '../../kit/list/list-address.ts';
import type { Filter, ListRows } from '../../kit/list/list-types.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { keepTrail } from '../../kit/list/trail.ts';
import { Button } from '../../kit/parts/button.tsx';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { keepScope, useScope } from '../../kit/session/scope.ts';
import { useSiteChoice } from '../../kit/session/site-choice.tsx';
import { MediaGrid } from './media-grid.tsx';
import { UploadTray } from './upload-tray.tsx';
import { useUploads } from './use-uploads.ts';

await requireMessages('media');
const source = contractSource(listMedia);
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

export default function MediaPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { site } = useSiteChoice('media.edit');
  const uploads = useUploads(site);
  const input = useRef<HTMLInputElement>(null);
  const filters = filtersOf(t);
  const list = useMediaList(filters);
  const first = list.data?.pages[0];
  const choose = () => input.current?.click();
  useKeys([{ keys: 'u', label: t('media.upload'), run: choose }]);
  return (
    <Screen
      name={t('media.title')}
      isScrolling={false}
      actions={
        <Button look="primary" icon="plus" keys="u" onClick={choose} disabled={site === ''}>
          {t('media.upload')}
        </Button>
      }
    >
      <DropArea onFiles={(files) => uploads.add(files)}>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          aria-label={t('media.upload')}
          data-testid="media-files"
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Views search={search} t={t} />
        <FilterBar
          filters={filters}
          search={t('media.search')}
          onEnter={focusFirstTile}
          count={first ? t('media.count', { count: first.count }) : null}
        />
        <UploadTray items={uploads.items} onClear={uploads.clear} />
        <MediaBody list={list} onUpload={choose} />
      </DropArea>
    </Screen>
  );
}

function useMediaList(filters: readonly Filter[]) {
  const [search] = useSearchParams();
  const scope = useScope();
  const query = readQuery(search, filters, VIEWS);
  return useInfiniteQuery<ListRows<MediaRow>, DeskError>({
    queryKey: [source.path, 'list', query, scope.sites ?? ''],
    queryFn: ({ pageParam, signal }) =>
      source.load({ query, sites: scope.sites, after: pageParam as string | null, signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    // Pictures that are being rendered become usable without a key.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some(({ status }) => status === 'processing')) ? 2000 : false,
  });
}

function MediaBody({ list, onUpload }: { list: ReturnType<typeof useMediaList>; onUpload(): void }) {
  const t = useT();
  const [search] = useSearchParams();
  const location = useLocation();
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const end = useNearEnd(() => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  });
  if (list.isError && rows.length === 0)
    return <FailedState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <ListSkeleton />;
  if (rows.length === 0)
    return (
      <StatePage
        icon="picture"
        title={t('media.empty')}
        actions={
          <>
            <Button icon="plus" onClick={onUpload}>
              {t('media.upload')}
            </Button>
            <Link className="btn btn--quiet" to={{ search: withoutFilters(search).toString() }}>
              {t('kit.list.clear')}
            </Link>
          </>
        }
      >
        <p>{t('media.emptyText')}</p>
      </StatePage>
    );
  const keep = () =>
    keepTrail({
      name: 'media',
      list: `${location.pathname}${location.search}`,
      hrefs: rows.map(({ key }) => keepScope(`/media/${key}`, search)),
    });
  return (
    <div className="scroll media-grid__scroll">
      <MediaGrid rows={rows} onOpen={keep} />
      <div ref={end} />
    </div>
  );
}

/** Calls when the end of the list comes into view. */
function useNearEnd(onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return end;
}

const focusFirstTile = () => document.querySelector<HTMLElement>('.media-grid a[tabindex="0"]')?.focus();

const VIEWS = [
  { id: 'all', query: '' },
  { id: 'unused', query: 'use=unused' },
  { id: 'missing', query: 'alt=missing' },
  { id: 'retired', query: 'status=retired' },
] as const;

function Views({ search, t }: { search: URLSearchParams; t: Translate }) {
  return (
    <nav className="views" aria-label={t('kit.list.views')}>
      {VIEWS.map(({ id, query }) => (
        <Link
          key={id}
          className="view"
          to={{ search: withView(search, query).toString() }}
          aria-current={isView(search, query) ? 'page' : undefined}
        >
          {t(`media.view.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

const filtersOf = (t: Translate): Filter[] => [
  {
    id: 'kind',
    label: t('media.kind'),
    kind: 'choice',
    options: [
      { value: 'picture', label: t('media.kind.picture') },
      { value: 'film', label: t('media.kind.film') },
    ],
  },
  {
    id: 'use',
    label: t('media.use'),
    kind: 'choice',
    options: [
      { value: 'used', label: t('media.use.used') },
      { value: 'unused', label: t('media.use.unused') },
    ],
  },
];

/** Files dropped anywhere on the screen are uploaded. */
function DropArea({ onFiles, children }: { onFiles(files: File[]): void; children: React.ReactNode }) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the button does the same
    <div
      className="list media-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node) || setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? <div className="media-drop__here">{t('media.drop')}</div> : null}
    </div>
  );
}
