import { IconButton } from '@paddock/ui/icon-button';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Machine } from '../rooms.ts';
import type { MuseumWords } from '../use-words.ts';

type Props = { machine: Machine | undefined; words: MuseumWords; onClose: () => void };

/** What the little sign beside a machine says. */
export function Caption({ machine, words, onClose }: Props) {
  const t = useT();
  const sign = useRef<HTMLElement>(null);
  const id = machine?.id;
  // Focus moves to the caption of a pressed hotspot; closing returns it.
  useEffect(() => {
    if (!id) return;
    const before = document.activeElement;
    sign.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [id]);
  if (!machine) return null;
  return (
    <section
      ref={sign}
      className="museum-caption"
      tabIndex={-1}
      aria-labelledby="museum-caption-name"
      aria-describedby="museum-caption-text"
    >
      <p className="museum-caption__year">{machine.year}</p>
      <h2 id="museum-caption-name" className="ui-h3">
        <bdi>{words.machine(machine.id)}</bdi>
      </h2>
      <p id="museum-caption-text">{words.about(machine.id)}</p>
      <IconButton
        className="museum-caption__close"
        icon="close"
        label={t('museum.closeSign')}
        onClick={onClose}
      />
    </section>
  );
}
