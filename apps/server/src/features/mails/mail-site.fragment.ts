import { z } from 'zod';
import { SiteLegal } from '../sites/sites.contract.ts';

const MailSender = z.object({ name: z.string(), address: z.string(), reply_to: z.string().nullable() });
export type MailSender = Readonly<z.infer<typeof MailSender>>;

/** The sender. */
export const MailSite = z.object({
  slug: z.string(),
  country_iso: z.string().nullable(),
  timezone: z.string(),
  phone: z.string().nullable(),
  /** Where an answer goes. */
  email: z.string().nullable(),
  legal: SiteLegal.pick({ entity: true, address: true }).nullable(),
  /** The sender of its mails; null: that of all sites. */
  sender: MailSender.nullable().exactOptional(),
});
export type MailSite = Readonly<z.infer<typeof MailSite>>;

/** What a mail says beyond its order: each kind has its own fields, which its text names as placeholders. */
export const MailData = z.record(z.string(), z.unknown());

/** The site `s` as the sender of its mails: see `MailSite`. */
export const MAIL_SITE = `json_build_object('slug', s.slug, 'country_iso', s.country_iso, 'timezone', s.timezone,
    'phone', s.settings ->> 'office_phone', 'email', s.settings ->> 'office_email', 'legal', s.settings -> 'legal',
    'sender', s.settings -> 'mail_sender')`;
