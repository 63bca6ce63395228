import { NewsCards } from '../../news/news-cards.tsx';
import type { BlockProps } from './ready-block.ts';

export const NewsBlock = ({ block: { title, cards } }: BlockProps<'news'>) => (
  <NewsCards title={title} cards={cards} />
);
