import gcoord from 'gcoord';
import type { LatLng } from '../map-port.ts';

/** Baidu draws the world in degrees of its own (BD-09); a pin at GPS degrees would stand up to a kilometre off. */
export function toBaidu({ lat, lng }: LatLng): LatLng {
  const [east, north] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.BD09);
  return { lat: north, lng: east };
}

export function fromBaidu({ lat, lng }: LatLng): LatLng {
  const [east, north] = gcoord.transform([lng, lat], gcoord.BD09, gcoord.WGS84);
  return { lat: north, lng: east };
}
