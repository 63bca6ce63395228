import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrand } from '@paddock/brand/find-brand';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';
import { headingOf, middleOf, shapeOf, spotOf } from './plan-shape.ts';
import { hasTranslatedName, modelName, ROOM_IDS, ROOMS, type RoomId, roomOf } from './rooms.ts';
import { motionOf } from './tour/tour-times.ts';

const read = (file: string | URL) => JSON.parse(readFileSync(file, 'utf8'));

test('[MUSEUM-02] there are five scenes: outdoor, main room, Giuseppe, Motobi, Leoncino', () => {
  expect(ROOMS.map(({ id }) => id)).toEqual(['outdoor', 'main', 'giuseppe', 'motobi', 'leoncino']);
  expect(ROOM_IDS).toHaveLength(5);
});

test('[MUSEUM-05] a room fades into the next in 1000 ms; the view turns after 3000 ms of rest', () => {
  expect(motionOf(false).fade).toMatchObject({ effect: 'fade', speed: 1000 });
  expect(motionOf(false).rest).toMatchObject({ autostartDelay: 3000, autostartOnIdle: true });
  expect(motionOf(true).rest).toBeNull();
});

test('every room can be reached from every other, and every way leads back', () => {
  for (const start of ROOM_IDS) {
    const seen = new Set<RoomId>([start]);
    for (const id of seen) for (const { to } of roomOf(id).ways) seen.add(to);
    expect([...seen].sort(), start).toEqual([...ROOM_IDS].sort());
  }
  for (const room of ROOMS)
    for (const { to } of room.ways)
      expect(
        roomOf(to).ways.map((way) => way.to),
        to,
      ).toContain(room.id);
});

test('the bearings are those written beside the panoramas when they were rendered', () => {
  const bearings = read(new URL('museum/bearings.json', findBrand()));
  for (const id of ROOM_IDS) {
    expect(bearings[id], id).toEqual(read(new URL(`media/pictures/pano-${id}.json`, findBrand())));
  }
});

test('no two hotspots of a room lie on each other', () => {
  for (const { id, machines, ways } of ROOMS) {
    const spots = [...machines, ...ways];
    for (const [n, one] of spots.entries()) {
      for (const other of spots.slice(n + 1)) {
        const apart = Math.hypot(one.yaw - other.yaw, one.pitch - other.pitch);
        expect(apart, `${id}: ${JSON.stringify([one, other])}`).toBeGreaterThan(8);
      }
    }
  }
});

test('every room and everything in it has its words in all 15 languages, its own and no others', () => {
  const machines = [...new Set(ROOMS.flatMap((room) => room.machines.map(({ id }) => id)))];
  const wanted = machines.flatMap((id) => [
    `museum.machine.${id}.text`,
    ...(hasTranslatedName(id) ? [`museum.machine.${id}.name`] : []),
  ]);
  const texts = new Map<string, Set<string>>();
  for (const locale of CATALOGUE_LOCALES) {
    const words = readCatalogue(fileURLToPath(findBrand()), locale);
    const own = Object.keys(words).filter((key) => key.startsWith('museum.machine.'));
    expect(own.sort(), locale).toEqual([...wanted].sort());
    for (const id of ROOM_IDS) {
      expect(words[`museum.scene.${id}`], locale).toBeTruthy();
      expect(words[`museum.room.${id}`], locale).toBeTruthy();
    }
    for (const key of own.filter((one) => one.endsWith('.text'))) {
      texts.set(key, (texts.get(key) ?? new Set()).add(words[key] ?? ''));
    }
  }
  // A text left in another language would be there twice.
  for (const [key, wordings] of texts) expect(wordings.size, key).toBe(15);
  expect(modelName('corsa')).toBe('Corsa 175');
});

test('the plan shows where one looks: to the title wall to the left in the hall, down in the Giuseppe room', () => {
  expect(headingOf('main', 0)).toBe(180);
  expect(headingOf('main', 90)).toBe(270);
  expect(headingOf('giuseppe', 0)).toBe(90);
  expect(headingOf('motobi', -90)).toBe(180);
});

test('everything stands within the walls of its room on the plan', () => {
  for (const room of ROOMS) {
    const { x, y, width, height } = shapeOf(room.id);
    for (const machine of room.machines) {
      const spot = spotOf(room.id, machine);
      expect(spot.x).toBeGreaterThan(x);
      expect(spot.x).toBeLessThan(x + width);
      expect(spot.y).toBeGreaterThan(y);
      expect(spot.y).toBeLessThan(y + height);
    }
  }
  // The machine straight ahead is left of the middle of the hall.
  const ahead = roomOf('main').machines.find(({ id }) => id === 'lupo');
  expect(ahead && spotOf('main', ahead).x).toBeLessThan(middleOf(shapeOf('main')).x);
});
