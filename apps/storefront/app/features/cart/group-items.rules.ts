type Item = {
  uuid: string;
  variant_id: number;
  is_accessory: boolean;
  unavailable: boolean;
  final_price: number;
};

/** Equal pieces of an accessory, or one vehicle. */
export type ItemGroup<I extends Item> = { key: string; first: I; items: readonly I[] };

/** Pieces of one variant at one price become one line; what is unavailable stands alone, with its alternatives. */
export function groupItems<I extends Item>(items: readonly I[]): ItemGroup<I>[] {
  const groups = Map.groupBy(items, (item) =>
    item.is_accessory && !item.unavailable ? `${item.variant_id} ${item.final_price}` : item.uuid,
  );
  return [...groups].flatMap(([key, group]) => (group[0] ? { key, first: group[0], items: group } : []));
}
