import type { Bike } from '@paddock/server/contracts/bikes';
import type { WarrantyRequest } from '@paddock/server/contracts/warranty';
import { findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { formatBikeDate } from '../bikes/bike-views.server.ts';
import type { MachineView, RequestView } from './warranty-view.ts';

export const toMachineView = (visit: Visit, bike: Bike): MachineView => ({
  name: bike.name,
  variant: bike.variant,
  serial: bike.serial,
  until: formatBikeDate(visit, bike.expires_at),
  picture: findPicture(bike.picture),
});

/** Street and town, as one line under a store's name. */
export const linesOf = ({ address, city }: { address: string; city: string }) => `${address}, ${city}`;

// What browsers draw; of the rest there is a name and a download.
const DRAWN = /^(image\/(jpeg|png|webp)|video\/)/;

export function toRequestView(visit: Visit, request: WarrantyRequest): RequestView {
  const { code, status, part, description, phone, reason, bike, store } = request;
  return {
    code,
    status,
    part,
    description,
    phone,
    reason,
    machine: {
      name: bike.name,
      variant: null,
      serial: bike.serial,
      until: null,
      picture: findPicture(bike.picture),
    },
    store: { name: store.name, lines: linesOf(store), phone: store.phone },
    sent: formatBikeDate(visit, request.created_at),
    verified: request.verified_at && formatBikeDate(visit, request.verified_at),
    closed: request.closed_at && formatBikeDate(visit, request.closed_at),
    files: request.files.map(({ id, kind, mime_type }) => ({
      id,
      kind,
      isDrawn: DRAWN.test(mime_type ?? ''),
    })),
  };
}
