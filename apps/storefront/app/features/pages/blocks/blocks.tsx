import { type ComponentType, Fragment, lazy, Suspense } from 'react';
import type { BlockKinds, ReadyBlock } from './ready-block.ts';

/** For what a page's own set does not have: whatever an editor puts on the home page is shown, only later. */
const LazyBlock = lazy(() => import('./all-blocks.tsx'));

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
        const drawn = Kind ? (
          <Kind {...props} />
        ) : (
          <Suspense>
            <LazyBlock {...props} />
          </Suspense>
        );
        // Named in previews only, where blocks change places; elsewhere they never do while the page lives.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        if (!block.id) return <Fragment key={at}>{drawn}</Fragment>;
        return (
          <div key={block.id} data-block={block.id} className="block-mark">
            {drawn}
          </div>
        );
      })}
    </div>
  );
}
