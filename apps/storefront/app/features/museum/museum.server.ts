import { pictureUrl } from '@paddock/ui/picture';
import { getPicture } from '../../media/media.server.ts';
import { config } from '../../platform/config.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import type { RoomId } from './rooms.ts';

/** The museum's own site: the country's where it has one, else the brand's, else none. */
export function museumUrlOf(visit: Pick<Visit, 'site'>): string | null {
  const settings = visit.site?.settings as { museum_url?: unknown } | undefined;
  const own = settings?.museum_url;
  return typeof own === 'string' && /^https?:/.test(own) ? own : config.museumUrl;
}

/** The round picture of a room, for phones and for all others. */
export function panoramaOf(id: RoomId) {
  const source = getPicture(`pano-${id}`);
  const { widths } = source;
  return {
    small: pictureUrl(source, widths[0] ?? source.width, 'webp'),
    large: pictureUrl(source, widths.at(-1) ?? source.width, 'webp'),
  };
}
