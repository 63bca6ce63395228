// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { RoomId } from '../rooms.ts';

type Transition = { effect: string; speed: number };
const moves: { node: string; transition: Transition }[] = [];

// The viewer draws with WebGL; what it is told is recorded instead.
vi.mock('@photo-sphere-viewer/core', () => ({
  EquirectangularAdapter: { withConfig: () => ({}) },
  Viewer: class {
    readonly plugins: unknown[];
    constructor({ plugins }: { plugins: unknown[] }) {
      this.plugins = plugins;
    }
    getPlugin(kind: unknown) {
      return this.plugins.find((plugin) => (plugin as { kind?: unknown }).kind === kind);
    }
    addEventListener() {}
  },
}));
vi.mock('@photo-sphere-viewer/markers-plugin', () => ({ MarkersPlugin: {} }));
vi.mock('@photo-sphere-viewer/autorotate-plugin', () => {
  const AutorotatePlugin = { withConfig: () => ({ kind: AutorotatePlugin, addEventListener() {} }) };
  return { AutorotatePlugin };
});
vi.mock('@photo-sphere-viewer/virtual-tour-plugin', () => {
  const VirtualTourPlugin = {
    withConfig: (config: { transitionOptions: () => Transition }) => ({
      kind: VirtualTourPlugin,
      addEventListener() {},
      async setCurrentNode(node: string) {
        moves.push({ node, transition: config.transitionOptions() });
      },
    }),
  };
  return { VirtualTourPlugin };
});
for (const part of ['core', 'markers-plugin', 'virtual-tour-plugin'])
  vi.doMock(`@photo-sphere-viewer/${part}/index.css`, () => ({}));

test('[MUSEUM-04] walking to another room fades for 1000 ms, also with less motion', async () => {
  const { openTour } = await import('./open-tour.ts');
  for (const calm of [false, true]) {
    const tour = openTour({
      stage: document.createElement('div'),
      start: 'main',
      panorama: (id: RoomId) => `/media/pano-${id}.jpg`,
      words: { room: (id) => id, machine: (id) => id, walk: (to) => to },
      events: { onRoom() {}, onLook() {}, onMachine() {}, onTurning() {}, onFail() {} },
      dir: 'ltr',
      calm,
    });
    tour.go('giuseppe');
  }
  expect(moves).toMatchObject([
    { node: 'giuseppe', transition: { effect: 'fade', speed: 1000 } },
    { node: 'giuseppe', transition: { effect: 'fade', speed: 1000 } },
  ]);
});
