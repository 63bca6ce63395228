import { z } from 'zod';
import { typedLines, typedText } from '../typed-text.contract.ts';

/** What a reader reads, with the most characters it takes: it is translated. All else names files, routes or layouts. */
const Prose = z.registry<{ readonly most: number }>();

/** HTML with few tags, cleaned when it is saved and again when it is shown. */
export const Html = typedLines().min(1).max(20_000).register(Prose, { most: 20_000 });
const Words = typedLines().min(1).max(400).register(Prose, { most: 400 });
/** What a picture shows is content: it is said in the page's language. Empty only where it decorates. */
const Alt = typedText().max(400).register(Prose, { most: 400 });
/** A key of the media manifest, such as `museum-hall`. */
export const MediaKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const Color = z.string().regex(/^#[0-9a-f]{6}$/i);

/**
 * Names a block for as long as it exists, wherever it is moved; the same in every language of the page. Blocks get one
 * when they are saved.
 */
export const BlockId = z.string().regex(/^[a-z0-9]{6,32}$/);
const Identified = { id: BlockId.optional() };

/** `to` is a path inside the visitor's own site (`products/lupo-500`) or a whole https address. */
export const BlockLink = z
  .strictObject({
    to: z.string().regex(/^(https:\/\/[^\s"'<>]+|[a-z0-9][a-z0-9/?=&#._-]*)$/i),
    text: Words,
  })
  .meta({ id: 'BlockLink' });

const Pictured = { image: MediaKey, alt: Alt };

const Banner = z.strictObject({
  type: z.literal('banner'),
  ...Identified,
  headline: Words,
  subheadline: Words.optional(),
  links: z.array(BlockLink).max(3).default([]),
  /** The product it is about: left out where a site does not show that one. */
  product: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .optional(),
  image: MediaKey.optional(),
  /** For narrow screens, where the wide one would show the machine too small. */
  image_phone: MediaKey.optional(),
  /** Where the picture was taken: a dark studio lies behind the words, a landscape is shown in its own light. */
  setting: z.enum(['studio', 'outdoors']).optional(),
  alt: Alt.default(''),
  /** Plays silently behind the words, never where reduced motion is asked for. */
  background_video: MediaKey.optional(),
  /** Opened by a button, which says this, else the headline. */
  video: MediaKey.optional(),
  video_text: Words.optional(),
  colors: z.strictObject({ background: Color, text_color: Color }).optional(),
});

/** What a policy may name of the site it is shown on: `{entity}`, `{address}`, `{vat_number}` … */
export const LEGAL_FACTS = [
  ...[
    'entity',
    'address',
    'vat_number',
    'register',
    'capital',
    'representative',
    'court',
    'authority',
    'host',
  ],
  ...['email', 'phone', 'country'],
] as const;

/** A country (`DE`) or a group of them (`EU`, `EEA`). */
const Countries = z
  .array(z.string().regex(/^[A-Z]{2,3}$/))
  .min(1)
  .max(40);

const Text = z.strictObject({
  type: z.literal('text'),
  ...Identified,
  title: Words.optional(),
  html: Html,
  /** Policies only: shown on the sites of these countries, or on all others. Absent: everywhere. */
  in: Countries.optional(),
  not_in: Countries.optional(),
});

const Media = z.strictObject({
  type: z.literal('media'),
  ...Identified,
  ...Pictured,
  /** Which side the picture keeps to, seen in reading direction; `full` is edge to edge. */
  side: z.enum(['start', 'end', 'full']).default('start'),
  /** `dark` is a band from edge to edge. */
  tone: z.enum(['light', 'dark']).default('light'),
  title: Words.optional(),
  html: Html.optional(),
  caption: Words.optional(),
  link: BlockLink.optional(),
});

const Gallery = z.strictObject({
  type: z.literal('gallery'),
  ...Identified,
  title: Words.optional(),
  items: z
    .array(z.strictObject({ ...Pictured, caption: Words.optional() }))
    .min(1)
    .max(24),
});

const Timeline = z.strictObject({
  type: z.literal('timeline'),
  ...Identified,
  title: Words.optional(),
  entries: z
    .array(
      z.strictObject({
        year: typedText().min(1).max(24).register(Prose, { most: 24 }),
        title: Words,
        html: Html,
        image: MediaKey.optional(),
        alt: Alt.default(''),
      }),
    )
    .min(1)
    .max(40),
});

/** The newest articles, of one tag if one is named. */
const News = z.strictObject({
  type: z.literal('news'),
  ...Identified,
  title: Words,
  count: z.int().min(1).max(12).default(3),
  tag: typedText().max(60).optional(),
});

/** The social feed of the visitor's country. */
const Feed = z.strictObject({ type: z.literal('feed'), ...Identified, title: Words });

/** The categories of the menu, as on the home page. */
const Categories = z.strictObject({ type: z.literal('categories'), ...Identified });

const Quote = z.strictObject({
  type: z.literal('quote'),
  ...Identified,
  text: typedLines().min(1).max(1000).register(Prose, { most: 1000 }),
  who: Words,
  role: Words.optional(),
});

const Columns = z.strictObject({
  type: z.literal('columns'),
  ...Identified,
  title: Words.optional(),
  columns: z
    .array(
      z.strictObject({
        title: Words,
        html: Html,
        image: MediaKey.optional(),
        alt: Alt.default(''),
        link: BlockLink.optional(),
      }),
    )
    .min(2)
    .max(6),
});

export const Block = z
  .discriminatedUnion('type', [
    Banner,
    Text,
    Media,
    Gallery,
    Timeline,
    News,
    Feed,
    Categories,
    Quote,
    Columns,
  ])
  .meta({ id: 'Block' });
/** Fields of blocks that a reader reads, as the contract marks them (`columns.title`), with the most characters they take. */
export const PROSE: ReadonlyMap<string, number> = new Map(
  Block.options.flatMap(({ shape }) => proseOf(shape)),
);

function proseOf(shape: Readonly<Record<string, unknown>>, above = ''): [string, number][] {
  return Object.entries(shape).flatMap(([name, field]): [string, number][] => {
    const path = above + name;
    const inner = field instanceof z.ZodOptional || field instanceof z.ZodDefault ? field.unwrap() : field;
    const most = inner instanceof z.ZodType ? Prose.get(inner)?.most : undefined;
    if (most !== undefined) return [[path, most]];
    const part = inner instanceof z.ZodArray ? inner.element : inner;
    return part instanceof z.ZodObject ? proseOf(part.shape, `${path}.`) : [];
  });
}

export type Block = z.infer<typeof Block>;
export type BlockLink = z.infer<typeof BlockLink>;

/** A page in one language, as its writer left it. */
export const PageText = z
  .strictObject({
    title: Words,
    description: Words,
    blocks: z.array(Block).min(1).max(40),
  })
  .meta({ id: 'PageText' });
export type PageText = z.infer<typeof PageText>;
