type Value = {
  attribute_id: number;
  value_id: number;
  slug: string;
  content: string;
  color1: string | null;
  color2: string | null;
};
export type Variant = { id: number; count: number; values: Value[] };

/** One value per attribute: what the address names. */
export type Chosen = Readonly<Record<string, number>>;

export type Option = {
  id: number;
  content: string;
  color1: string | null;
  color2: string | null;
  isChosen: boolean;
  /** Nothing of it is left in what else is chosen. */
  isSoldOut: boolean;
  /** The values of the variant that the option leads to. */
  values: Chosen;
};
export type OptionGroup = { attribute: number; slug: string; options: Option[] };

const valuesOf = (variant: Variant): Chosen =>
  Object.fromEntries(variant.values.map((value) => [String(value.attribute_id), value.value_id]));

const hasValues = (variant: Variant, chosen: Chosen) =>
  Object.entries(chosen).every(([attribute, value]) => valuesOf(variant)[attribute] === value);

const preferStock = <V extends Variant>(variants: readonly V[]): V | undefined =>
  variants.find((variant) => variant.count > 0) ?? variants[0];

/** The variant the address names; where it names too little or nothing that exists, one that can be bought. */
export function chooseVariant<V extends Variant>(variants: readonly V[], chosen: Chosen): V | null {
  const matching = variants.filter((variant) => hasValues(variant, chosen));
  return preferStock(matching) ?? preferStock(variants) ?? null;
}

/** What can be chosen, attribute by attribute. An option keeps the other choices where it can. */
export function listOptions(variants: readonly Variant[], current: Variant): OptionGroup[] {
  return current.values.map(({ attribute_id, slug }) => {
    const found = new Map(
      variants
        .flatMap((variant) => variant.values.filter((value) => value.attribute_id === attribute_id))
        .map((value) => [value.value_id, value]),
    );
    const options = [...found.values()].map((value): Option => {
      const wanted = { ...valuesOf(current), [attribute_id]: value.value_id };
      const target =
        variants.find((variant) => hasValues(variant, wanted)) ??
        preferStock(variants.filter((variant) => hasValues(variant, { [attribute_id]: value.value_id })));
      return {
        id: value.value_id,
        content: value.content,
        color1: value.color1,
        color2: value.color2,
        isChosen: current.values.some((own) => own.value_id === value.value_id),
        isSoldOut: (target?.count ?? 0) === 0,
        values: target ? valuesOf(target) : wanted,
      };
    });
    return { attribute: attribute_id, slug, options };
  });
}
