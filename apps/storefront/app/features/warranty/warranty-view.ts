import type { WarrantyPart, WarrantyStatus } from '@paddock/server/contracts/warranty';
import type { PictureSource } from '@paddock/ui/picture';
import type { StatusKind } from '@paddock/ui/status';

/** The machine a request is about, with its days in words. */
export type MachineView = {
  name: string;
  variant: string | null;
  serial: string;
  until: string | null;
  picture: PictureSource | null;
};

export type DealerView = {
  id: number;
  name: string;
  lines: string;
  position: { lat: number; lng: number } | null;
};

export type RequestFormView = {
  bikeId: number;
  machine: MachineView;
  /** Why none can be sent. */
  blocked: 'over' | 'lost' | null;
  parts: WarrantyPart[];
  stores: DealerView[];
  phone: string;
  /** Names this one request, so that pressing twice sends it once. */
  key: string;
};

export type RequestView = {
  code: string;
  status: WarrantyStatus;
  part: WarrantyPart;
  description: string;
  phone: string | null;
  reason: string | null;
  machine: MachineView;
  store: { name: string; lines: string; phone: string | null };
  sent: string;
  /** In a sentence. */
  sentOn: string;
  verified: string | null;
  closed: string | null;
  files: { id: string; kind: 'image' | 'video'; isDrawn: boolean }[];
};

export const TONES: Record<WarrantyStatus, StatusKind> = {
  pending: 'warn',
  verified: 'ok',
  rejected: 'alert',
  in_repair: 'info',
  closed: 'draft',
};
