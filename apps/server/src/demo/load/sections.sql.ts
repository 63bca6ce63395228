import type { Tx } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import { type GetValue, translate } from './catalogue.sql.ts';
import {
  FEATURE_WORDS,
  FEATURES,
  FITS,
  GEOMETRIES,
  MANUAL_FILES,
  MANUAL_WORDS,
  MANUALS,
  MEASURE_WORDS,
  MEASURES,
  PRODUCT_VALUES,
  QUESTION_WORDS,
  QUESTIONS,
} from './catalogue.tables.ts';
import {
  type Changes,
  type IdByName,
  readIds,
  removeMissing,
  replaceRows,
  upsertRows,
} from './upsert.sql.ts';

type Report = Record<string, Changes>;
type Products = Brand['products'];

/** Features and questions have no name of their own: they are known by their place on the product's page. */
async function readPlaces(tx: Tx, table: 'product_features' | 'product_questions') {
  const rows = await tx.selectFrom(table).select(['id', 'product_id', 'position']).execute();
  const ids = new Map(rows.map((row) => [`${row.product_id} ${row.position}`, row.id]));
  return (productId: number, position: number) => ids.get(`${productId} ${position}`) as number;
}

export async function saveFeatures(
  tx: Tx,
  products: Products,
  idOf: { product: IdByName; medium: IdByName },
  report: Report,
) {
  const features = products.flatMap(({ slug, features: list }) =>
    list.map((feature, index) => ({ ...feature, product_id: idOf.product(slug), position: index + 1 })),
  );
  report.product_features = await replaceRows(
    tx,
    FEATURES,
    'product_id',
    products.map(({ slug }) => idOf.product(slug)),
    features.map(({ product_id, position, title, cover, video }) => ({
      product_id,
      position,
      original_title: title.en,
      cover_media_id: cover && idOf.medium(cover),
      video_media_id: video && idOf.medium(video),
    })),
  );
  const id = await readPlaces(tx, 'product_features');
  report.product_feature_translations = await upsertRows(
    tx,
    FEATURE_WORDS,
    features.flatMap(({ product_id, position, title, body }) =>
      translate(title, (locale, text) => ({
        feature_id: id(product_id, position),
        locale,
        title: text,
        body: body[locale],
      })),
    ),
  );
}

export async function saveQuestions(tx: Tx, products: Products, productId: IdByName, report: Report) {
  const questions = products.flatMap(({ slug, questions: list }) =>
    list.map((words, index) => ({ ...words, product_id: productId(slug), position: index + 1 })),
  );
  report.product_questions = await replaceRows(
    tx,
    QUESTIONS,
    'product_id',
    products.map(({ slug }) => productId(slug)),
    questions.map(({ product_id, position }) => ({ product_id, position })),
  );
  const id = await readPlaces(tx, 'product_questions');
  report.product_question_translations = await upsertRows(
    tx,
    QUESTION_WORDS,
    questions.flatMap(({ product_id, position, question, answer }) =>
      translate(question, (locale, text) => ({
        question_id: id(product_id, position),
        locale,
        question: text,
        answer: answer[locale],
      })),
    ),
  );
}

export async function saveGeometry(
  tx: Tx,
  { measures, products }: Brand,
  productId: IdByName,
  report: Report,
): Promise<void> {
  report.geometry_measures = await upsertRows(
    tx,
    MEASURES,
    measures.map(({ names: _, ...measure }, index) => ({ ...measure, position: index + 1 })),
  );
  report.geometry_measure_translations = await upsertRows(
    tx,
    MEASURE_WORDS,
    measures.flatMap(({ slug, names }) =>
      translate(names, (locale, name) => ({ measure: slug, locale, name })),
    ),
  );
  report.product_geometries = await replaceRows(
    tx,
    GEOMETRIES,
    'product_id',
    products.map(({ slug }) => productId(slug)),
    products.flatMap(({ slug, geometry }) =>
      geometry.map((value) => ({ ...value, product_id: productId(slug) })),
    ),
  );
}

export function saveFits(tx: Tx, products: Products, productId: IdByName): Promise<Changes> {
  return replaceRows(
    tx,
    FITS,
    'accessory_id',
    products.map(({ slug }) => productId(slug)),
    products.flatMap(({ slug, fits }) =>
      fits.map((model) => ({ accessory_id: productId(slug), product_id: productId(model) })),
    ),
  );
}

export async function saveManuals(tx: Tx, manuals: Brand['manuals'], productId: IdByName, report: Report) {
  const rows = manuals.map(({ slug, product, original_name }, index) => ({
    slug,
    product_id: product && productId(product),
    original_name,
    position: index + 1,
  }));
  const removed = await removeMissing(tx, MANUALS, rows);
  report.manuals = { ...(await upsertRows(tx, MANUALS, rows)), removed };
  const id = await readIds(
    tx,
    'manuals',
    'slug',
    manuals.map(({ slug }) => slug),
  );
  report.manual_translations = await upsertRows(
    tx,
    MANUAL_WORDS,
    manuals.flatMap(({ slug, names }) =>
      translate(names, (locale, name) => ({ manual_id: id(slug), locale, name })),
    ),
  );
  report.manual_files = await replaceRows(
    tx,
    MANUAL_FILES,
    'manual_id',
    manuals.map(({ slug }) => id(slug)),
    manuals.flatMap(({ slug, files }) => files.map((file) => ({ ...file, manual_id: id(slug) }))),
  );
}

export function saveSpecs(
  tx: Tx,
  products: Products,
  productId: IdByName,
  getValue: GetValue,
): Promise<Changes> {
  return replaceRows(
    tx,
    PRODUCT_VALUES,
    'product_id',
    products.map(({ slug }) => productId(slug)),
    products.flatMap(({ slug, specs }) =>
      specs.map(({ attribute, value }, index) => {
        const { id: value_id, attribute_id } = getValue(attribute, value);
        return { product_id: productId(slug), attribute_id, value_id, position: index + 1 };
      }),
    ),
  );
}
