import { AutorotatePlugin } from '@photo-sphere-viewer/autorotate-plugin';
import { EquirectangularAdapter, Viewer } from '@photo-sphere-viewer/core';
import { type MarkerConfig, MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import { type VirtualTourNode, VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';
import '@photo-sphere-viewer/virtual-tour-plugin/index.css';
import { type Room, roomOf } from '../rooms.ts';
import type { TourOptions } from './tour-port.ts';
import { LEVEL, motionOf } from './tour-times.ts';

type Options = Pick<TourOptions, 'stage' | 'start' | 'panorama' | 'words' | 'calm'> & {
  markersOf: (room: Room) => MarkerConfig[];
};

/** The panorama viewer with all rooms, without the autorotate plugin if less motion is preferred. */
export function createViewer({ stage, start, panorama, words, calm, markersOf }: Options): Viewer {
  const { fade, rest } = motionOf(calm);
  const nodeOf = (room: Room): VirtualTourNode => ({
    id: room.id,
    panorama: panorama(room.id),
    name: words.room(room.id),
    markers: markersOf(room),
    // The ways to other rooms are markers of ours.
    links: [],
  });
  return new Viewer({
    container: stage,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    navbar: false,
    keyboard: false,
    mousewheelCtrlKey: true,
    defaultPitch: LEVEL,
    defaultZoomLvl: 20,
    minFov: 35,
    maxFov: 85,
    canvasBackground: '#0b0a09',
    loadingTxt: '',
    plugins: [
      MarkersPlugin,
      VirtualTourPlugin.withConfig({
        renderMode: '2d',
        startNodeId: start,
        // Asked room by room: the viewer warns about a list of rooms that are not linked.
        dataMode: 'server',
        getNode: (id) => nodeOf(roomOf(id)),
        transitionOptions: () => fade,
      }),
      ...(rest ? [AutorotatePlugin.withConfig(rest)] : []),
    ],
  });
}
