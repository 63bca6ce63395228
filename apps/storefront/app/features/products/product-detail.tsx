import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { createSectionLoader } from '../../lazy/create-section-loader.ts';
import { LazySection } from '../../lazy/lazy-section.tsx';
import { NO_FILTERS } from '../inventory/unit-filters.rules.ts';
import { findOffer } from './choice/choice.rules.ts';
import { useBuy } from './choice/use-buy.ts';
import { FeatureBand } from './feature-band.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Introduction } from './introduction/introduction.tsx';
import { ProductHero } from './product-hero.tsx';
import type { ProductView } from './product-view.ts';
import type { PageSection } from './sub-nav.tsx';
import { useSubNav } from './use-sub-nav.ts';

const featuresSection = await createSectionLoader(async () => (await import('./features.tsx')).Features);
const specifications = await createSectionLoader(
  async () => (await import('./specifications.tsx')).Specifications,
);
const geometrySection = await createSectionLoader(
  async () => (await import('./geometry/geometry-section.tsx')).GeometrySection,
);
const compareTable = await createSectionLoader(
  async () => (await import('./compare/compare-table.tsx')).CompareTable,
);
const reviewsSection = await createSectionLoader(async () => (await import('./reviews/reviews.tsx')).Reviews);
const relatedVideos = await createSectionLoader(
  async () => (await import('./gallery/related-videos.tsx')).RelatedVideos,
);
const madeForIt = await createSectionLoader(
  async () => (await import('./accessory/made-for-it.tsx')).MadeForIt,
);
const questionsSection = await createSectionLoader(async () => (await import('./questions.tsx')).Questions);
const manualsSection = await createSectionLoader(
  async () => (await import('./manuals-section.tsx')).ManualsSection,
);
const unitsSection = await createSectionLoader(
  async () => (await import('../inventory/units-list.tsx')).UnitsSection,
);

const recentlyViewed = await createSectionLoader(
  async () => (await import('../wish-list/recent/recently-viewed.tsx')).RecentlyViewed,
);

const similarSection = await createSectionLoader(async () => (await import('./similar.tsx')).Similar);

const loadUnitsDialog = () => import('../inventory/units-dialog.tsx');
const UnitsDialog = lazy(loadUnitsDialog);

const NOTHING = {
  filters: NO_FILTERS,
  view: { units: [], page: 1, lastPage: 1, total: 0, statuses: [] },
};

/** The whole page of one product, top to bottom. */
export function ProductDetail({ product }: { product: ProductView }) {
  const [choice, setChoice] = useState(product.choice);
  const { buy, dialog } = useBuy(product, choice, () => void loadUnitsDialog());
  const SubNav = useSubNav();
  const { units, offer } = product;
  // A list that the address has narrowed to nothing is shown with its filters; a sold-out product has no list.
  const hasUnits =
    units !== null &&
    (units.view.units.length > 0 || (isNarrowed(units.filters) && offer?.total.count !== 0));
  const sections = useSections(product, hasUnits);
  const [first, ...rest] = product.features;
  const band = product.hero?.picture && first ? { picture: product.hero.picture, feature: first } : null;
  const features = band ? rest : product.features;
  const list = {
    product: { slug: product.slug, name: product.name },
    attributes: units?.attributes ?? [],
    initial: units ?? NOTHING,
  };

  return (
    <>
      <ProductHero product={product} choice={choice} onChoose={setChoice} buy={buy} />
      {SubNav && (
        <SubNav product={product} offer={offer && findOffer(offer, choice)} sections={sections} buy={buy} />
      )}
      {product.similar.length > 0 && (
        <LazySection loader={similarSection} props={{ similar: product.similar }} />
      )}
      <Introduction product={product} />
      <Gallery product={product} color={choice.color} />
      {band && <FeatureBand picture={band.picture} feature={band.feature} />}
      {features.length > 0 && (
        <LazySection loader={featuresSection} props={{ id: 'features', features, hasBand: band !== null }} />
      )}
      {product.specifications.length > 0 && <LazySection loader={specifications} props={{ product }} />}
      {product.geometry && (
        <LazySection loader={geometrySection} props={{ geometry: product.geometry, slug: product.slug }} />
      )}
      {product.compare && <LazySection loader={compareTable} props={{ compare: product.compare }} />}
      {product.madeForIt.length > 0 && (
        <LazySection loader={madeForIt} props={{ cards: product.madeForIt, name: product.name }} />
      )}
      <LazySection loader={reviewsSection} props={{ slug: product.slug, initial: product.reviews }} />
      {product.gallery.some((medium) => medium.video) && (
        <LazySection loader={relatedVideos} props={{ media: product.gallery }} />
      )}
      {product.questions.length > 0 && (
        <LazySection loader={questionsSection} props={{ questions: product.questions }} />
      )}
      <LazySection loader={manualsSection} props={{ product }} />
      {hasUnits && <LazySection loader={unitsSection} props={list} />}
      <LazySection loader={recentlyViewed} props={{ except: product.slug }} />
      {dialog && (
        <Suspense>
          <UnitsDialog {...list} {...dialog} />
        </Suspense>
      )}
    </>
  );
}

const isNarrowed = ({ values, status, page }: typeof NO_FILTERS) =>
  status !== null || page > 1 || Object.keys(values).length > 0;

/** The anchors of the page: only what this product has. */
function useSections(product: ProductView, hasUnits: boolean): PageSection[] {
  const t = useT();
  const sections = [
    { id: 'overview', label: t('products.overview'), isThere: true },
    { id: 'gallery', label: t('products.gallery'), isThere: product.gallery.length > 0 },
    { id: 'features', label: t('products.features'), isThere: product.features.length > 0 },
    { id: 'specs', label: t('products.specs'), isThere: product.specifications.length > 0 },
    { id: 'geometries', label: t('products.geometries'), isThere: product.geometry !== null },
    { id: 'reviews', label: t('products.reviews'), isThere: true },
    { id: 'manuals', label: t('products.manuals'), isThere: true },
    { id: 'units', label: t('products.unitsShort'), isThere: hasUnits },
  ];
  return sections.filter((section) => section.isThere).map(({ id, label }) => ({ id, label }));
}
