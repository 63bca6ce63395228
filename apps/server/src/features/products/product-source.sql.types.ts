// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ProductSourceSql {
  name: 'product_source';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    revision: number;
    slug: string;
    sku: string;
    type_id: number;
    original_name: string;
    image: string | null;
    warranty_months: number;
    name: string | null;
    kind: string | null;
    headline: string | null;
    tagline: string | null;
    description: string | null;
    category: unknown;
    media: unknown;
    features: unknown;
    colors: unknown;
    attributes: unknown;
    geometries: unknown;
    manuals: unknown;
    questions: unknown;
    sites: string[] | null;
  };
  computed: 'name' | 'kind' | 'headline' | 'tagline' | 'description' | 'category' | 'media' | 'features' | 'colors' | 'attributes' | 'geometries' | 'manuals' | 'questions' | 'sites';
}
