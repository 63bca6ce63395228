import { GoLink } from '@paddock/ui/go-link';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { type NewsCard, NewsCardView } from './news-card-view.tsx';
import './news-cards.css';

/** The newest articles as a band of a page about something else, such as home. */
export function NewsCards({ title, cards }: { title: string; cards: NewsCard[] }) {
  const t = useT();
  const path = usePath();
  if (cards.length === 0) return null;
  return (
    <section className="news-band ui-column" aria-labelledby="news-band">
      <div className="news-band__head">
        <h2 id="news-band" className="ui-h2">
          {title}
        </h2>
        <GoLink as={Link} to={path('news')}>
          {t('shell.frame.news')}
        </GoLink>
      </div>
      <ul className="news-grid">
        {cards.map((card) => (
          <li key={card.id}>
            <NewsCardView card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
