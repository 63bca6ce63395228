import { z } from 'zod';
import { BlockId, MediaKey } from '../pages/blocks.contract.ts';
import { typedLines, typedText } from '../typed-text.contract.ts';

// The blocks of a letter: what every mail program can show.

/** Names a block while it is edited, wherever it is moved. */
const Identified = { id: BlockId.optional() };
const Words = typedText().min(1).max(200);
/** A path inside the reader's own site (`products/lupo-500`) or a whole https address. */
const To = z
  .string()
  .max(500)
  .regex(/^(https:\/\/[^\s"'<>]+|[a-z0-9][a-z0-9/?=&#._-]*)$/i);
const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Heading = z.strictObject({ type: z.literal('heading'), ...Identified, text: Words });
/** Paragraphs are separated by an empty line. */
const Text = z.strictObject({
  type: z.literal('text'),
  ...Identified,
  text: typedLines().min(1).max(5000),
});
const Picture = z.strictObject({
  type: z.literal('picture'),
  ...Identified,
  image: MediaKey,
  /** Empty only where the picture decorates. */
  alt: typedText().max(400),
  to: To.optional(),
});
const Button = z.strictObject({ type: z.literal('button'), ...Identified, text: Words, to: To });
/** Name, picture and tagline are those of the reader's site and language; left out where the site does not show it. */
const Product = z.strictObject({ type: z.literal('product'), ...Identified, product: Slug });
/** By the number in the address of the article; left out where the site does not show it. */
const Article = z.strictObject({
  type: z.literal('article'),
  ...Identified,
  article: z.int().min(1).max(2_147_483_647),
});

export const LetterBlock = z.discriminatedUnion('type', [Heading, Text, Picture, Product, Button, Article]);
export type LetterBlock = z.infer<typeof LetterBlock>;

/** A letter in one locale. */
export const LetterText = z
  .strictObject({
    subject: typedText().min(1).max(150),
    /** Shown by mail programs after the subject. */
    preview: typedText().max(200).default(''),
    blocks: z.array(LetterBlock).min(1).max(30),
  })
  .meta({ id: 'LetterText' });
export type LetterText = z.infer<typeof LetterText>;
