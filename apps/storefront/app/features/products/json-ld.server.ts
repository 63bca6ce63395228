import { toDecimal } from '@paddock/money';
import type { ProductDetail } from '@paddock/server/contracts/products';
import type { UnitStatus } from '../inventory/unit-filters.rules.ts';
import type { UnitView } from '../inventory/units-view.ts';

const AVAILABILITY: Record<UnitStatus, string> = {
  on_hand: 'https://schema.org/InStock',
  in_transit: 'https://schema.org/BackOrder',
  in_production: 'https://schema.org/PreOrder',
  draft: 'https://schema.org/PreOrder',
};

type Place = {
  url: string;
  pictures: string[];
  brand: string;
  trail: { name: string; url: string }[];
  /** Of published reviews; null: unknown. */
  rating: { average: number; count: number } | null;
};
type Unit = Pick<UnitView, 'name' | 'status' | 'amount' | 'currency' | 'etd' | 'readyOn'>;

/** What search engines read: the product, what it costs and when it comes, and where the page stands. */
export function productJsonLd(product: ProductDetail, units: readonly Unit[], place: Place): string {
  const graph = [
    {
      '@type': 'Product',
      '@id': `${place.url}#product`,
      name: product.name,
      sku: product.sku,
      url: place.url,
      category: product.category.name,
      description: product.tagline ?? product.headline ?? undefined,
      image: place.pictures,
      brand: { '@type': 'Brand', name: place.brand },
      aggregateRating: ratingOf(place.rating),
      offers: offersOf(product, units),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: place.trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: step.url,
      })),
    },
  ];
  // `<` would let a text end the script it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function ratingOf(rating: Place['rating']) {
  if (!rating || rating.count === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.average,
    reviewCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  };
}

function offersOf({ offer }: ProductDetail, units: readonly Unit[]) {
  if (offer?.list_price != null)
    return {
      '@type': 'Offer',
      price: toDecimal({ amountMinor: offer.list_price, currency: offer.currency }),
      priceCurrency: offer.currency,
      availability: 'https://schema.org/OutOfStock',
    };
  if (!offer || offer.price === null) return undefined;
  const best = offer.best_status ?? 'draft';
  return {
    '@type': 'AggregateOffer',
    lowPrice: toDecimal({ amountMinor: offer.price, currency: offer.currency }),
    priceCurrency: offer.currency,
    offerCount: offer.inventories_count,
    availability: AVAILABILITY[best],
    offers: units.map((unit) => ({
      '@type': 'Offer',
      name: unit.name,
      price: toDecimal({ amountMinor: unit.amount, currency: unit.currency }),
      priceCurrency: unit.currency,
      availability: AVAILABILITY[unit.status],
      itemCondition: 'https://schema.org/NewCondition',
      availabilityStarts: unit.readyOn,
      deliveryLeadTime: { '@type': 'QuantitativeValue', value: unit.etd, unitCode: 'DAY' },
    })),
  };
}
