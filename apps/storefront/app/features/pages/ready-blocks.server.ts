import type { Block, BlockLink } from '@paddock/server/contracts/pages';
import { findFilm, findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { segmentOf } from '../../routing/country-segment.ts';
import { loadMenus } from '../menu/load-menus.server.ts';
import { loadNewsCards } from '../news/load-news.server.ts';
import type { ReadyBlock, ReadyFilm, ReadyLink } from './blocks/ready-block.ts';

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
  const segment = visit.segment ? segmentOf(visit.segment) : '';
  const html = <T extends { html?: string | undefined }>(part: T): T =>
    part.html === undefined ? part : { ...part, html: withSegment(part.html, segment) };
  switch (block.type) {
    case 'banner': {
      const { image, image_phone, links, background_video, video, ...rest } = block;
      return {
        ...rest,
        image: pictureOf(image),
        imagePhone: pictureOf(image_phone),
        links: links.flatMap((link) => linkOf(link, visit, segment) ?? []),
        backgroundVideo: filmOf(background_video, image),
        video: filmOf(video, image),
      };
    }
    case 'media':
      return { ...html(block), image: pictureOf(block.image), link: linkOf(block.link, visit, segment) };
    case 'gallery': {
      const items = block.items.flatMap(({ image, ...item }) => {
        const found = pictureOf(image);
        return found ? [{ ...item, image: found }] : [];
      });
      return { ...block, items };
    }
    case 'timeline':
      return {
        ...block,
        entries: block.entries.map((entry) => ({ ...html(entry), image: pictureOf(entry.image) })),
      };
    case 'columns':
      return {
        ...block,
        columns: block.columns.map((column) => ({
          ...html(column),
          image: pictureOf(column.image),
          link: linkOf(column.link, visit, segment),
        })),
      };
    case 'news':
      return {
        ...block,
        cards: await loadNewsCards(visit, { count: block.count, ...(block.tag && { tag: block.tag }) }),
      };
    case 'text':
      return html(block);
    case 'feed':
    case 'categories':
    case 'quote':
      return block;
  }
}

const pictureOf = (key: string | undefined) => findPicture(key ?? null);

function filmOf(key: string | undefined, still: string | undefined): ReadyFilm | null {
  const src = findFilm(key ?? null);
  return src ? { src, poster: pictureOf(still) } : null;
}

function linkOf(link: BlockLink | undefined, visit: Visit, segment: string): ReadyLink | null {
  if (!link || (SHOP_ONLY.test(link.to) && !visit.site?.enableShop)) return null;
  const isOutside = link.to.startsWith('https://');
  return { text: link.text, isOutside, to: isOutside ? link.to : `/${segment}/${link.to}` };
}

/** Writers know no countries: in a text, `/contact` is the contact page of the visitor's own site. */
export const withSegment = (html: string, segment: string) =>
  html.replaceAll(/href="\/(?!\/)/g, `href="/${segment}/`);
