import type { ComponentType } from 'react';
import { EVERY_BLOCK } from './every-block.tsx';
import type { ReadyBlock } from './ready-block.ts';

export default function LateBlock(props: { block: ReadyBlock; isLead: boolean }) {
  const Kind = EVERY_BLOCK[props.block.type] as ComponentType<typeof props>;
  return <Kind {...props} />;
}
