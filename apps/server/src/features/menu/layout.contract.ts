import { z } from 'zod';
import { typedText } from '../typed-text.contract.ts';

// The layout of a menu is a list of changes to what the shop builds by itself from its pages and its range.

export const MENUS = ['head', 'foot'] as const;
export const MenuName = z.enum(MENUS);
export type MenuName = z.infer<typeof MenuName>;

/**
 * What an entry is: one the shop has (`products`, `company`, `column:legal`), a category or product of the range
 * (`category:scrambler`, `product:lupo-500`), or a link that an editor added (`link:a1b2c3d4`).
 */
export const EntryKey = z
  .string()
  .regex(/^([a-z][a-z-]*|(category|product|column|link):[a-z0-9]+(-[a-z0-9]+)*)$/);

/** A path inside the visitor's own site (`products/lupo-500`) or a whole https address. */
export const LinkTarget = z
  .string()
  .max(500)
  .regex(/^(https:\/\/[^\s"'<>]+|[a-z0-9][a-z0-9/?=&#._-]*)$/i);

const Labels = z.record(
  z.string().regex(/^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/),
  typedText().min(1).max(60),
);

const Leaf = z.strictObject({
  key: EntryKey,
  /** By language, where the entry is called otherwise than by itself. A link needs one in English. */
  labels: Labels.default({}),
  hidden: z.boolean().default(false),
  /** Of a `link:` only. */
  to: LinkTarget.optional(),
});

/** In their order. Entries of the shop that are not named follow in their usual order. */
export const MenuEntryLayout = Leaf.extend({
  children: z
    .array(Leaf.extend({ children: z.array(Leaf).max(60).default([]) }))
    .max(60)
    .default([]),
}).meta({ id: 'MenuEntryLayout' });
export type MenuEntryLayout = z.infer<typeof MenuEntryLayout>;

export const MenuLayout = z
  .strictObject({ entries: z.array(MenuEntryLayout).max(40) })
  .meta({ id: 'MenuLayout' });
export type MenuLayout = z.infer<typeof MenuLayout>;

interface ShownEntryShape {
  key: string;
  /** Null: the name that the shop gives it. */
  label: string | null;
  hidden: boolean;
  to: string | null;
  children: ShownEntryShape[];
}

const ShownLeaf = z.object({
  key: z.string(),
  label: z.string().nullable(),
  hidden: z.boolean(),
  to: z.string().nullable(),
});
export const ShownEntry = ShownLeaf.extend({
  children: z.array(
    ShownLeaf.extend({ children: z.array(ShownLeaf.extend({ children: z.array(z.never()) })) }),
  ),
}).meta({ id: 'MenuEntryShown' });
export type ShownEntry = ShownEntryShape;

export const showMenuLayouts = {
  method: 'GET',
  path: '/api/front/menu/layouts',
  summary: 'How this site orders, names and extends its menus; null where it changes nothing',
  response: z.object({
    data: z.object({ head: z.array(ShownEntry).nullable(), foot: z.array(ShownEntry).nullable() }),
  }),
} as const;
