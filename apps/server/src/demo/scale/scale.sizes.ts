export interface Sizes {
  readonly sites: number;
  readonly products: number;
  readonly stores: number;
  readonly units: number;
  readonly customers: number;
  readonly orders: number;
  /** One more site, larger than the others: what a search must be quick on. */
  readonly shop: { readonly products: number; readonly units: number };
  /** One more site with so many stores: what "near me" must be quick on. */
  readonly dealers: number;
}

export const FULL: Sizes = {
  sites: 200,
  products: 10_000,
  stores: 100_000,
  units: 1_000_000,
  customers: 1_000_000,
  orders: 10_000_000,
  shop: { products: 500, units: 20_000 },
  dealers: 100_000,
};

/** A hundredth of everything but the sites and stores: what one site has must still be worth an index. */
export const SMALL: Sizes = {
  sites: 200,
  products: 100,
  stores: 100_000,
  units: 10_000,
  customers: 10_000,
  orders: 100_000,
  shop: { products: 50, units: 2_000 },
  dealers: 100_000,
};

/** A tenth of the sites, each as large as in the full load: what many neighbours cost. */
export const FEW: Sizes = {
  sites: 20,
  products: 10_000,
  stores: 10_000,
  units: 100_000,
  customers: 100_000,
  orders: 1_000_000,
  shop: { products: 500, units: 20_000 },
  dealers: 100_000,
};
