import { useDropdown } from '@paddock/ui/dropdown';
import { Icon } from '@paddock/ui/icon';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { createPart } from '../../lazy/create-part.ts';
import { OpenedPart } from '../../lazy/opened-part.tsx';
import { useShell } from '../../page/shell-data.ts';

const panel = createPart(() => import('./flyout-panel.tsx'));

/** Opens the products. What it opens is loaded when a pointer or the focus comes near. */
export function ProductsFlyout({ children }: { children?: ReactNode }) {
  const t = useT();
  const shell = useShell();
  const { key } = useLocation();
  const flyout = useDropdown({ routeKey: key, openOnHover: true });
  const hasProducts = Boolean(shell?.products.length);

  return (
    <div className="shell-flyout-root shell-nav__wide" {...flyout.rootProps}>
      <button
        className="shell-nav__item"
        {...flyout.triggerProps}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
      >
        {children ?? t('shell.nav.products')}
        <Icon name="chevron-down" />
      </button>
      {flyout.isOpen && hasProducts && <OpenedPart part={panel} props={{ id: flyout.panelProps.id }} />}
    </div>
  );
}
