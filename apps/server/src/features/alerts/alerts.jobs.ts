import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** A guest requested an alert. The worker looks for an open one, so that the answer's timing does not reveal it. */
export const openAlertJob = defineJob({
  name: 'alerts.open',
  payload: z.object({
    siteId: z.number(),
    email: z.string(),
    locale: z.string(),
    productId: z.number(),
    colorId: z.number().nullable(),
    sizeId: z.number().nullable(),
    near: z.object({ place: z.string(), lat: z.number(), lng: z.number(), metres: z.number() }).nullable(),
    /** Names the request, so that a job that runs twice writes one mail. */
    request: z.string(),
  }),
  maxAttempts: 8,
});

/** Mails the alerts whose turn it is for the free units of one product. */
export const tellAlertsJob = defineJob({
  name: 'alerts.tell',
  payload: z.object({ siteId: z.number(), productId: z.number() }),
  maxAttempts: 12,
});

/** At most one of them waits for each product. */
export const tellAlertsKey = ({ siteId, productId }: { siteId: number; productId: number }) =>
  `alerts.tell:${siteId}:${productId}`;

/** Every minute: finds the products that have a free unit and an alert in the line. */
export const findArrivalsJob = defineJob({
  name: 'alerts.find_arrivals',
  payload: z.object({}),
  maxAttempts: 1,
});
