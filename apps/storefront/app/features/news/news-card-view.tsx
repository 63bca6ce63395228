import { Picture, type PictureSource } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { usePath } from '../../page/page-context.ts';

type Props = { card: NewsCard; level?: 2 | 3; isLead?: boolean };

/** The whole card leads to the article; its link's name is the title alone. */
export function NewsCardView({ card, level = 3, isLead = false }: Props) {
  const path = usePath();
  const Heading = `h${level}` as const;
  return (
    <article className={isLead ? 'news-card news-card--lead' : 'news-card'}>
      {card.cover && (
        <div className="news-card__picture">
          <Picture
            source={card.cover}
            alt=""
            sizes={
              isLead
                ? '(min-width: 1024px) 62vw, 100vw'
                : '(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 100vw'
            }
            fit="cover"
            priority={isLead}
          />
        </div>
      )}
      <div className="news-card__text">
        <p className="news-card__about">
          <time dateTime={card.iso}>{card.day}</time>
          {card.tags.map((tag) => (
            <span key={tag.slug} className="news-card__tag">
              {tag.name}
            </span>
          ))}
        </p>
        <Heading className={isLead ? 'ui-h2' : 'ui-h4'}>
          <Link to={path(card.to)}>{card.title}</Link>
        </Heading>
        <p className="news-card__excerpt">{card.excerpt}</p>
      </div>
    </article>
  );
}

/** A post as lists show it; its day is said on the server. */
export type NewsCard = {
  id: number;
  /** Inside the visitor's own site. */
  to: string;
  title: string;
  excerpt: string;
  cover: PictureSource | null;
  day: string;
  iso: string;
  tags: { slug: string; name: string }[];
};
