/** The value a variant has of an attribute, as the right side of a join: one lookup by primary key for each variant. */
export const variantValue = (alias: string, attribute: 'colour' | 'size', variantId: string) =>
  `variant_values ${alias} on ${alias}.variant_id = ${variantId}
           and ${alias}.attribute_id = (select id from attributes where slug = '${attribute}')`;
