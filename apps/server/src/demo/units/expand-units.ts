import type { BrandFiles } from '../brand/brand.schema.ts';
import type { Product, Unit } from '../brand/brand.ts';
import { seededRandom } from '../seeded-random.ts';

type Plan = BrandFiles['units'][number];
type PriceList = BrandFiles['prices'][number];

// Of 25 vehicles, as a shop has them in the middle of a season.
const STAGES: readonly (readonly [Unit['status'], number])[] = [
  ['on_hand', 11],
  ['in_transit', 4],
  ['in_production', 4],
  ['draft', 2],
  ['sold', 2],
  ['delivered', 2],
];
const REASONS = ['Test rides until Sunday', 'Scratch on the tank, waits for paint', 'Recall check'];

/** The same units on every machine and every run: the random numbers follow from a seed. */
export function expandUnits(files: BrandFiles, products: readonly Product[]): Unit[] {
  const typeOf = new Map(files.categories.map(({ slug, type_id }) => [slug, type_id]));
  const vehicles = new Set(products.filter((p) => typeOf.get(p.category) === 1).map(({ slug }) => slug));
  return files.units.flatMap((plan, place) => {
    const prices = files.prices.find(({ site }) => site === plan.site);
    const stores = files.stores.filter(({ site }) => site === plan.site).map(({ ref }) => ref);
    if (!prices) throw new Error(`units.json ${plan.site}: no price list`);
    if (stores.length === 0) throw new Error(`units.json ${plan.site}: no store`);
    const random = seededRandom(plan.site);
    const stages = shuffle(dealStages(plan.count), random);
    const dealt = spread(plan).map((slug, n): Unit => {
      const product = products.find((candidate) => candidate.slug === slug);
      if (!product) throw new Error(`units.json ${plan.site}: no product "${slug}"`);
      const isVehicle = vehicles.has(slug);
      const status = stages[n] as Unit['status'];
      return makeUnit({
        plan,
        product,
        isVehicle,
        prices,
        random,
        number: n + 1,
        // A helmet is on the shelf or not listed: equipment is never sold before it is made.
        status: isVehicle || status === 'sold' ? status : 'on_hand',
        store: stores[Math.floor(random() * stores.length)] as string,
        serialNumber: 4000 + place * 1100 + n * 7 + Math.floor(random() * 7),
      });
    });
    const shelf = listPieces(plan, products).map(({ product, variant }, n) =>
      makeUnit({
        plan,
        product,
        variant,
        isVehicle: false,
        prices,
        random,
        number: plan.count + n + 1,
        status: 'on_hand',
        store: stores[n % stores.length] as string,
        serialNumber: 4000 + place * 1100 + (plan.count + n) * 7,
      }),
    );
    return [...dealt, ...shelf];
  });
}

/** The pieces of an accessory lie in pairs: two of its first variant, two of the next. */
function listPieces({ pieces }: Plan, products: readonly Product[]) {
  return Object.entries(pieces).flatMap(([slug, count]) => {
    const product = products.find((candidate) => candidate.slug === slug);
    if (!product) throw new Error(`units.json: no product "${slug}"`);
    return Array.from({ length: count }, (_, n) => ({
      product,
      variant: product.variants[Math.floor(n / 2) % product.variants.length] as Product['variants'][0],
    }));
  });
}

interface Making {
  readonly plan: Plan;
  readonly product: Product;
  /** One at random where none is named. */
  readonly variant?: Product['variants'][0];
  readonly isVehicle: boolean;
  readonly prices: PriceList;
  readonly status: Unit['status'];
  readonly store: string;
  readonly number: number;
  readonly serialNumber: number;
  readonly random: () => number;
}

function makeUnit(making: Making): Unit {
  const { plan, product, prices, status, number, random } = making;
  const variant =
    making.variant ??
    (product.variants[Math.floor(random() * product.variants.length)] as Product['variants'][0]);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const isBuilt = status !== 'draft' && status !== 'in_production';
  const production = isBuilt ? null : status === 'draft' ? between(35, 75) : between(3, 30);
  const isGone = status === 'sold' || status === 'delivered';
  const sold = isGone ? -between(9, 40) : null;
  const listPrice = prices.amounts[product.slug];
  if (!listPrice) throw new Error(`prices.json ${plan.site}: no price for ${product.slug}`);
  const isReduced = making.isVehicle && !isGone && random() < 0.14;
  const price_minor = isReduced ? reduce(listPrice, 0.04 + random() * 0.07, prices) : listPrice;
  return {
    site: plan.site,
    ref: `${plan.site}-${String(number).padStart(4, '0')}`,
    product: product.slug,
    variant: variant.sku,
    status,
    price_minor,
    currency: prices.currency,
    serial: isBuilt ? serialOf(making, variant.sku) : null,
    ...(isBuilt ? { store: making.store, plant: null } : { store: null, plant: plan.plant }),
    production_in_days: production,
    transit_in_days:
      production !== null
        ? production + plan.transit_days
        : status === 'in_transit'
          ? between(2, plan.transit_days)
          : null,
    sold_in_days: sold,
    delivered_in_days: status === 'delivered' && sold !== null ? sold + between(2, 6) : null,
    local_days: between(1, 5),
    blocked_reason: !isGone && random() < 0.03 ? (REASONS[number % REASONS.length] as string) : null,
    earlier_prices: price_minor < listPrice ? priceHistory(listPrice, price_minor, random() < 0.3) : [],
  };
}

// Motorcycles and scooters carry the seventeen signs of a VIN (which knows no I, O or Q), bicycles a frame number.
function serialOf({ product, isVehicle, serialNumber }: Making, sku: string): string {
  const [model = '', colour = ''] = sku.split('-');
  const counter = String(serialNumber).padStart(6, '0');
  if (!isVehicle) return `${model}-26-${counter}`;
  if (product.geometry.length > 0 && product.specs.some(({ attribute }) => attribute === 'displacement'))
    return `ZVN${model.replaceAll('I', '1').replaceAll('O', '0')}TP${counter}`;
  return `VN${model}${colour[0]}26${counter}`;
}

function reduce(amount: number, share: number, { step, under }: PriceList): number {
  return Math.round((amount * (1 - share) + under) / step) * step - under;
}

// Some were on offer for a fortnight already: the price struck through is then that one, not the list's.
function priceHistory(list: number, now: number, wasOnOffer: boolean): Unit['earlier_prices'] {
  const start = { amount_minor: list, days_ago: 75 };
  if (!wasOnOffer) return [start];
  const offer = { amount_minor: Math.round((list + now) / 2), days_ago: 26 };
  return [start, offer, { amount_minor: list, days_ago: 12 }];
}

/** Every product in proportion to its share, never in a lump. */
function spread({ count, shares }: Plan): string[] {
  const dealt = new Map<string, number>();
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return Array.from({ length: count }, (_, n) => {
    const owed = Object.entries(shares).map(
      ([slug, share]) => [slug, (share / total) * (n + 1) - (dealt.get(slug) ?? 0)] as const,
    );
    const [next] = owed.reduce((most, entry) => (entry[1] > most[1] ? entry : most));
    dealt.set(next, (dealt.get(next) ?? 0) + 1);
    return next;
  });
}

function dealStages(count: number): Unit['status'][] {
  const deck = STAGES.flatMap(([status, times]) => Array.from({ length: times }, () => status));
  return Array.from({ length: count }, (_, n) => deck[(n * 7) % deck.length] as Unit['status']);
}

function shuffle<T>(cards: T[], random: () => number): T[] {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [cards[last], cards[pick]] = [cards[pick] as T, cards[last] as T];
  }
  return cards;
}
