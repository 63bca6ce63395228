import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readState, type SearchState, toSearch } from './search-query.ts';

/**
 * What the address says, or will say in a moment: a control shows its new value at once, while the results of the old
 * one stay in place until those of the new one are there.
 */
export function useSearchState() {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [next, setNext] = useState<{ from: string; search: string } | null>(null);
  // Set while rendering: going back returns to the same key, and must not find what was wanted after it.
  if (next && next.from !== key) setNext(null);
  const wanted = next?.from === key ? next.search : search;
  const state = useMemo(() => readState(new URLSearchParams(wanted)), [wanted]);

  function go(to: SearchState) {
    const target = toSearch(to);
    if (target === toSearch(state)) return;
    setNext({ from: key, search: target });
    void navigate(`${pathname}${target}`, { preventScrollReset: true });
  }

  return { state, go, isBusy: navigation.location?.pathname === pathname };
}
