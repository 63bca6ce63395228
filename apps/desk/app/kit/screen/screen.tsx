import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { IconButton } from '../parts/button.tsx';
import { NARROW, PHONE, useMedia } from './use-media.ts';

/** What scrolls can be reached by keyboard, also when nothing inside can. */
const FOCUSABLE = { tabIndex: 0 };

export interface ScreenProps {
  /** Text of the window's title. */
  readonly name: string;
  /** What stands in the bar; without it the name. */
  readonly title?: ReactNode;
  readonly crumb?: { readonly to: string; readonly label: string } | undefined;
  /** State of the whole page, behind the title. */
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  /** Context, beside the content; a drawer on narrower windows (`i`). */
  readonly panel?: ReactNode;
  readonly panelLabel?: string;
  /** Where the panel is a drawer, a higher number opens it. */
  readonly panelCall?: number;
  /** The content scrolls by itself; a list scrolls its rows instead. */
  readonly isScrolling?: boolean;
  /** On a phone the actions stand below the content, in reach of the thumb. */
  readonly hasFoot?: boolean;
  readonly children: ReactNode;
}

/** The sheet of a screen: a bar of 48 px, the content, and a panel with context. */
export function Screen({
  name,
  title,
  crumb,
  status,
  actions,
  children,
  isScrolling = true,
  ...rest
}: ScreenProps) {
  const t = useT();
  const { panel, panelLabel = t('kit.panel'), panelCall = 0, hasFoot = false } = rest;
  const isNarrow = useMedia(NARROW);
  const isFootShown = useMedia(PHONE) && hasFoot;
  useEffect(() => {
    document.title = `${name} · ${t('kit.desk')}`;
  }, [name, t]);
  return (
    <main className="main" id="content" tabIndex={-1}>
      <header className="bar">
        {crumb ? (
          <>
            <Link className="crumb" to={crumb.to}>
              {crumb.label}
            </Link>
            <span className="sep" aria-hidden="true">
              /
            </span>
          </>
        ) : null}
        <h1 className="bar__title">{title ?? name}</h1>
        {status}
        <span className="grow" />
        <div className="bar__actions">
          {isFootShown ? null : actions}
          {panel && isNarrow ? (
            <PanelDrawer label={panelLabel} call={panelCall}>
              {panel}
            </PanelDrawer>
          ) : null}
        </div>
      </header>
      <div className="body">
        {panel && !isNarrow ? (
          <div className="split">
            <div {...(isScrolling && { className: 'scroll', ...FOCUSABLE })}>{children}</div>
            <aside className="panel scroll" aria-label={panelLabel} {...FOCUSABLE}>
              {panel}
            </aside>
          </div>
        ) : (
          <div className={isScrolling ? 'scroll fill' : 'fill'} {...(isScrolling && FOCUSABLE)}>
            {children}
          </div>
        )}
      </div>
      {isFootShown ? <footer className="foot">{actions}</footer> : null}
    </main>
  );
}

function PanelDrawer({ label, call, children }: { label: string; call: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState(call);
  if (call !== answered) {
    setAnswered(call);
    setOpen(true);
  }
  useKeys([{ keys: 'i', label, run: () => setOpen(true) }]);
  return (
    <>
      <IconButton icon="info" label={label} onClick={() => setOpen(true)} aria-keyshortcuts="i" />
      {isOpen ? (
        <Dialog title={label} look="drawer" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      ) : null}
    </>
  );
}
