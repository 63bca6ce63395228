import { lazy, Suspense } from 'react';
import type { MenuLayoutProps } from './arranged-menu.tsx';

const ArrangedMenu = lazy(() => import('./arranged-menu.tsx'));

/** A menu as the site arranges it. What arranges it is loaded only where there is a layout. */
export const MenuLayout = ({ layout, ...menu }: MenuLayoutProps) =>
  layout ? (
    <Suspense>
      <ArrangedMenu layout={layout} {...menu} />
    </Suspense>
  ) : (
    menu.children
  );
