// Generated from the database by `npm run db:snapshot`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A calendar day, YYYY-MM-DD: a Date would shift it with the time zone. */
export type Day = string;
type Instant = ColumnType<Date, Date | string, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as text, because the driver would turn an array into a PostgreSQL array; read as unknown and then parsed. */
type Json = ColumnType<unknown, string, string>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
type DefaultJson = ColumnType<unknown, string | undefined, string>;
type Decimal = ColumnType<string, number | string, number | string>;
type NullableDecimal = ColumnType<string | null, number | string | null | undefined, number | string | null>;

export interface Addresses {
  site_id: number;
  id: Generated<number>;
  customer_id: number | null;
  cart_id: string | null;
  type: 'billing' | 'shipping' | 'pickup';
  label: string | null;
  given_name: string;
  family_name: string;
  phone: string | null;
  company: string | null;
  vat_number: string | null;
  address1: string;
  address2: string | null;
  city: string;
  state: string | null;
  postal_code: string | null;
  country_code: string;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface Alerts {
  site_id: number;
  id: Generated<number>;
  product_id: number;
  color_id: number | null;
  size_id: number | null;
  email: string;
  email_key: GeneratedAlways<string>;
  locale: string;
  place: string | null;
  location: string | null;
  radius_m: number | null;
  status: Generated<'pending' | 'waiting' | 'told' | 'ended'>;
  confirmed_at: NullableInstant;
  unit_id: string | null;
  told_at: NullableInstant;
  changed_at: DefaultInstant;
  created_at: DefaultInstant;
}

export interface ApprovalRules {
  id: Generated<number>;
  permission: string;
  for_site_id: number | null;
  currency: string;
  min_amount_minor: number | null;
  set_by: number | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface Approvals {
  site_id: number;
  id: Generated<number>;
  permission: string;
  contract: string;
  input: Json;
  subject_kind: string;
  subject_ref: string;
  subject_state: Json;
  amount_minor: number | null;
  currency: string | null;
  limit_minor: number | null;
  reason: Generated<string>;
  status: Generated<'proposed' | 'approved' | 'done' | 'refused' | 'withdrawn' | 'moved_on' | 'expired'>;
  proposed_by: number;
  proposed_at: DefaultInstant;
  expires_at: DefaultInstant;
  decided_by: number | null;
  decided_at: NullableInstant;
  note: Generated<string>;
  result: NullableJson;
  updated_at: DefaultInstant;
}

export interface ArticleSites {
  site_id: number;
  article_id: number;
}

export interface ArticleTags {
  article_id: number;
  tag: string;
  position: Generated<number>;
}

export interface ArticleTranslations {
  article_id: number;
  locale: string;
  slug: string;
  title: string;
  excerpt: string;
  blocks: Json;
}

export interface Articles {
  id: Generated<number>;
  number: Generated<number>;
  slug: string;
  cover: string;
  published_at: NullableInstant;
  shown_from: NullableInstant;
  shown_until: NullableInstant;
  limited: Generated<boolean>;
  announced_at: NullableInstant;
  created_by: Generated<string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  revision: Generated<number>;
  imported_revision: number | null;
}

export interface AttributeTranslations {
  attribute_id: number;
  locale: string;
  name: string;
  group_name: string | null;
}

export interface AttributeValueTranslations {
  value_id: number;
  locale: string;
  content: string;
}

export interface AttributeValues {
  id: Generated<number>;
  attribute_id: number;
  slug: string;
  original_content: string;
  settings: DefaultJson;
  position: Generated<number>;
}

export interface Attributes {
  id: Generated<number>;
  slug: string;
  original_name: string;
  original_group: string | null;
  position: Generated<number>;
}

export interface AuditChain {
  site_id: number;
  number: number;
  through_xact: string;
  row_count: number;
  hash: Buffer;
  created_at: DefaultInstant;
}

export interface AuditLog {
  site_id: number;
  id: Generated<number>;
  xact: Generated<string>;
  occurred_at: DefaultInstant;
  actor_kind: 'customer' | 'guest' | 'staff' | 'system' | 'provider' | 'feed';
  actor_ref: string | null;
  action: string;
  subject_kind: string;
  subject_ref: string;
  request_id: string | null;
  reason: string | null;
  before: NullableJson;
  after: NullableJson;
  private_hash: Buffer | null;
  approval_id: number | null;
  undoes_id: number | null;
}

export interface AuditPrivate {
  site_id: number;
  audit_id: number;
  salt: Buffer;
  before: Json;
  after: Json;
  email_key: string | null;
  customer_id: number | null;
}

export interface BankAccounts {
  site_id: number;
  id: Generated<number>;
  name: string;
  number: string;
  holder: string;
  bic: string | null;
  currency: string;
  csv_columns: NullableJson;
  closing_minor: number | null;
  closed_on: Day | null;
  created_at: DefaultInstant;
}

export interface BankLines {
  site_id: number;
  id: Generated<number>;
  account_id: number;
  statement_id: number;
  booked_on: Day;
  value_on: Day;
  bank_ref: string;
  amount_minor: number;
  currency: string;
  ordinal: number;
  name: string;
  iban: string | null;
  text: string;
  state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned';
  bookings: DefaultJson;
  order_code: string | null;
  decided_by: number | null;
  decided_at: NullableInstant;
  note: string | null;
}

export interface BankStatements {
  site_id: number;
  id: Generated<number>;
  account_id: number;
  format: 'camt053' | 'mt940' | 'csv';
  file_name: string;
  file_hash: Buffer;
  part: number;
  statement_ref: string;
  from_on: Day | null;
  to_on: Day | null;
  opening_minor: number | null;
  closing_minor: number | null;
  overrides_balance: Generated<boolean>;
  imported_by: number;
  imported_at: DefaultInstant;
}

export interface BikeOwners {
  site_id: number;
  id: Generated<number>;
  bike_id: number;
  customer_id: number;
  how: 'bought' | 'registered' | 'transferred';
  since: DefaultInstant;
  until: NullableInstant;
}

export interface BikeRegistrations {
  site_id: number;
  id: Generated<number>;
  customer_id: number;
  unit_id: string;
  serial: string;
  purchased_on: Day | null;
  proof_upload_id: string | null;
  status: Generated<'pending' | 'verified' | 'rejected'>;
  reason: string | null;
  created_at: DefaultInstant;
  decided_at: NullableInstant;
}

export interface BikeTransfers {
  site_id: number;
  id: Generated<number>;
  bike_id: number;
  from_customer_id: number;
  to_email: string;
  to_customer_id: number | null;
  token_hash: Buffer | null;
  status: Generated<'pending' | 'accepted' | 'declined' | 'cancelled' | 'expired'>;
  created_at: DefaultInstant;
  expires_at: DefaultInstant;
  ended_at: NullableInstant;
}

export interface Bikes {
  site_id: number;
  id: Generated<number>;
  unit_id: string;
  product_id: number;
  variant_id: number;
  serial: string;
  serial_key: GeneratedAlways<string>;
  serial_end_key: GeneratedAlways<string>;
  customer_id: number | null;
  order_id: number | null;
  purchased_on: Day | null;
  activated_at: DefaultInstant;
  expires_at: Instant;
  lost_at: NullableInstant;
  recovery_message: string | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface BulkRows {
  run_id: string;
  no: number;
  for_site_id: number;
  subject_ref: string;
  checked_at: NullableInstant;
  dry_refusal: string | null;
  change: DefaultJson;
  outcome: 'done' | 'refused' | null;
  refusal: string | null;
  done_at: NullableInstant;
}

export interface BulkRuns {
  id: string;
  staff_id: number;
  action: string;
  status: Generated<'checking' | 'checked' | 'running' | 'stopping' | 'stopped' | 'done'>;
  request_id: string;
  row_count: number;
  created_at: DefaultInstant;
  started_at: NullableInstant;
  ended_at: NullableInstant;
}

export interface CartLines {
  site_id: number;
  cart_id: string;
  unit_id: string;
  added_at: DefaultInstant;
}

export interface Carts {
  site_id: number;
  id: Generated<string>;
  customer_id: number | null;
  status: Generated<'open' | 'ordered' | 'abandoned'>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  contact: NullableJson;
  delivery: NullableJson;
  key_hash: Buffer | null;
  contact_key: GeneratedAlways<string | null>;
}

export interface Categories {
  id: Generated<number>;
  type_id: number;
  slug: string;
  original_name: string;
  picture: string | null;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface CategoryTranslations {
  category_id: number;
  locale: string;
  name: string;
}

export interface CheckoutProofs {
  site_id: number;
  id: Generated<number>;
  cart_id: string;
  email_key: Buffer;
  captcha_passed_at: NullableInstant;
  token_hash: Buffer | null;
  token_expires_at: NullableInstant;
  confirmed_at: NullableInstant;
  created_at: DefaultInstant;
}

export interface ClaimKeys {
  site_id: number;
  claim_id: number;
  kind: 'network' | 'email' | 'phone' | 'device' | 'customer';
  key: Buffer;
}

export interface Consents {
  site_id: number;
  id: string;
  decided_at: DefaultInstant;
  version: number;
  regime: 'opt_in' | 'ccpa' | 'notice';
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
  gpc: boolean;
}

export interface ContactTickets {
  site_id: number;
  id: string;
  code: Generated<string>;
  department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international';
  name: string;
  email: string;
  email_key: GeneratedAlways<string>;
  phone: string | null;
  order_code: string | null;
  serial: string | null;
  subject: string | null;
  message: string;
  locale: string;
  channel: Generated<'form' | 'mail'>;
  received_at: DefaultInstant;
  due_at: DefaultInstant;
  answered_at: NullableInstant;
  taken_by: number | null;
  taken_at: NullableInstant;
  closed_at: NullableInstant;
  merged_into_id: string | null;
}

export interface ContentInstants {
  tag: string;
  at: Instant;
}

export interface CustomerNotes {
  site_id: number;
  customer_id: number;
  contact_preference: Generated<string>;
  body: Generated<string>;
  revision: Generated<number>;
  updated_by: number;
  updated_at: DefaultInstant;
}

export interface CustomerTokens {
  site_id: number;
  id: Generated<number>;
  customer_id: number;
  kind: 'session' | 'recovery' | 'verification' | 'email_change' | 'order_link' | 'secure_account';
  token_hash: Buffer;
  expires_at: Instant;
  used_at: NullableInstant;
  revoked_at: NullableInstant;
  last_seen_at: NullableInstant;
  user_agent: string | null;
  created_at: DefaultInstant;
  data: DefaultJson;
  previous_hash: Buffer | null;
  previous_until: NullableInstant;
  rotated_at: NullableInstant;
  confirmed_at: NullableInstant;
}

export interface Customers {
  site_id: number;
  id: Generated<number>;
  email: string;
  email_key: GeneratedAlways<string>;
  password_hash: string | null;
  given_name: string;
  family_name: string;
  phone: string | null;
  family_first_key: GeneratedAlways<string | null>;
  given_first_key: GeneratedAlways<string | null>;
  email_prefix_key: GeneratedAlways<string | null>;
  phone_suffix_key: GeneratedAlways<string | null>;
  locale: string;
  email_verified_at: NullableInstant;
  blocked_at: NullableInstant;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  erased_at: NullableInstant;
}

export interface Delays {
  site_id: number;
  promise_id: number;
  status: Generated<'open' | 'notified' | 'skipped'>;
  attempts: Generated<number>;
  next_try_at: DefaultInstant;
  settled_at: NullableInstant;
}

export interface DeliveryPromises {
  site_id: number;
  id: Generated<number>;
  unit_id: string;
  cart_id: string | null;
  order_id: number | null;
  local_days: number;
  total_days: number;
  promised_on: Day;
  reason: Generated<'placed' | 'revised'>;
  shown_at: DefaultInstant;
}

export interface DemonstratorBlocks {
  site_id: number;
  id: Generated<number>;
  demonstrator_id: number;
  starts_at: Instant;
  ends_at: Instant;
  reason: string;
  created_at: DefaultInstant;
  lifted_at: NullableInstant;
}

export interface Demonstrators {
  site_id: number;
  id: Generated<number>;
  ref: string;
  store_id: number;
  product_id: number;
  variant_id: number | null;
  status: Generated<'active' | 'retired'>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface DeskDrafts {
  staff_id: number;
  subject_kind: string;
  subject_ref: string;
  for_site_id: number | null;
  title: string;
  address: string;
  content: Json;
  base_revision: string | null;
  version: Generated<number>;
  updated_at: DefaultInstant;
}

export interface DeskPresence {
  staff_id: number;
  subject_kind: string;
  subject_ref: string;
  for_site_id: number | null;
  since_at: DefaultInstant;
  seen_at: DefaultInstant;
}

export interface EventHeads {
  site_id: number;
  last_sequence: Generated<number>;
  deleted_through: Generated<number>;
}

export interface EventOutbox {
  site_id: number;
  id: Generated<number>;
  type: string;
  version: Generated<number>;
  subject: string;
  data: Json;
  occurred_at: DefaultInstant;
}

export interface Events {
  site_id: number;
  sequence: number;
  type: string;
  version: number;
  subject: string;
  data: Json;
  occurred_at: Instant;
  recorded_at: DefaultInstant;
}

export interface Exports {
  id: string;
  staff_id: number;
  list: string;
  query: string;
  site_ids: number[];
  status: 'ready' | 'queued' | 'stored';
  row_count: number | null;
  created_at: DefaultInstant;
  stored_at: NullableInstant;
}

export interface FeedTokens {
  id: Generated<number>;
  for_site_id: number | null;
  name: string;
  token_hash: Buffer;
  created_at: DefaultInstant;
  last_used_at: NullableInstant;
  revoked_at: NullableInstant;
}

export interface FrameChanges {
  transaction_no: Generated<number>;
  mark: Generated<string>;
  changed_at: DefaultInstant;
}

export interface GeometryMeasureTranslations {
  measure: string;
  locale: string;
  name: string;
}

export interface GeometryMeasures {
  slug: string;
  unit: 'mm' | 'deg' | 'cm';
  original_name: string;
  position: Generated<number>;
}

export interface GlossaryTerms {
  id: Generated<number>;
  locale: string;
  term: string;
  source: string | null;
  definition: string;
  forbidden: Generated<string[]>;
  kinds: Generated<string[]>;
  origin: Generated<'release' | 'desk'>;
  retired_at: NullableInstant;
  revision: Generated<number>;
  imported_revision: number | null;
}

export interface Grants {
  id: Generated<number>;
  staff_id: number;
  role: string;
  scope_kind: string;
  scope_ref: string | null;
  from_at: DefaultInstant;
  until_at: NullableInstant;
  given_by: number | null;
  confirmed_at: NullableInstant;
  reason: string;
  group_grant_id: number | null;
  created_at: DefaultInstant;
  ended_at: NullableInstant;
  ended_by: number | null;
}

export interface GroupGrants {
  id: Generated<number>;
  group_name: string;
  role: string;
  scope_kind: string;
  scope_ref: string | null;
  created_at: DefaultInstant;
  created_by: number | null;
  confirmed_at: NullableInstant;
  until_at: NullableInstant;
  ended_at: NullableInstant;
}

export interface IdempotencyKeys {
  site_id: number;
  actor: string;
  key: string;
  request_hash: Buffer;
  response_status: number | null;
  response_headers: NullableJson;
  response_body: string | null;
  created_at: DefaultInstant;
  completed_at: NullableInstant;
  expires_at: DefaultInstant;
  made: string | null;
}

export interface InvoiceSeries {
  site_id: number;
  series: string;
  legal_entity: string;
  last_number: Generated<number>;
}

export interface Invoices {
  site_id: number;
  id: Generated<number>;
  series: string;
  number: number;
  kind: 'invoice' | 'credit_note';
  order_id: number;
  credits_invoice_id: number | null;
  issued_on: Day;
  total_minor: number;
  currency: string;
  document: Json;
  created_at: DefaultInstant;
  refund_id: string | null;
}

export interface KnownDevices {
  site_id: number;
  id: Generated<number>;
  customer_id: number;
  token_hash: Buffer;
  created_at: DefaultInstant;
  last_used_at: DefaultInstant;
}

export interface LedgerEntries {
  site_id: number;
  posting_id: number;
  entry_no: number;
  account: 'provider' | 'customer' | 'sales' | 'refunds' | 'disputes' | 'fees' | 'bank';
  amount_minor: number;
  currency: string;
}

export interface LedgerPostings {
  site_id: number;
  id: Generated<number>;
  attempt_id: string;
  kind: 'authorised' | 'captured' | 'refunded' | 'chargeback' | 'chargeback_won' | 'fee';
  provider: string;
  provider_txn_id: string;
  occurred_at: Instant;
  created_at: DefaultInstant;
  reference_key: string | null;
  shares_reference: Generated<boolean>;
}

export interface LetterSends {
  site_id: number;
  letter_id: number;
  subscriber_id: number;
  locale: string;
  status: Generated<'sending' | 'deferred' | 'sent' | 'failed' | 'uncertain' | 'bounced' | 'complained'>;
  tries: Generated<number>;
  claimed_at: DefaultInstant;
  retry_at: NullableInstant;
  detail: string | null;
}

export interface LetterTexts {
  site_id: number;
  letter_id: number;
  locale: string;
  subject: string;
  preview: Generated<string>;
  blocks: Json;
}

export interface Letters {
  site_id: number;
  id: Generated<number>;
  name: string;
  status: Generated<'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'>;
  revision: Generated<number>;
  created_by: number;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  scheduled_at: NullableInstant;
  started_at: NullableInstant;
  ended_at: NullableInstant;
  planned: number | null;
  last_subscriber_id: number | null;
  sent_through_id: Generated<number>;
}

export interface LoadedRows {
  table_name: string;
  key: string;
  loaded: Json;
}

export interface LoginCounters {
  site_id: number;
  subject_kind: 'account' | 'address';
  subject_hash: Buffer;
  failures: Generated<number>;
  window_started_at: DefaultInstant;
  locked_until: NullableInstant;
}

export interface Mails {
  site_id: number;
  id: Generated<number>;
  key: string;
  kind: string;
  order_id: number | null;
  to_email: string;
  locale: string;
  data: DefaultJson;
  status: Generated<'queued' | 'sent' | 'given_up'>;
  subject: string | null;
  last_error: string | null;
  queued_at: DefaultInstant;
  sent_at: NullableInstant;
  to_key: GeneratedAlways<string>;
}

export interface ManualFiles {
  manual_id: number;
  locale: string;
  url: string;
  file_name: string;
  mime_type: Generated<string>;
  bytes: number;
}

export interface ManualTranslations {
  manual_id: number;
  locale: string;
  name: string;
}

export interface Manuals {
  id: Generated<number>;
  product_id: number | null;
  slug: string;
  original_name: string;
  position: Generated<number>;
}

export interface Media {
  id: Generated<number>;
  key: string;
  mime_type: string;
  origin: Generated<'brand' | 'desk'>;
  status: Generated<'processing' | 'usable' | 'refused' | 'retired'>;
  width: number | null;
  height: number | null;
  color: string | null;
  focal_x: number | null;
  focal_y: number | null;
  is_decorative: Generated<boolean>;
  placeholder: string | null;
  created_at: DefaultInstant;
  hash: string | null;
  widths: Generated<number[]>;
  formats: Generated<string[]>;
  duration: NullableDecimal;
  poster_id: number | null;
  for_site_id: number | null;
  revision: Generated<number>;
  imported_revision: number | null;
}

export interface MediaFiles {
  id: Generated<string>;
  media_id: number;
  name: string;
  size_bytes: number;
  received_bytes: Generated<number>;
  status: Generated<'uploading' | 'uploaded' | 'checked' | 'rendered' | 'refused'>;
  refusal: string | null;
  mime_type: string | null;
  sha256: Buffer | null;
  hash: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  color: string | null;
  staff_id: number | null;
  created_at: DefaultInstant;
  rendered_at: NullableInstant;
  replaced_at: NullableInstant;
  original_deleted_at: NullableInstant;
}

export interface MediaRenditions {
  file_id: string;
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
  bytes: number;
}

export interface MediaTranslations {
  media_id: number;
  locale: string;
  alt: string;
}

export interface MediaUses {
  key: string;
  kind: 'page' | 'article' | 'letter';
  owner_id: number;
  locale: string;
  ref: string;
  for_site_id: number | null;
  until_at: NullableInstant;
}

export interface MenuVersions {
  id: Generated<number>;
  for_site_id: number | null;
  menu: 'head' | 'foot';
  layout: Json;
  publish_at: NullableInstant;
  publish_until: NullableInstant;
  created_by: string;
  created_at: DefaultInstant;
  revision: Generated<number>;
  imported_revision: number | null;
}

export interface NewsTagTranslations {
  tag: string;
  locale: string;
  name: string;
}

export interface NewsTags {
  slug: string;
  position: Generated<number>;
}

export interface OrderEvents {
  site_id: number;
  order_id: number;
  seq: number;
  kind: string;
  actor_kind: 'customer' | 'guest' | 'staff' | 'system' | 'provider' | 'feed';
  actor_ref: string | null;
  data: DefaultJson;
  occurred_at: DefaultInstant;
}

export interface OrderLines {
  site_id: number;
  order_id: number;
  line_no: number;
  unit_id: string;
  product_id: number;
  variant_id: number;
  sku: string;
  serial: string | null;
  serial_key: GeneratedAlways<string | null>;
  name: string;
  details: DefaultJson;
  price_minor: number;
  discount_minor: Generated<number>;
  tax_minor: number;
  tax_rate: Decimal;
  promised_on: Day | null;
}

export interface OrderNotes {
  site_id: number;
  id: Generated<number>;
  order_id: number;
  staff_ref: string;
  text: string;
  created_at: DefaultInstant;
}

export interface Orders {
  site_id: number;
  id: Generated<number>;
  code: Generated<string>;
  customer_id: number | null;
  cart_id: string | null;
  idempotency_key: string | null;
  status: Generated<'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'>;
  payment_status: Generated<'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'>;
  fulfilment_status: Generated<'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned'>;
  locale: string;
  email: string;
  given_name: string;
  family_name: string;
  phone: string | null;
  email_key: GeneratedAlways<string | null>;
  phone_key: GeneratedAlways<string | null>;
  family_key: GeneratedAlways<string | null>;
  given_key: GeneratedAlways<string | null>;
  currency: string;
  prices_include_tax: boolean;
  subtotal_minor: number;
  discount_minor: Generated<number>;
  shipping_minor: Generated<number>;
  tax_minor: number;
  total_minor: number;
  tax_lines: DefaultJson;
  exchanged_total_minor: number | null;
  exchanged_currency: string | null;
  exchange_rate: NullableDecimal;
  exchanged_at: NullableInstant;
  delivery_method: 'shipment' | 'pickup';
  store_id: number | null;
  shipment: NullableJson;
  delivery_address: NullableJson;
  billing_address: NullableJson;
  payment_method_id: number | null;
  deadline_at: NullableInstant;
  placed_at: DefaultInstant;
  confirmed_at: NullableInstant;
  delivered_at: NullableInstant;
  cancelled_at: NullableInstant;
  cancel_reason: string | null;
  updated_at: DefaultInstant;
  registered_at: NullableInstant;
  payment_ref: string | null;
  terms_accepted_at: NullableInstant;
  link_version: Generated<number>;
  erp_number: string | null;
  erp_acknowledged_at: NullableInstant;
}

export interface PageVersions {
  id: Generated<number>;
  for_site_id: number | null;
  slug: string;
  locale: string;
  title: string;
  description: string;
  blocks: Json;
  publish_at: NullableInstant;
  publish_until: NullableInstant;
  created_by: string;
  created_at: DefaultInstant;
  revision: Generated<number>;
  imported_revision: number | null;
}

export interface PasskeyChallenges {
  site_id: number;
  challenge_hash: Buffer;
  customer_id: number | null;
  expires_at: Instant;
}

export interface Passkeys {
  site_id: number;
  id: Generated<number>;
  customer_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  backed_up: Generated<boolean>;
  name: string;
  created_at: DefaultInstant;
  last_used_at: NullableInstant;
}

export interface PaymentAttempts {
  site_id: number;
  id: Generated<string>;
  order_id: number;
  method_id: number;
  provider: string;
  account_ref: string | null;
  amount_minor: number;
  currency: string;
  exponent: number;
  fx_quote: NullableJson;
  status: Generated<'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'>;
  provider_ref: string | null;
  provider_payment_ref: string | null;
  version: Generated<number>;
  expires_at: NullableInstant;
  next_poll_at: NullableInstant;
  poll_count: Generated<number>;
  last_error: string | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  post: NullableJson;
  hints: DefaultJson;
  card: NullableJson;
  failure: string | null;
}

export interface PaymentCases {
  site_id: number;
  id: Generated<number>;
  order_id: number | null;
  attempt_id: string | null;
  kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long';
  status: Generated<'open' | 'resolved'>;
  detail: DefaultJson;
  resolution: string | null;
  opened_at: DefaultInstant;
  resolved_at: NullableInstant;
  refund_id: string | null;
  account_ref: string | null;
  provider_txn_id: string | null;
}

export interface PaymentMethodTranslations {
  site_id: number;
  method_id: number;
  locale: string;
  name: string;
  instructions: string | null;
}

export interface PaymentMethods {
  site_id: number;
  id: Generated<number>;
  code: string;
  provider: string;
  component: string;
  account_ref: string | null;
  reserve_minutes: number;
  enabled: Generated<boolean>;
  settings: DefaultJson;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  type: Generated<'cash' | 'check-payment' | 'bank-transfer' | 'tdc' | 'others'>;
}

export interface Previews {
  site_id: number;
  id: Generated<number>;
  token_hash: Buffer;
  at: NullableInstant;
  drafts: Generated<boolean>;
  until_at: Instant;
  created_by: string;
  created_at: DefaultInstant;
}

export interface Prices {
  site_id: number;
  id: Generated<number>;
  variant_id: number | null;
  unit_id: string | null;
  amount_minor: number;
  currency: string;
  valid_from: DefaultInstant;
  created_at: DefaultInstant;
}

export interface PrivacyRequests {
  site_id: number;
  id: Generated<number>;
  code: Generated<string>;
  kind: 'export' | 'erase' | 'correct';
  email: string;
  email_key: GeneratedAlways<string>;
  locale: string;
  note: Generated<string>;
  status: Generated<'received' | 'proved' | 'done' | 'refused'>;
  received_at: DefaultInstant;
  due_at: DefaultInstant;
  links: Generated<number>;
  proved_at: NullableInstant;
  closed_at: NullableInstant;
  closed_by: number | null;
  refusal: string | null;
  opened_by: number;
}

export interface ProductDocuments {
  product_id: number;
  locale: string;
  revision: number;
  body: Json;
  built_at: DefaultInstant;
}

export interface ProductFeatureTranslations {
  feature_id: number;
  locale: string;
  title: string;
  body: string;
}

export interface ProductFeatures {
  id: Generated<number>;
  product_id: number;
  original_title: string;
  cover_media_id: number | null;
  video_media_id: number | null;
  position: Generated<number>;
}

export interface ProductFits {
  accessory_id: number;
  product_id: number;
}

export interface ProductGeometries {
  product_id: number;
  measure: string;
  size_index: number;
  size_name: string;
  value: Decimal;
}

export interface ProductMedia {
  product_id: number;
  media_id: number;
  variant_id: number | null;
  role: Generated<'gallery' | 'hero' | 'feature' | 'spin'>;
  position: Generated<number>;
}

export interface ProductQuestionTranslations {
  question_id: number;
  locale: string;
  question: string;
  answer: string;
}

export interface ProductQuestions {
  id: Generated<number>;
  product_id: number;
  position: Generated<number>;
}

export interface ProductTranslations {
  product_id: number;
  locale: string;
  name: string | null;
  kind: string | null;
  tagline: string | null;
  description: string | null;
  headline: string | null;
  aliases: Generated<string[]>;
}

export interface ProductValues {
  product_id: number;
  attribute_id: number;
  value_id: number;
  position: Generated<number>;
}

export interface Products {
  id: Generated<number>;
  type_id: number;
  category_id: number;
  slug: string;
  sku: string;
  original_name: string;
  picture: string | null;
  status: Generated<'draft' | 'active' | 'retired'>;
  warranty_months: Generated<number>;
  made_to_order: Generated<boolean>;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  revision: Generated<number>;
  limited: Generated<boolean>;
}

export interface ProviderEvents {
  site_id: number;
  id: Generated<number>;
  provider: string;
  event_id: string;
  attempt_id: string | null;
  verified: boolean;
  headers: DefaultJson;
  body: Buffer;
  received_at: DefaultInstant;
  processed_at: NullableInstant;
  outcome: string | null;
  account_ref: string | null;
  kind: string | null;
  reference: string | null;
  provider_ref: string | null;
  provider_payment_ref: string | null;
}

export interface ReconciliationReports {
  site_id: number;
  id: Generated<number>;
  provider: string;
  account_ref: string;
  from_at: Instant;
  to_at: Instant;
  matched: number;
  differences: DefaultJson;
  created_at: DefaultInstant;
}

export interface RefundFiles {
  site_id: number;
  id: Generated<number>;
  account_id: number;
  message_id: string;
  execute_on: Day;
  made_by: number;
  made_at: DefaultInstant;
}

export interface RefundPayees {
  site_id: number;
  refund_id: string;
  iban: string;
  holder: string;
  file_id: number | null;
  set_by: number;
  set_at: DefaultInstant;
}

export interface Refunds {
  site_id: number;
  id: Generated<string>;
  attempt_id: string;
  amount_minor: number;
  currency: string;
  status: Generated<'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual'>;
  reason: string;
  tries: Generated<number>;
  due_at: DefaultInstant;
  provider_ref: string | null;
  last_error: string | null;
  requested_by: number | null;
  approval_id: number | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface ReturnFiles {
  site_id: number;
  return_id: number;
  upload_id: string;
}

export interface ReturnLines {
  site_id: number;
  return_id: number;
  order_id: number;
  unit_id: string;
  outcome: 'resell' | 'scrap' | null;
}

export interface Returns {
  site_id: number;
  id: Generated<number>;
  code: Generated<string>;
  order_id: number;
  reason: 'changed_mind' | 'not_as_described' | 'damaged' | 'wrong_item' | 'other' | 'withdrawal';
  note: string | null;
  status: Generated<'requested' | 'approved' | 'rejected' | 'received' | 'refunded' | 'withdrawn'>;
  rejection: string | null;
  refund_minor: number | null;
  requested_at: DefaultInstant;
  approved_at: NullableInstant;
  received_at: NullableInstant;
  ended_at: NullableInstant;
  updated_at: DefaultInstant;
}

export interface Reviews {
  site_id: number;
  id: Generated<number>;
  code: Generated<string>;
  product_id: number;
  order_id: number | null;
  unit_id: string | null;
  import_ref: string | null;
  stars: number;
  title: string;
  body: string;
  author: string | null;
  place: string | null;
  locale: string;
  status: Generated<'waiting' | 'published' | 'refused'>;
  refusal: string | null;
  answer: string | null;
  written_at: DefaultInstant;
  decided_at: NullableInstant;
  answered_at: NullableInstant;
}

export interface RolePermissions {
  role: string;
  permission: string;
}

export interface Roles {
  name: string;
  label: string;
  revision: Generated<number>;
  created_at: DefaultInstant;
  changed_at: DefaultInstant;
  created_by: number | null;
}

export interface SavedReplies {
  site_id: number;
  id: Generated<number>;
  locale: string;
  name: string;
  body: string;
  updated_at: DefaultInstant;
}

export interface SavedViews {
  id: string;
  staff_id: number;
  shared_role: string | null;
  list: string;
  name: string;
  address: string;
  is_pinned: Generated<boolean>;
  updated_at: DefaultInstant;
}

export interface SchemaMigrations {
  name: string;
  sha256: string;
  applied_at: DefaultInstant;
}

export interface SearchDocuments {
  product_id: number;
  locale: string;
  revision: number;
  recipe: string;
  version: number;
  name: string;
  kind: string | null;
  words: Json;
}

export interface SearchState {
  only_one: Generated<boolean>;
  version: Generated<number>;
}

export interface ShipmentEvents {
  site_id: number;
  id: Generated<number>;
  order_id: number;
  carrier: string;
  carrier_event_id: string;
  tracking: string;
  status: 'collected' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned';
  occurred_at: Instant;
  received_at: DefaultInstant;
}

export interface ShipmentMethodTranslations {
  site_id: number;
  method_id: number;
  locale: string;
  name: string;
}

export interface ShipmentMethods {
  site_id: number;
  id: Generated<number>;
  code: string;
  kind: 'home' | 'pickup';
  carrier: string;
  first_minor: Generated<number>;
  further_minor: Generated<number>;
  extra_days: Generated<number>;
  enabled: Generated<boolean>;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface SiteLocales {
  site_id: number;
  locale: string;
  edition: string | null;
  name: string;
  is_default: Generated<boolean>;
  position: Generated<number>;
}

export interface SiteProducts {
  site_id: number;
  product_id: number;
  published: Generated<boolean>;
  position: Generated<number>;
  labels: Generated<string[]>;
}

export interface Sites {
  id: Generated<number>;
  slug: string;
  name: string;
  country_iso: string | null;
  country_name: string;
  continent: string;
  region: 'africa' | 'americas' | 'asia' | 'europe' | 'oceania';
  lat: number;
  lng: number;
  currency: string;
  timezone: string;
  enable_shop: Generated<boolean>;
  maintenance: Generated<boolean>;
  settings: DefaultJson;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface Staff {
  id: Generated<number>;
  kind: 'person' | 'api_key';
  name: string;
  email: string | null;
  email_key: GeneratedAlways<string | null>;
  locale: Generated<string>;
  timezone: Generated<string>;
  status: Generated<'invited' | 'active' | 'suspended'>;
  confirmed_at: NullableInstant;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  created_at: DefaultInstant;
  created_by: number | null;
}

export interface StaffChallenges {
  hash: Buffer;
  purpose: 'sign_in' | 'register' | 'strong' | 'nonce';
  staff_id: number | null;
  expires_at: Instant;
}

export interface StaffInvitations {
  id: Generated<number>;
  staff_id: number;
  token_hash: Buffer;
  created_at: DefaultInstant;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface StaffPasskeys {
  id: Generated<number>;
  staff_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  created_at: DefaultInstant;
  last_used_at: NullableInstant;
}

export interface StaffSessions {
  id: Generated<number>;
  staff_id: number;
  token_hash: Buffer;
  created_at: DefaultInstant;
  seen_at: DefaultInstant;
  strong_at: NullableInstant;
  expires_at: Instant;
  user_agent: string | null;
  network: string;
  oidc_sid: string | null;
  ended_at: NullableInstant;
}

export interface StaffTokens {
  id: Generated<number>;
  staff_id: number;
  name: string;
  for_site_id: number | null;
  role: 'finance' | 'fulfilment' | 'support' | 'editor' | 'admin' | null;
  token_hash: Buffer;
  created_at: DefaultInstant;
  last_used_at: NullableInstant;
  revoked_at: NullableInstant;
}

export interface StatusMoves {
  machine: string;
  from_status: string;
  to_status: string;
  needs_reason: Generated<boolean>;
}

export interface Stores {
  site_id: number;
  id: Generated<number>;
  name: string;
  address: string;
  city: string;
  state: string | null;
  postal_code: string | null;
  country_iso: string;
  phone: string | null;
  email: string | null;
  office_hours: DefaultJson;
  timezone: string | null;
  services: Generated<string[]>;
  info: string | null;
  location: string;
  status: Generated<'active' | 'closed'>;
  feed_ref: string | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  postcode_key: GeneratedAlways<string | null>;
  document: GeneratedAlways<string>;
}

export interface SubscriberConsents {
  site_id: number;
  id: Generated<number>;
  subscriber_id: number | null;
  email_hash: Buffer;
  what: 'asked' | 'confirmed' | 'withdrawn';
  text_version: string;
  locale: string;
  network_hash: Buffer | null;
  occurred_at: DefaultInstant;
}

export interface SubscriberLinks {
  site_id: number;
  id: Generated<number>;
  subscriber_id: number;
  token_hash: Buffer;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface Subscribers {
  site_id: number;
  id: Generated<number>;
  email: string;
  email_key: GeneratedAlways<string>;
  locale: string;
  status: Generated<'pending' | 'confirmed' | 'unsubscribed'>;
  changed_at: DefaultInstant;
  suppressed_at: NullableInstant;
  suppressed_for: 'bounce' | 'complaint' | null;
  created_at: DefaultInstant;
}

export interface TestRides {
  site_id: number;
  id: string;
  code: Generated<string>;
  demonstrator_id: number;
  starts_at: Instant;
  ends_at: Instant;
  status: Generated<'booked' | 'changed' | 'cancelled' | 'done' | 'no_show'>;
  given_name: string;
  family_name: string;
  email: string;
  email_key: GeneratedAlways<string>;
  phone: string | null;
  phone_key: GeneratedAlways<string | null>;
  locale: string;
  licence: string | null;
  network_hash: Buffer | null;
  link_version: Generated<number>;
  sequence: Generated<number>;
  cancelled_by: 'rider' | 'store' | null;
  cancel_reason: string | null;
  reminded_at: NullableInstant;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface TextCatalogues {
  name: string;
  digest: string;
  loaded_at: DefaultInstant;
}

export interface TextMarks {
  text_id: number;
  locale: string;
  state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale';
  words: string | null;
  made_from: string | null;
  digest: GeneratedAlways<string | null>;
  lowered: GeneratedAlways<string | null>;
  origin: 'release' | 'desk' | 'memory' | 'machine' | 'file';
  released_digest: string | null;
  translated_by: number | null;
  reviewed_by: number | null;
  wants_review: Generated<boolean>;
  overruled: string | null;
  note: string | null;
  due_on: Day | null;
  revision: Generated<number>;
  updated_at: DefaultInstant;
}

export interface TextMemory {
  locale: string;
  source: string;
  words: string;
  source_digest: GeneratedAlways<string>;
  words_digest: GeneratedAlways<string>;
  used_at: DefaultInstant;
}

export interface TextOverrides {
  text_id: number;
  locale: string;
  words: string;
  published_at: DefaultInstant;
  imported_digest: string | null;
}

export interface Texts {
  id: Generated<number>;
  kind: 'interface' | 'mail' | 'page' | 'news' | 'product';
  subject: string;
  path: string;
  source: string;
  released_source: string;
  digest: GeneratedAlways<string>;
  lowered: GeneratedAlways<string>;
  changed_at: DefaultInstant;
  retired_at: NullableInstant;
}

export interface TicketMessages {
  site_id: number;
  id: Generated<number>;
  ticket_id: string;
  direction: 'in' | 'out' | 'note';
  body: string;
  author: string | null;
  author_email: string | null;
  staff_id: number | null;
  message_id: string | null;
  in_reply_to: string | null;
  mail_id: number | null;
  attachments: Generated<string[]>;
  is_unreadable: Generated<boolean>;
  created_at: DefaultInstant;
}

export interface TicketWords {
  site_id: number;
  ticket_id: string;
  word: string;
  received_at: Instant;
}

export interface TownNames {
  town_id: number;
  locale: string;
  name: string;
  key: string;
}

export interface Towns {
  id: number;
  name: string;
  key: string;
  country_iso: string;
  region: string | null;
  population: number;
  place: { x: number; y: number };
}

export interface TranslationLocales {
  locale: string;
  needs_review: Generated<boolean>;
  uses_machine: Generated<boolean>;
  typography: Generated<string[]>;
  revision: Generated<number>;
}

export interface UnitClaims {
  site_id: number;
  id: Generated<number>;
  unit_id: string;
  kind: 'hold' | 'reservation' | 'sale';
  cart_id: string | null;
  order_id: number | null;
  expires_at: NullableInstant;
  claimed_at: DefaultInstant;
  released_at: NullableInstant;
  release_reason: 'expired' | 'left' | 'cancelled' | 'payment_failed' | 'returned' | 'replaced' | null;
  reserved_at: NullableInstant;
}

export interface UnitEtdChanges {
  site_id: number;
  id: Generated<number>;
  unit_id: string;
  from_on: Day | null;
  to_on: Day | null;
  reason: 'feed' | 'overdue' | 'arrived' | 'sold' | 'hand';
  changed_at: DefaultInstant;
}

export interface UnitStops {
  site_id: number;
  unit_id: string;
  source: 'feed' | 'quarantine' | 'staff' | 'recall';
  ref: Generated<string>;
  reason: string | null;
  moved: Generated<boolean>;
  set_at: DefaultInstant;
  set_by: string;
}

export interface Units {
  site_id: number;
  id: Generated<string>;
  product_id: number;
  variant_id: number;
  serial: string | null;
  serial_key: GeneratedAlways<string | null>;
  status: Generated<'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered'>;
  store_id: number | null;
  plant: string | null;
  production_ends_on: Day | null;
  transit_ends_on: Day | null;
  local_days: Generated<number>;
  sold_on: Day | null;
  delivered_on: Day | null;
  price_minor: number | null;
  currency: string;
  blocked: Generated<boolean>;
  moved: Generated<boolean>;
  blocked_reason: string | null;
  feed_ref: string | null;
  feed_version: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  taken_until: NullableInstant;
  expected_on: Day | null;
  overdue_since: Day | null;
  own_price: Generated<boolean>;
}

export interface Uploads {
  site_id: number;
  id: Generated<string>;
  customer_id: number;
  kind: 'image' | 'video' | 'document';
  name: string;
  size_bytes: number;
  received_bytes: Generated<number>;
  status: Generated<'uploading' | 'checking' | 'ready' | 'refused'>;
  refusal: string | null;
  scan: Generated<'waiting' | 'clean' | 'infected' | 'skipped'>;
  scan_finding: string | null;
  mime_type: string | null;
  sha256: Buffer | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  expires_at: DefaultInstant;
}

export interface VariantValues {
  variant_id: number;
  attribute_id: number;
  value_id: number;
}

export interface Variants {
  id: Generated<number>;
  product_id: number;
  sku: string;
  original_name: string;
  picture: string | null;
  status: Generated<'draft' | 'active' | 'retired'>;
  position: Generated<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface WarrantyFiles {
  site_id: number;
  request_id: number;
  upload_id: string;
  kind: 'image' | 'video';
  position: number;
}

export interface WarrantyRequests {
  site_id: number;
  id: Generated<number>;
  code: Generated<string>;
  bike_id: number;
  customer_id: number;
  store_id: number;
  part: string;
  description: string;
  phone: string | null;
  status: Generated<'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'>;
  reason: string | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  verified_at: NullableInstant;
  closed_at: NullableInstant;
}

export interface WebhookDeliveries {
  site_id: number;
  webhook_id: number;
  sequence: number;
  subject: string;
  status: Generated<'pending' | 'dead'>;
  attempts: Generated<number>;
  due_at: DefaultInstant;
  created_at: DefaultInstant;
  last_status: number | null;
  last_error: string | null;
}

export interface Webhooks {
  site_id: number;
  id: Generated<number>;
  name: string;
  url: string;
  types: Generated<string[]>;
  secret: Buffer;
  old_secret: Buffer | null;
  old_secret_until: NullableInstant;
  position: number;
  failing_since: NullableInstant;
  last_success_at: NullableInstant;
  disabled_at: NullableInstant;
  disabled_reason: 'staff' | 'failing' | 'gone' | null;
  created_by: number;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}

export interface WishListEntries {
  site_id: number;
  id: Generated<number>;
  customer_id: number;
  product_id: number;
  color_id: number | null;
  size_id: number | null;
  unit_id: string | null;
  added_at: DefaultInstant;
}

export interface WithdrawalLines {
  site_id: number;
  withdrawal_id: number;
  order_id: number;
  unit_id: string;
  ended_at: NullableInstant;
}

export interface Withdrawals {
  site_id: number;
  id: Generated<number>;
  code: Generated<string>;
  order_id: number;
  name: string;
  email: string;
  locale: string;
  declared_at: DefaultInstant;
  status: Generated<'declared' | 'order_cancelled' | 'return_opened' | 'ended'>;
  return_id: number | null;
  refund_by: Day;
  send_back_by: Day | null;
}

export interface Schema {
  addresses: Addresses;
  alerts: Alerts;
  approval_rules: ApprovalRules;
  approvals: Approvals;
  article_sites: ArticleSites;
  article_tags: ArticleTags;
  article_translations: ArticleTranslations;
  articles: Articles;
  attribute_translations: AttributeTranslations;
  attribute_value_translations: AttributeValueTranslations;
  attribute_values: AttributeValues;
  attributes: Attributes;
  audit_chain: AuditChain;
  audit_log: AuditLog;
  audit_private: AuditPrivate;
  bank_accounts: BankAccounts;
  bank_lines: BankLines;
  bank_statements: BankStatements;
  bike_owners: BikeOwners;
  bike_registrations: BikeRegistrations;
  bike_transfers: BikeTransfers;
  bikes: Bikes;
  bulk_rows: BulkRows;
  bulk_runs: BulkRuns;
  cart_lines: CartLines;
  carts: Carts;
  categories: Categories;
  category_translations: CategoryTranslations;
  checkout_proofs: CheckoutProofs;
  claim_keys: ClaimKeys;
  consents: Consents;
  contact_tickets: ContactTickets;
  content_instants: ContentInstants;
  customer_notes: CustomerNotes;
  customer_tokens: CustomerTokens;
  customers: Customers;
  delays: Delays;
  delivery_promises: DeliveryPromises;
  demonstrator_blocks: DemonstratorBlocks;
  demonstrators: Demonstrators;
  desk_drafts: DeskDrafts;
  desk_presence: DeskPresence;
  event_heads: EventHeads;
  event_outbox: EventOutbox;
  events: Events;
  exports: Exports;
  feed_tokens: FeedTokens;
  frame_changes: FrameChanges;
  geometry_measure_translations: GeometryMeasureTranslations;
  geometry_measures: GeometryMeasures;
  glossary_terms: GlossaryTerms;
  grants: Grants;
  group_grants: GroupGrants;
  idempotency_keys: IdempotencyKeys;
  invoice_series: InvoiceSeries;
  invoices: Invoices;
  known_devices: KnownDevices;
  ledger_entries: LedgerEntries;
  ledger_postings: LedgerPostings;
  letter_sends: LetterSends;
  letter_texts: LetterTexts;
  letters: Letters;
  loaded_rows: LoadedRows;
  login_counters: LoginCounters;
  mails: Mails;
  manual_files: ManualFiles;
  manual_translations: ManualTranslations;
  manuals: Manuals;
  media: Media;
  media_files: MediaFiles;
  media_renditions: MediaRenditions;
  media_translations: MediaTranslations;
  media_uses: MediaUses;
  menu_versions: MenuVersions;
  news_tag_translations: NewsTagTranslations;
  news_tags: NewsTags;
  order_events: OrderEvents;
  order_lines: OrderLines;
  order_notes: OrderNotes;
  orders: Orders;
  page_versions: PageVersions;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  payment_attempts: PaymentAttempts;
  payment_cases: PaymentCases;
  payment_method_translations: PaymentMethodTranslations;
  payment_methods: PaymentMethods;
  previews: Previews;
  prices: Prices;
  privacy_requests: PrivacyRequests;
  product_documents: ProductDocuments;
  product_feature_translations: ProductFeatureTranslations;
  product_features: ProductFeatures;
  product_fits: ProductFits;
  product_geometries: ProductGeometries;
  product_media: ProductMedia;
  product_question_translations: ProductQuestionTranslations;
  product_questions: ProductQuestions;
  product_translations: ProductTranslations;
  product_values: ProductValues;
  products: Products;
  provider_events: ProviderEvents;
  reconciliation_reports: ReconciliationReports;
  refund_files: RefundFiles;
  refund_payees: RefundPayees;
  refunds: Refunds;
  return_files: ReturnFiles;
  return_lines: ReturnLines;
  returns: Returns;
  reviews: Reviews;
  role_permissions: RolePermissions;
  roles: Roles;
  saved_replies: SavedReplies;
  saved_views: SavedViews;
  schema_migrations: SchemaMigrations;
  search_documents: SearchDocuments;
  search_state: SearchState;
  shipment_events: ShipmentEvents;
  shipment_method_translations: ShipmentMethodTranslations;
  shipment_methods: ShipmentMethods;
  site_locales: SiteLocales;
  site_products: SiteProducts;
  sites: Sites;
  staff: Staff;
  staff_challenges: StaffChallenges;
  staff_invitations: StaffInvitations;
  staff_passkeys: StaffPasskeys;
  staff_sessions: StaffSessions;
  staff_tokens: StaffTokens;
  status_moves: StatusMoves;
  stores: Stores;
  subscriber_consents: SubscriberConsents;
  subscriber_links: SubscriberLinks;
  subscribers: Subscribers;
  test_rides: TestRides;
  text_catalogues: TextCatalogues;
  text_marks: TextMarks;
  text_memory: TextMemory;
  text_overrides: TextOverrides;
  texts: Texts;
  ticket_messages: TicketMessages;
  ticket_words: TicketWords;
  town_names: TownNames;
  towns: Towns;
  translation_locales: TranslationLocales;
  unit_claims: UnitClaims;
  unit_etd_changes: UnitEtdChanges;
  unit_stops: UnitStops;
  units: Units;
  uploads: Uploads;
  variant_values: VariantValues;
  variants: Variants;
  warranty_files: WarrantyFiles;
  warranty_requests: WarrantyRequests;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
  wish_list_entries: WishListEntries;
  withdrawal_lines: WithdrawalLines;
  withdrawals: Withdrawals;
}
