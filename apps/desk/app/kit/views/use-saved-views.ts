import {
  deleteView,
  listViews,
  type SavedView,
  saveView,
} from '@paddock/server/features/views/views.contract.ts';
import { useDeskMutation, useDeskQuery } from '../calls/use-desk.ts';
import type { ListView } from '../list/list-types.ts';

const NONE: readonly SavedView[] = [];

/** Every saved view of the person and of their roles; one call for the sidebar and all lists. */
function useAllViews(): readonly SavedView[] {
  return useDeskQuery(listViews, { query: {} }, { staleTime: 60_000 }).data?.data ?? NONE;
}

/** Those that stand in the sidebar, with the address they lead to. */
export function usePinnedViews(): readonly {
  readonly id: string;
  readonly name: string;
  readonly to: string;
}[] {
  return useAllViews()
    .filter(({ is_pinned: isPinned }) => isPinned)
    .map(({ id, name, list, address }) => ({ id, name, to: `/${list}?${address}` }));
}

/** The saved views of a list as the list's page takes them, and how to change them. */
export function useSavedViews(list: string) {
  const saved = useAllViews().filter((view) => view.list === list);
  const invalidates = ['/api/staff/views'];
  const save = useDeskMutation(saveView, { invalidates });
  const remove = useDeskMutation(deleteView, { invalidates });
  const views: ListView[] = saved.map(({ id, name, address }) => ({ id, label: name, query: address }));
  return { saved, views, save, remove };
}
