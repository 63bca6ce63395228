import { IconButton } from '@paddock/ui/icon-button';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';

const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(loadDrawer);

/** Below 768 px: one button, and everything else off the canvas until it is asked for. */
export function MobileMenu() {
  const t = useT();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <IconButton
        className="shell-nav__narrow"
        icon="menu"
        label={t('shell.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={openOn === key}
        onPointerDown={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpenOn(key)}
      />
      {openOn !== null && (
        <Suspense>
          <MenuDrawer isOpen={openOn === key} onOpenChange={(isOpen) => setOpenOn(isOpen ? key : null)} />
        </Suspense>
      )}
    </>
  );
}
