/** What the maps' own search knows: enough to look around in, and one place without coordinates. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  /** GPS degrees; null: known by name only. */
  readonly at: readonly [lat: number, lng: number] | null;
}

const spot = (id: string, name: string, area: string, at: Spot['at']): Spot => ({ id, name, area, at });

const SPOTS: Record<string, readonly Spot[]> = {
  US: [
    spot('us-chicago', 'Chicago', 'IL, USA', [41.8781, -87.6298]),
    spot('us-chico', 'Chico', 'CA, USA', [39.7285, -121.8375]),
    spot('us-denver', 'Denver', 'CO, USA', [39.7392, -104.9903]),
    spot('us-austin', 'Austin', 'TX, USA', [30.2672, -97.7431]),
    spot('us-portland', 'Portland', 'OR, USA', [45.5152, -122.6784]),
    spot('us-nowhere', 'Nowhere Special', 'USA', null),
  ],
  CN: [
    spot('cn-shanghai', '上海市', '中国', [31.2304, 121.4737]),
    spot('cn-beijing', '北京市', '中国', [39.9042, 116.4074]),
    spot('cn-guangzhou', '广州市', '广东省', [23.1291, 113.2644]),
    spot('cn-hangzhou', '杭州市', '浙江省', [30.2741, 120.1551]),
    spot('cn-nowhere', '乌有乡', '中国', null),
  ],
  IT: [spot('it-pesaro', 'Pesaro', 'PU, Italia', [43.9098, 12.9131])],
};

const MOST = 5;

export function searchSpots(text: string, country: string): Spot[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  return (SPOTS[country.toUpperCase()] ?? [])
    .filter(({ name }) => name.toLowerCase().startsWith(wanted))
    .slice(0, MOST);
}

export const findSpot = (id: string): Spot | undefined =>
  Object.values(SPOTS)
    .flat()
    .find((one) => one.id === id);
