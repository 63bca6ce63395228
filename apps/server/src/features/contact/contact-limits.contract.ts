// Without the schema library: browsers need these names and not the schemas.
export const DEPARTMENTS = [
  ...(['general', 'technical', 'marketing_sales', 'parts_accessories', 'international'] as const),
] as const;
