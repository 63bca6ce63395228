import { type ComponentType, lazy, Suspense } from 'react';
import type { BlockKinds, ReadyBlock } from './ready-block.ts';

/** For what a page's own set does not have: whatever an editor puts on the home page is shown, only later. */
const LazyBlock = lazy(() => import('./lazy-block.tsx'));

type Props = {
  blocks: readonly ReadyBlock[];
  /** What this page usually shows comes with it. */
  kinds: BlockKinds;
  /** The page's first blocks: the first of them carries its heading. */
  isTop?: boolean;
  textLang?: { lang: string; dir: 'ltr' | 'rtl' } | null;
};

/** The blocks of a page, one after the other; where they are in another language than the page, they say so. */
export function Blocks({ blocks, kinds, isTop = false, textLang }: Props) {
  return (
    <div className="blocks" {...textLang}>
      {blocks.map((block, at) => {
        // Its type and its component belong together, which the compiler cannot follow through the lookup.
        const Kind = kinds[block.type] as ComponentType<{ block: ReadyBlock; isLead: boolean }> | undefined;
        const props = { block, isLead: isTop && at === 0 };
        return Kind ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places while the page lives
          <Kind key={at} {...props} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Suspense key={at}>
            <LazyBlock {...props} />
          </Suspense>
        );
      })}
    </div>
  );
}
