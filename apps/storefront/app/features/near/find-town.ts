import type { NearPlace } from './near-place.ts';

type Town = { readonly name: string; readonly position: { readonly lat: number; readonly lng: number } };

/** The best match in our own gazetteer for a typed town or postcode; null when it knows none. */
export async function findTown(route: string, text: string): Promise<NearPlace | null> {
  const response = await fetch(`${route}?${new URLSearchParams({ q: text })}`);
  if (!response.ok) throw new Error(`towns answered ${response.status}`);
  const [town] = (await response.json()) as readonly Town[];
  return town ? { name: town.name, ...town.position } : null;
}
