import { expect, test } from 'vitest';
import { fromBaidu, toBaidu } from './baidu-degrees.ts';

test('[STORES-01] in China a place is moved to the degrees Baidu draws in, and back', () => {
  // The Bund, Shanghai: Baidu has it about a kilometre to the north-east of what a GPS says.
  const bund = { lat: 31.2397, lng: 121.4904 };
  const there = toBaidu(bund);
  expect(there.lng - bund.lng).toBeGreaterThan(0.009);
  expect(there.lng - bund.lng).toBeLessThan(0.014);
  expect(there.lat - bund.lat).toBeGreaterThan(0.002);
  expect(there.lat - bund.lat).toBeLessThan(0.006);
  const back = fromBaidu(there);
  expect(back.lat).toBeCloseTo(bund.lat, 4);
  expect(back.lng).toBeCloseTo(bund.lng, 4);
});
