import type { ShownEntry } from '@paddock/server/features/menu/layout.contract.ts';
import type { ComponentType, ReactNode } from 'react';

export type MenuLayoutProps = {
  layout: readonly ShownEntry[] | null | undefined;
  /** What a link that an editor added looks like. */
  link: ComponentType<{ to: string; children: ReactNode }>;
  /** Of a menu in two parts: the keys of this one; links stand in the part of the entry before them. */
  part?: readonly string[];
  /** The entries as the shop has them: elements that lead somewhere (`to`), or that have keys. */
  children: ReactNode;
};
