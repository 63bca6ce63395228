import type { ComponentProps } from 'react';
import { createSectionLoader } from '../../../lazy/create-section-loader.ts';
import { LazySection } from '../../../lazy/lazy-section.tsx';
import { usePage } from '../../../page/page-context.ts';
import { useSession } from '../../session/session-store.tsx';
import { hasKept } from '../has-kept.ts';
import type { SaveBar } from './save-bar.tsx';

const saveBar = await createSectionLoader(async () => (await import('./save-bar.tsx')).SaveBar);

/** Heart and share. Their code comes with the first press, or where there is a list that may fill the heart. */
export function SaveSection(props: ComponentProps<typeof SaveBar>) {
  const { segment } = usePage();
  const { ready, loggedIn } = useSession();
  const isNeeded = ready && (loggedIn || hasKept(`wish-list:${segment?.split('-')[0]}`));
  return <LazySection loader={saveBar} props={props} isNeeded={isNeeded} />;
}
