import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePath } from '../../../page/page-context.ts';
import type { UnitFilters } from '../../inventory/unit-filters.rules.ts';
import type { ProductView } from '../product-view.ts';
import type { Buy } from './buy-link.tsx';
import { type Choice, filtersOf, findOffer, writeChoice } from './choice.rules.ts';

/** The main button for a choice, and the window with its units. */
export function useBuy(product: ProductView, choice: Choice, prepare: () => void) {
  const path = usePath();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ on: string; filters: UnitFilters; count: number } | null>(null);
  const { offer, slug, units } = product;
  const status = units?.filters.status ?? null;
  const filters = { ...filtersOf(choice, units?.attributes ?? []), status };
  return {
    buy: toBuy(),
    /** The page it was opened on is its key: another address, and it is closed. */
    dialog: opened && {
      filters: opened.filters,
      count: opened.count,
      isOpen: opened.on === key,
      onOpenChange: (isOpen: boolean) => setOpened(isOpen ? opened : null),
    },
  };

  function toBuy(): Buy {
    if (!offer) return null;
    const query = writeChoice(choice);
    const { count } = findOffer(offer, choice);
    if (count === 0) return { kind: 'alert', to: `${path(`products/${slug}/alert`)}${query}` };
    const kept = status && `inventory_status=${status}`;
    return {
      kind: 'buy',
      // The server narrows the list by colour and size.
      href: `${query}${kept ? `${query ? '&' : '?'}${kept}` : ''}#units`,
      open: () => setOpened({ on: key, filters, count }),
      prepare,
    };
  }
}
