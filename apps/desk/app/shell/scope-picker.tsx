import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import { Dialog } from '../kit/overlay/dialog.tsx';
import { Button } from '../kit/parts/button.tsx';
import { SiteTag } from '../kit/parts/codes.tsx';
import { Icon } from '../kit/parts/icon.tsx';
import { Mark } from '../kit/parts/mark.tsx';
import type { DeskSite } from '../kit/session/me.contract.ts';
import { useScope, withScope } from '../kit/session/scope.ts';
import { useMe } from '../kit/session/use-me.ts';

/** Which sites the screens are about: one, several, a region, or all of mine. */
export function ScopePicker() {
  const t = useT();
  const scope = useScope();
  const [isOpen, setOpen] = useState(false);
  const text = scope.isAll
    ? t('shell.scope.all')
    : scope.chosen.length === 1
      ? (scope.chosen[0]?.name ?? '')
      : t('shell.scope.some', { count: scope.chosen.length });
  return (
    <>
      <button
        type="button"
        className="side__brand"
        aria-haspopup="dialog"
        title={t('shell.scope.change', { scope: text })}
        onClick={() => setOpen(true)}
      >
        <Mark />
        <span className="grow">
          <span className="side__name">{t('kit.desk')}</span>
          <span className="small muted truncate side__scope">{text}</span>
        </span>
        <Icon name="chevron-down" size={12} />
      </button>
      {isOpen ? <ScopeDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ScopeDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { sites } = useMe();
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(
    () => new Set(scope.isAll ? [] : scope.chosen.map(({ slug }) => slug)),
  );
  const needle = typed.trim().toLowerCase();
  const shown = sites.filter(
    ({ slug, name, region }) => !needle || `${slug} ${name} ${region}`.toLowerCase().includes(needle),
  );
  const regions = [...new Set(shown.map(({ region }) => region))];
  const apply = (slugs: readonly string[]) => {
    setSearch(withScope(search, slugs.length === sites.length ? [] : slugs));
    onClose();
  };
  const toggle = (slugs: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const slug of slugs) isOn ? next.add(slug) : next.delete(slug);
    setChosen(next);
  };
  return (
    <Dialog title={t('shell.scope.title')} onClose={onClose}>
      <form
        className="action"
        onSubmit={(event) => {
          event.preventDefault();
          apply(chosen.size === 0 && needle ? shown.map(({ slug }) => slug) : [...chosen]);
        }}
      >
        <SiteSearch typed={typed} onType={setTyped} />
        <div className="scope">
          {regions.map((region) => (
            <ScopeRegion
              key={region}
              region={region}
              sites={shown.filter((site) => site.region === region)}
              chosen={chosen}
              onToggle={toggle}
            />
          ))}
        </div>
        <div className="action__foot">
          <Button look="quiet" onClick={() => apply([])}>
            {t('shell.scope.all')}
          </Button>
          <Button type="submit" look="primary">
            {t('shell.scope.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function SiteSearch({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const t = useT();
  return (
    <span className="input">
      <Icon name="search" />
      <input
        data-autofocus
        value={typed}
        placeholder={t('shell.scope.search')}
        aria-label={t('shell.scope.search')}
        onChange={({ target }) => onType(target.value)}
      />
    </span>
  );
}

interface RegionProps {
  readonly region: string;
  readonly sites: readonly DeskSite[];
  readonly chosen: ReadonlySet<string>;
  onToggle(slugs: readonly string[], isOn: boolean): void;
}

function ScopeRegion({ region, sites, chosen, onToggle }: RegionProps) {
  const slugs = sites.map(({ slug }) => slug);
  return (
    <fieldset className="scope__region">
      <legend>
        <label className="row check">
          <input
            type="checkbox"
            checked={slugs.every((slug) => chosen.has(slug))}
            onChange={({ target }) => onToggle(slugs, target.checked)}
          />
          <span className="h3">{region}</span>
        </label>
      </legend>
      {sites.map((site) => (
        <label key={site.slug} className="row check">
          <input
            type="checkbox"
            checked={chosen.has(site.slug)}
            onChange={({ target }) => onToggle([site.slug], target.checked)}
          />
          <SiteTag site={site.slug} />
          <span className="truncate">{site.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
