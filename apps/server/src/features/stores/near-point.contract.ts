import { z } from 'zod';

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/**
 * "43.91,12.91": latitude and longitude with so many decimals at most. Two decimals are about 1 km. A finer point is
 * rejected, so that a caller that forgets to round a visitor's position fails at once.
 */
export const nearPoint = (decimals: 1 | 2) =>
  z
    .string()
    .regex(
      new RegExp(`^-?\\d{1,2}(\\.\\d{1,${decimals}})?,-?\\d{1,3}(\\.\\d{1,${decimals}})?$`),
      `must be latitude,longitude with at most ${decimals} decimals`,
    )
    .transform((text) => {
      const [lat = 0, lng = 0] = text.split(',').map(Number);
      return { lat, lng };
    })
    .refine(({ lat, lng }) => Math.abs(lat) <= MAX_LATITUDE && Math.abs(lng) <= MAX_LONGITUDE, {
      message: 'must be a point on earth',
    });
