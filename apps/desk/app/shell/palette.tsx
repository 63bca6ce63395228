import { Fragment, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLabel, useT } from '../i18n/use-t.ts';
import { readSubjectActions } from '../kit/actions/subject-actions.ts';
import { useKeys } from '../kit/keys/use-keys.ts';
import { Dialog } from '../kit/overlay/dialog.tsx';
import { SiteTag } from '../kit/parts/codes.tsx';
import { Icon } from '../kit/parts/icon.tsx';
import type { IconName } from '../kit/parts/icon-paths.ts';
import { Kbd } from '../kit/parts/kbd.tsx';
import { keepScope, withScope } from '../kit/session/scope.ts';
import { useMay, useMe } from '../kit/session/use-me.ts';
import { arrangeEntries, type Entry, readPaletteQuery } from './palette-entries.ts';
import { visiblePlaces } from './places.ts';
import { useFound } from './use-found.ts';

/** Search or run a command: what is found, actions of the open subject, screens, sites. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('shell.find')} look="palette" onClose={onClose}>
      <PaletteBody onClose={onClose} />
    </Dialog>
  );
}

const optionId = (place: number) => `palette-${place}`;

function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [cursor, setCursor] = useState(0);
  const shown = useEntries(typed);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const move = (step: number) => {
    const next = (cursor + step + shown.length) % Math.max(1, shown.length);
    setCursor(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  useKeys([
    { keys: 'arrowdown', whileTyping: true, run: () => move(1) },
    { keys: 'arrowup', whileTyping: true, run: () => move(-1) },
    { keys: 'enter', whileTyping: true, run: () => choose(shown[cursor]) },
  ]);
  return (
    <>
      <PaletteField
        typed={typed}
        active={shown[cursor] ? optionId(cursor) : undefined}
        onType={(text) => {
          setTyped(text);
          setCursor(0);
        }}
      />
      <PaletteList entries={shown} cursor={cursor} onChoose={choose} onHover={setCursor} />
      <div className="palette__foot muted small" aria-hidden="true">
        <Kbd keys=">" /> {t('kit.keys.actions')} <Kbd keys="@" /> {t('shell.found')} <Kbd keys="/" />{' '}
        {t('shell.scope.sites')}
      </div>
    </>
  );
}

interface PaletteFieldProps {
  readonly typed: string;
  /** Id of the option with the cursor. */
  readonly active: string | undefined;
  onType(text: string): void;
}

function PaletteField({ typed, active, onType }: PaletteFieldProps) {
  const t = useT();
  return (
    <div className="palette__input">
      <Icon name="search" />
      <input
        data-autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={active}
        aria-label={t('shell.find')}
        placeholder={t('shell.find')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Kbd keys="escape" />
    </div>
  );
}

interface PaletteListProps {
  readonly entries: readonly Entry[];
  readonly cursor: number;
  onChoose(entry: Entry): void;
  onHover(place: number): void;
}

/** The entries under the names of their groups. */
function PaletteList({ entries, cursor, onChoose, onHover }: PaletteListProps) {
  const t = useT();
  const groups = {
    found: t('shell.found'),
    action: t('kit.keys.actions'),
    place: t('shell.keys.goTo'),
    site: t('shell.scope.sites'),
  };
  return (
    <div id="palette-list" role="listbox" aria-label={t('shell.find')} className="palette__list">
      {entries.map((entry, place) => (
        <Fragment key={`${entry.kind}${entry.key}`}>
          {entries[place - 1]?.kind === entry.kind ? null : (
            <div role="presentation" className="menu__heading">
              {groups[entry.kind]}
            </div>
          )}
          <PaletteOption
            entry={entry}
            id={optionId(place)}
            isChosen={place === cursor}
            onChoose={() => onChoose(entry)}
            onHover={() => onHover(place)}
          />
        </Fragment>
      ))}
      {entries.length === 0 ? (
        <p role="presentation" className="palette__none muted">
          {t('kit.list.noMatch')}
        </p>
      ) : null}
    </div>
  );
}

interface OptionProps {
  readonly entry: Entry;
  readonly id: string;
  readonly isChosen: boolean;
  onChoose(): void;
  onHover(): void;
}

function PaletteOption({ entry, id, isChosen, onChoose, onHover }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className="menu__item"
      onClick={onChoose}
      onPointerMove={() => !isChosen && onHover()}
    >
      <Icon name={entry.icon} />
      {entry.site ? <SiteTag site={entry.site} /> : null}
      <span className="grow truncate">
        {entry.label}
        {entry.detail ? <span className="muted"> · {entry.detail}</span> : null}
      </span>
      {entry.keys ? <Kbd keys={entry.keys} /> : null}
    </div>
  );
}

/** Where a result lies: kind of the api → screen and icon. */
const KINDS: Record<string, readonly [path: string, icon: IconName]> = {
  order: ['/orders', 'sales'],
  return: ['/returns', 'return'],
  ticket: ['/tickets', 'tickets'],
  warranty: ['/warranty', 'shield'],
  customer: ['/customers', 'person'],
};

function useEntries(typed: string): Entry[] {
  const t = useT();
  const label = useLabel();
  const may = useMay();
  const { sites } = useMe();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [actions] = useState(readSubjectActions);
  const query = readPaletteQuery(typed);
  const found = useFound(query.only === null || query.only === 'found' ? query.words : '');
  const entries: Entry[] = [
    ...found.flatMap(({ kind, site, ref, title, detail }): Entry[] => {
      const [path, icon] = KINDS[kind] ?? [];
      if (!path || !icon) return [];
      const run = () => void navigate(keepScope(`${path}/${site}/${ref}`, search));
      const more = [label(`shell.kind.${kind}`, kind), ref, detail].filter(Boolean).join(' · ');
      return [{ key: `${kind}/${site}/${ref}`, kind: 'found', label: title, detail: more, site, icon, run }];
    }),
    ...actions.map((action): Entry => ({ key: action.label, kind: 'action', icon: 'play', ...action })),
    ...visiblePlaces(may).flatMap((group) =>
      group.places.map(
        (place): Entry => ({
          key: place.path,
          kind: 'place',
          icon: group.icon,
          label: t(place.label),
          detail: t(group.label),
          ...(place.go && { keys: `g ${place.go}` }),
          run: () => void navigate(keepScope(place.path, search)),
        }),
      ),
    ),
    ...sites.map(
      ({ slug, name, region }): Entry => ({
        key: slug,
        kind: 'site',
        icon: 'globe',
        label: name,
        detail: region,
        site: slug,
        run: () => setSearch(withScope(search, [slug])),
      }),
    ),
  ];
  return arrangeEntries(entries, query);
}
