import { ButtonLink } from '@paddock/ui/button-link';
import { GoLink } from '@paddock/ui/go-link';
import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media.server.ts';
import { usePage } from '../../page-context.ts';
import { Head } from '../../shell/head.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { usePath } from '../../shell/use-path.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/home.page.ts';
import { CategoryMosaic } from './category-mosaic.tsx';
import { HERO_PRODUCT, loadHero } from './hero.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    hero: await loadHero(context.get(visitContext)),
    pictures: {
      hero: getPicture('hero-scrambler-rosso'),
      heroPhone: getPicture('hero-scrambler-rosso-phone'),
      engine: getPicture('scrambler-engine'),
    },
    slug: HERO_PRODUCT,
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { brand } = usePage();
  const shell = useShell();
  const { hero, pictures, slug } = loaderData;
  return (
    <>
      <Head title={t('home.title')} description={t('home.description', { brand })} />
      <section className="hero shell-under-header ui-dark">
        <Picture
          className="hero__picture"
          source={pictures.hero}
          narrow={{ source: pictures.heroPhone, maxWidth: 1023 }}
          alt={t('home.hero.alt', { product: hero.name })}
          sizes="100vw"
          fit="cover"
          priority
        />
        <div className="ui-column hero__in">
          <div className="hero__text">
            <h1 className="ui-display">
              <bdi>{hero.name}</bdi>
            </h1>
            {hero.line && <p className="ui-lead">{hero.line}</p>}
            <div className="hero__links">
              <ButtonLink as={Link} to={path(`products/${slug}`)} variant="light">
                {t('home.hero.discover', { product: hero.name })}
              </ButtonLink>
              {shell?.enableShop && (
                <ButtonLink as={Link} to={path('search')} variant="ghost">
                  {t('home.hero.units')}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      </section>
      <CategoryMosaic />
      <section className="story ui-dark">
        <Picture
          className="story__picture"
          source={pictures.engine}
          alt={t('home.story.alt')}
          sizes="(min-width: 768px) 55vw, 100vw"
          fit="cover"
        />
        <div className="story__text">
          <h2 className="ui-h2">{t('home.story.title')}</h2>
          <p>{t('home.story.text')}</p>
          <GoLink as={Link} to={path('company')}>
            {t('home.story.link')}
          </GoLink>
        </div>
      </section>
    </>
  );
}
