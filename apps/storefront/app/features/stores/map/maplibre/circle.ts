import type { Polygon } from 'geojson';
import type { MapReach } from '../map-port.ts';

const EARTH_METRES = 6_371_008;
const CORNERS = 96;

/** All points so far away, as the earth is round: what a search within a distance covers. */
export function circle({ centre, metres }: MapReach): Polygon {
  const angle = metres / EARTH_METRES;
  const lat = radians(centre.lat);
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const bearing = (corner / CORNERS) * 2 * Math.PI;
    const north = Math.asin(
      Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(north),
    );
    return [centre.lng + degrees(east), degrees(north)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}

const radians = (value: number) => (value * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;
