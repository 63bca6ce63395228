import type { Bundle } from '../bundle/bundle.ts';
import { expandDealers } from '../dealers/expand-dealers.ts';
import { expandDemonstrators } from '../dealers/expand-demonstrators.ts';
import { listManuals, type ManualFiles } from '../manuals/manuals.rules.ts';
import { expandUnits } from '../units/expand-units.ts';
import type { BrandFiles } from './brand.schema.ts';
import type { Attribute, Brand, Category, Feature, Measure, Product, Variant } from './brand.ts';
import type { Dictionary } from './dictionary.ts';
import { findShots, listProductMedia, type Manifest, pictureOf, type Shots } from './pictures.rules.ts';
import { resolveCheckout, withDelivery, withStateRates } from './resolve-checkout.ts';
import { describeShot, listLoosePicture, readPatterns } from './resolve-media.ts';
import { resolveSpecs } from './resolve-specs.ts';

type ProductFile = BrandFiles['products'][number];

export interface GeneratedFiles {
  /** Pictures and films, by key. */
  readonly manifest: Manifest;
  /** Manuals, as the media step wrote them. */
  readonly manualFiles: ManualFiles;
}

/** Puts texts, pictures and units to what the files list. */
export function resolveBrand(
  files: BrandFiles,
  dictionary: Dictionary,
  made: GeneratedFiles,
): Omit<Brand, keyof Bundle | 'isDemo'> {
  const shotsOf = new Map(
    files.products.map((product) => [
      product.slug,
      findShots({ model: product.model, colours: product.variants.colours }, made.manifest),
    ]),
  );
  const patterns = readPatterns(dictionary);
  const specs = resolveSpecs(files.specs, dictionary);
  const typeOf = new Map(files.categories.map(({ slug, type_id }) => [slug, type_id]));
  const products = files.products.map((product) =>
    resolveProduct(product, {
      files,
      shots: shotsOf.get(product.slug) as Shots,
      isVehicle: typeOf.get(product.category) === 1,
      words: (key) => dictionary.words(`${product.slug}.${key}`),
      specs: specs.ofProduct.get(product.slug) ?? [],
      manifest: made.manifest,
    }),
  );
  const manualNames = {
    owner: dictionary.words('manual.owner'),
    maintenance: dictionary.words('manual.maintenance'),
    quick: dictionary.words('manual.quick'),
  };
  const sites = withStateRates(withDelivery(files.sites, files.checkout), files['sales-tax']);
  const { range, prices, customers, bikes, reviews } = files;
  const stores = [...files.stores, ...expandDealers(files)];
  return {
    sites,
    range,
    prices,
    stores,
    customers,
    bikes,
    reviews,
    products,
    ...resolveCheckout(files.checkout, dictionary),
    categories: resolveCategories(files, products, dictionary),
    attributes: [...listOptions(files.options, dictionary), ...specs.attributes],
    media: [
      ...files.media.flatMap((key) => listLoosePicture(key, dictionary, made.manifest)),
      ...files.products.flatMap((product) =>
        Object.values(shotsOf.get(product.slug) as Shots).flatMap((shots) =>
          shots.map((shot) => describeShot(shot, product, { dictionary, patterns, manifest: made.manifest })),
        ),
      ),
    ],
    measures: resolveMeasures(files, dictionary),
    manualNames,
    manuals: listManuals(products, manualNames, made.manualFiles),
    units: expandUnits(files, products),
    demonstrators: expandDemonstrators(files, stores, products),
  };
}

const resolveCategories = (files: BrandFiles, products: readonly Product[], dictionary: Dictionary) =>
  files.categories.map(({ slug, type_id, shows }): Category => {
    const names = dictionary.words(`category.${slug}`);
    const picture = products.find((product) => product.slug === shows)?.picture ?? null;
    return { slug, type_id, names, original_name: names.en, picture };
  });

const resolveMeasures = (files: BrandFiles, dictionary: Dictionary) =>
  files.geometry.measures.map(({ slug, unit }): Measure => {
    const names = dictionary.words(`geometry.${slug}`);
    return { slug, unit, names, original_name: names.en };
  });

interface ProductParts {
  readonly files: BrandFiles;
  readonly shots: Shots;
  readonly isVehicle: boolean;
  readonly words: (key: string) => Feature['title'];
  readonly specs: Product['specs'];
  readonly manifest: Manifest;
}

function resolveProduct(
  product: ProductFile,
  { files, shots, isVehicle, words, specs, manifest }: ProductParts,
): Product {
  const variants = listVariants(product, shots);
  const features = product.features.map((feature): Feature => resolveFeature(feature, words, manifest));
  const covers = features.flatMap(({ cover, video }) => [cover, video]).filter((key) => key !== null);
  const scenes = product.scenes.filter((key) => Object.hasOwn(manifest, key));
  return {
    slug: product.slug,
    sku: product.sku,
    category: product.category,
    variants,
    features,
    original_name: product.original_name,
    warranty_months: product.warranty_months,
    picture: variants.find(({ picture }) => picture)?.picture ?? null,
    kind: words('kind'),
    tagline: isVehicle ? words('tagline') : null,
    headline: isVehicle ? words('headline') : null,
    description: words('description'),
    aliases: files['search-aliases'][product.slug] ?? {},
    media: listProductMedia(shots, variants, covers, scenes),
    questions: Array.from({ length: product.questions }, (_, n) => ({
      question: words(`question.${n + 1}.q`),
      answer: words(`question.${n + 1}.a`),
    })),
    specs,
    geometry: listGeometry(files.geometry, product.slug),
    fits: product.fits,
  };
}

/** LUP500-ROS, or FALR-ROS-48 where there are sizes. */
function listVariants({ variants }: ProductFile, shots: Shots): Variant[] {
  const sizes = variants.sizes.length > 0 ? variants.sizes : [null];
  return variants.colours.flatMap((colour) =>
    sizes.map((size) => ({
      sku: [variants.prefix, colour.slice(0, 3), size]
        .filter((part) => part !== null)
        .join('-')
        .toUpperCase(),
      colour,
      size,
      picture: pictureOf(shots, colour),
    })),
  );
}

function resolveFeature(
  { key, cover, video }: ProductFile['features'][number],
  words: (key: string) => Feature['title'],
  manifest: Manifest,
): Feature {
  const ifThere = (medium: string | undefined) =>
    medium !== undefined && Object.hasOwn(manifest, medium) ? medium : null;
  return {
    title: words(`feature.${key}.title`),
    body: words(`feature.${key}.text`),
    cover: ifThere(cover),
    video: ifThere(video),
  };
}

function listGeometry({ measures, products }: BrandFiles['geometry'], slug: string): Product['geometry'] {
  const drawing = products[slug];
  if (!drawing) return [];
  return measures.flatMap(({ slug: measure }) =>
    (drawing.values[measure] ?? []).map((value, size_index) => ({
      measure,
      size_index,
      value,
      size_name: drawing.sizes[size_index] ?? '',
    })),
  );
}

function listOptions({ colours, sizes }: BrandFiles['options'], dictionary: Dictionary): Attribute[] {
  const attribute = (slug: string) => {
    const names = dictionary.words(`attribute.${slug}`);
    return { slug, names, original_name: names.en, group: null };
  };
  return [
    {
      ...attribute('colour'),
      values: colours.map(({ slug, ...settings }) => ({
        slug,
        settings,
        contents: dictionary.words(`colour.${slug}`),
        // The brand's own name for a colour is Italian.
        original_content: slug[0]?.toUpperCase() + slug.slice(1),
      })),
    },
    {
      ...attribute('size'),
      values: sizes.map(({ slug, name }) => ({ slug, original_content: name, settings: {}, contents: null })),
    },
  ];
}
