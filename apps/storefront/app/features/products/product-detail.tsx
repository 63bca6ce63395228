import { pictureUrl } from '@paddock/ui/picture';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { useT } from '../../i18n/use-t.ts';
import { createSectionLoader } from '../../lazy/create-section-loader.ts';
import { LazySection } from '../../lazy/lazy-section.tsx';
import { useShell } from '../../page/shell-data.ts';
import { NO_FILTERS } from '../inventory/unit-filters.rules.ts';
import { FeatureBand } from './feature-band.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Introduction } from './introduction.tsx';
import { ProductHero } from './product-hero.tsx';
import type { ProductView } from './product-view.ts';
import { Reviews } from './reviews/reviews.tsx';
import { Specifications } from './specifications.tsx';
import { SubNav } from './sub-nav.tsx';
import { useSections } from './use-sections.ts';

const featuresSection = await createSectionLoader(async () => (await import('./features.tsx')).Features);
const geometrySection = await createSectionLoader(
  async () => (await import('./geometry/geometry-section.tsx')).GeometrySection,
);
const compareTable = await createSectionLoader(
  async () => (await import('./compare/compare-table.tsx')).CompareTable,
);
const relatedVideos = await createSectionLoader(
  async () => (await import('./gallery/related-videos.tsx')).RelatedVideos,
);
const questionsSection = await createSectionLoader(async () => (await import('./questions.tsx')).Questions);
const manualsSection = await createSectionLoader(
  async () => (await import('./manuals-section.tsx')).ManualsSection,
);
const unitsSection = await createSectionLoader(
  async () => (await import('../inventory/units-section.tsx')).UnitsSection,
);

const loadUnitsDialog = () => import('../inventory/units-dialog.tsx');
const UnitsDialog = lazy(loadUnitsDialog);

const NOTHING = {
  filters: NO_FILTERS,
  view: { units: [], page: 1, lastPage: 1, total: 0, statuses: [] },
};

/** The whole page of one product, top to bottom. */
export function ProductDetail({ product }: { product: ProductView }) {
  const t = useT();
  const { key } = useLocation();
  const sells = useShell()?.enableShop ?? false;
  const [color, setColor] = useState(product.chosenColor ?? product.colors[0]?.id ?? null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const { units } = product;
  const hasUnits = units !== null && (units.view.units.length > 0 || isNarrowed(units.filters));
  const sections = useSections(product, hasUnits);
  const [first, ...rest] = product.features;
  const band = product.hero?.picture && first ? { picture: product.hero.picture, feature: first } : null;
  const features = band ? rest : product.features;
  const list = {
    product: { slug: product.slug, name: product.name },
    attributes: units?.attributes ?? [],
    initial: units ?? NOTHING,
  };
  const buy = sells ? { open: () => setOpenOn(key), prepare: () => void loadUnitsDialog() } : null;

  return (
    <>
      <Head
        title={product.name}
        description={product.tagline ?? product.headline ?? t('products.lead')}
        picture={product.picture ? pictureUrl(product.picture, 1200, 'jpeg') : undefined}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the server with every `<` escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: product.jsonLd }} />
      <ProductHero product={product} color={color} onColor={setColor} buy={buy} />
      <SubNav product={product} sections={sections} buy={buy} />
      <Introduction product={product} />
      <Gallery product={product} color={color} />
      {band && <FeatureBand picture={band.picture} feature={band.feature} />}
      {features.length > 0 && (
        <LazySection loader={featuresSection} props={{ id: 'features', features, hasBand: band !== null }} />
      )}
      <Specifications product={product} />
      {product.geometry && <LazySection loader={geometrySection} props={{ geometry: product.geometry }} />}
      {product.compare && <LazySection loader={compareTable} props={{ compare: product.compare }} />}
      <Reviews slug={product.slug} />
      {product.gallery.some((medium) => medium.video) && (
        <LazySection loader={relatedVideos} props={{ media: product.gallery }} />
      )}
      {product.questions.length > 0 && (
        <LazySection loader={questionsSection} props={{ questions: product.questions }} />
      )}
      <LazySection loader={manualsSection} props={{ product }} />
      {hasUnits && <LazySection loader={unitsSection} props={list} />}
      {buy && openOn !== null && (
        <Suspense>
          {/* The page it was opened on is its key: another address, and it is closed. */}
          <UnitsDialog
            {...list}
            isOpen={openOn === key}
            onOpenChange={(isOpen) => setOpenOn(isOpen ? key : null)}
          />
        </Suspense>
      )}
    </>
  );
}

const isNarrowed = ({ values, status, page }: typeof NO_FILTERS) =>
  status !== null || page > 1 || Object.keys(values).length > 0;
