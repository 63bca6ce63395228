import type { ComponentType } from 'react';
import { ALL_BLOCKS } from './all-blocks.tsx';
import type { ReadyBlock } from './ready-block.ts';

export default function LazyBlock(props: { block: ReadyBlock; isLead: boolean }) {
  const Kind = ALL_BLOCKS[props.block.type] as ComponentType<typeof props>;
  return <Kind {...props} />;
}
