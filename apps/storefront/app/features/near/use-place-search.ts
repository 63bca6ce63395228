import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { type NearPlace, useNearPlace } from './near-place.ts';
import { usePosition } from './use-position.ts';

/** Finds the typed town or the browser's position and keeps it as the visitor's place. */
export function usePlaceSearch(onDone?: () => void) {
  const t = useT();
  const path = usePath();
  const { keep } = useNearPlace();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { canLocate, isLocating, locate } = usePosition(
    (position) => {
      keep({ name: null, ...position });
      onDone?.();
    },
    () => setNote(t('near.notLocated')),
  );

  async function find() {
    const typed = text.replace(/\s+/g, ' ').trim();
    if (typed === '' || isBusy) return;
    setBusy(true);
    setNote('');
    try {
      const town = await findTown(path('stores/places'), typed);
      if (town) {
        keep(town);
        onDone?.();
      } else setNote(t('near.notFound'));
    } catch (error) {
      console.warn('town not looked up', error);
      setNote(t('shell.errors.offline'));
    }
    setBusy(false);
  }

  function start() {
    setNote('');
    locate();
  }

  return { text, setText, note, isBusy, find, canLocate, isLocating, locate: start };
}

type Town = { readonly name: string; readonly position: { readonly lat: number; readonly lng: number } };

/** The best match in our own gazetteer for a typed town or postcode; null when it knows none. */
async function findTown(route: string, text: string): Promise<NearPlace | null> {
  const response = await fetch(`${route}?${new URLSearchParams({ q: text })}`);
  if (!response.ok) throw new Error(`towns answered ${response.status}`);
  const [town] = (await response.json()) as readonly Town[];
  return town ? { name: town.name, ...town.position } : null;
}
