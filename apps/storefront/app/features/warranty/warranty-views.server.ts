import type { Bike } from '@paddock/server/contracts/bikes';
import type { WarrantyRequest } from '@paddock/server/contracts/warranty';
import { findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import type { MachineView, RequestView } from './warranty-view.ts';

export const toMachineView = (visit: Visit, bike: Bike): MachineView => ({
  name: bike.name,
  variant: bike.variant,
  serial: bike.serial,
  until: datesOf(visit).dateAlone(bike.expires_at),
  picture: findPicture(bike.picture),
});

/** Street and town, as one line under a store's name. */
export const linesOf = ({ address, city }: { address: string; city: string }) => `${address}, ${city}`;

// What browsers draw; of the rest there is a name and a download.
const DRAWN = /^(image\/(jpeg|png|webp)|video\/)/;

export function toRequestView(visit: Visit, request: WarrantyRequest): RequestView {
  const dates = datesOf(visit);
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
    sent: dates.dateAlone(request.created_at),
    sentOn: dates.date(request.created_at),
    verified: request.verified_at && dates.dateAlone(request.verified_at),
    closed: request.closed_at && dates.dateAlone(request.closed_at),
    files: request.files.map(({ id, kind, mime_type }) => ({
      id,
      kind,
      isDrawn: DRAWN.test(mime_type ?? ''),
    })),
  };
}
