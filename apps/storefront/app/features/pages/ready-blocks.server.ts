import type { Block, BlockLink } from '@paddock/server/contracts/pages';
import { findFilm, findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { segmentOf } from '../../routing/country-segment.ts';
import { loadMenus } from '../menu/load-menus.server.ts';
import { loadNewsCards } from '../news/load-news.server.ts';
import type { ReadyBanner, ReadyBlock, ReadyFilm, ReadyLink } from './blocks/ready-block.ts';

// What there is to buy is not shown where nothing is sold.
const SHOP_ONLY = /^(search|bag)([/?#]|$)/;

/** Puts to each block what it shows. A picture that is not there is left out, the rest of the block stays. */
export async function readyBlocks(visit: Visit, blocks: readonly Block[]): Promise<ReadyBlock[]> {
  const shown = await shownHere(visit, blocks);
  return Promise.all(shown.map(async (block) => named(visit, await readyBlock(visit, block), block.id)));
}

/** Blocks are named in previews only, where a click selects one. */
function named(visit: Visit, { id: _, ...block }: ReadyBlock, id: string | undefined): ReadyBlock {
  return { ...block, ...(visit.preview && id ? { id } : {}) } as ReadyBlock;
}

/** Without banners of machines that this site does not show. A page that began with one begins with the next. */
async function shownHere(visit: Visit, blocks: readonly Block[]): Promise<readonly Block[]> {
  if (!blocks.some((block) => block.type === 'banner' && block.product)) return blocks;
  const { vehicles } = await loadMenus(visit);
  if (!vehicles) return blocks;
  const range = new Set(vehicles.flatMap(({ products }) => products.map(({ slug }) => slug)));
  const left = blocks.filter(
    (block) => block.type !== 'banner' || !block.product || range.has(block.product),
  );
  if (blocks[0]?.type !== 'banner' || left[0] === blocks[0]) return left;
  const next = left.find((block) => block.type === 'banner');
  return next ? [next, ...left.filter((block) => block !== next)] : left;
}

async function readyBlock(visit: Visit, block: Block): Promise<ReadyBlock> {
  if (block.type === 'news') {
    const { count, tag } = block;
    return { ...block, cards: await loadNewsCards(visit, { count, ...(tag && { tag }) }) };
  }
  if (block.type !== 'banner') return lookUp(visit, block) as ReadyBlock;
  const { image_phone, background_video, video, ...rest } = block;
  return {
    ...(lookUp(visit, rest) as ReadyBanner),
    imagePhone: pictureOf(image_phone),
    backgroundVideo: filmOf(background_video, block.image),
    video: filmOf(video, block.image),
  };
}

/** In fields of these names, at any depth, what they stand for. */
function lookUp(visit: Visit, part: object): object {
  const segment = visit.segment ? segmentOf(visit.segment) : '';
  const shown = (name: string, value: unknown): unknown => {
    if (name === 'html') return withSegment(value as string, segment);
    if (name === 'image') return pictureOf(value as string);
    if (name === 'link') return linkOf(value as BlockLink, visit, segment);
    if (name === 'links') return (value as BlockLink[]).flatMap((link) => linkOf(link, visit, segment) ?? []);
    if (!Array.isArray(value)) return value;
    return value.map((entry: unknown) => (typeof entry === 'object' && entry ? lookUp(visit, entry) : entry));
  };
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, value === undefined ? value : shown(name, value)]),
  );
}

const pictureOf = (key: string | undefined) => findPicture(key ?? null);

function filmOf(key: string | undefined, still: string | undefined): ReadyFilm | null {
  const src = findFilm(key ?? null);
  return src ? { src, poster: pictureOf(still) } : null;
}

function linkOf(link: BlockLink, visit: Visit, segment: string): ReadyLink | null {
  if (SHOP_ONLY.test(link.to) && !visit.site?.enableShop) return null;
  const isOutside = link.to.startsWith('https://');
  return { text: link.text, isOutside, to: isOutside ? link.to : `/${segment}/${link.to}` };
}

/** Writers know no countries: in a text, `/contact` is the contact page of the visitor's own site. */
export const withSegment = (html: string, segment: string) =>
  html.replaceAll(/href="\/(?!\/)/g, `href="/${segment}/`);
