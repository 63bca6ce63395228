/** The sender. */
export interface MailSite {
  readonly slug: string;
  readonly country_iso: string | null;
  readonly timezone: string;
  readonly phone: string | null;
  /** Where an answer goes. */
  readonly email: string | null;
  readonly legal: { readonly entity: string; readonly address: readonly string[] } | null;
  /** The sender of its mails; null: that of all sites. */
  readonly sender?: MailSender | null;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
  readonly reply_to: string | null;
}

/** The site `s` as the sender of its mails: see `MailSite`. */
export const MAIL_SITE = `json_build_object('slug', s.slug, 'country_iso', s.country_iso, 'timezone', s.timezone,
    'phone', s.settings ->> 'office_phone', 'email', s.settings ->> 'office_email', 'legal', s.settings -> 'legal',
    'sender', s.settings -> 'mail_sender')`;
