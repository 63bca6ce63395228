// Generated from the database by `npm run db:snapshot`. Do not edit.

interface Of<Name, Parameters extends unknown[], Row extends object = object, Computed extends PropertyKey = never> {
  name: Name;
  parameters: Readonly<Parameters>;
  row: Row;
  computed: Computed;
}

export interface Statements {
  accessories: Of<'accessories', [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: number | bigint | null],
    { slug: string; name: string | null; kind: string | null; image: string | null; price: number | null; currency: string; country: string | null },
    'name' | 'kind' | 'price'>;
  accessory: Of<'accessory', [$1: number | null, $2: string | null, $3: string | null],
    { product: number; revision: number; country: string | null; currency: string; variants: unknown; fits: unknown },
    'variants' | 'fits'>;
  account_by_email: Of<'account_by_email', [$1: number | null, $2: string | null],
    { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null },
    'is_verified'>;
  account_by_id: Of<'account_by_id', [$1: number | null, $2: number | bigint | null],
    { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null },
    'is_verified'>;
  activations_count: Of<'activations_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  activations_newest: Of<'activations_newest', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; key: string | null; site: string; status: 'pending' | 'verified' | 'rejected'; serial: string; bike: string; customer: string | null; has_proof: boolean | null; created_at: string | null },
    'key' | 'customer' | 'has_proof' | 'created_at'>;
  activations_oldest: Of<'activations_oldest', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; key: string | null; site: string; status: 'pending' | 'verified' | 'rejected'; serial: string; bike: string; customer: string | null; has_proof: boolean | null; created_at: string | null },
    'key' | 'customer' | 'has_proof' | 'created_at'>;
  add_jobs: Of<'add_jobs', [$1: string | null]>;
  address_book_lock: Of<'address_book_lock', [$1: number | bigint | null, $2: number | bigint | null],
    { lock_address_book: string | null },
    'lock_address_book'>;
  address_delete: Of<'address_delete', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { id: number }>;
  address_insert: Of<'address_insert', [$1: number | null, $2: number | bigint | null, $3: number | null, $4: string | null],
    { id: number; type: 'billing' | 'shipping' | 'pickup'; label: string | null; given_name: string; family_name: string; company: string | null; vat_number: string | null; phone: string | null; address1: string; address2: string | null; city: string; state: string | null; postal_code: string | null; country_code: string }>;
  address_update: Of<'address_update', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null],
    { id: number; type: 'billing' | 'shipping' | 'pickup'; label: string | null; given_name: string; family_name: string; company: string | null; vat_number: string | null; phone: string | null; address1: string; address2: string | null; city: string; state: string | null; postal_code: string | null; country_code: string }>;
  addresses: Of<'addresses', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number; type: 'billing' | 'shipping' | 'pickup'; label: string | null; given_name: string; family_name: string; company: string | null; vat_number: string | null; phone: string | null; address1: string; address2: string | null; city: string; state: string | null; postal_code: string | null; country_code: string }>;
  alert_choices: Of<'alert_choices', [$1: number | null, $2: string | null, $3: string | null],
    { id: number; product: unknown; colors: unknown; sizes: unknown },
    'product' | 'colors' | 'sizes'>;
  alert_confirm: Of<'alert_confirm', [$1: number | null, $2: number | bigint | null]>;
  alert_end: Of<'alert_end', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { id: number }>;
  alert_find: Of<'alert_find', [$1: number | null, $2: number | bigint | null],
    { status: 'pending' | 'waiting' | 'told' | 'ended'; product_id: number; slug: string }>;
  alert_list: Of<'alert_list', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number; status: 'pending' | 'waiting' | 'told' | 'ended'; color: string | null; size: string | null; place: string | null; radius_m: number | null; product: unknown; created_at: string | null },
    'color' | 'size' | 'product' | 'created_at'>;
  alert_open: Of<'alert_open', [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: string | null, $10: string | null],
    { id: number; status: 'pending' | 'waiting' | 'told' | 'ended'; model: string | null },
    'model'>;
  alert_open_own: Of<'alert_open_own', [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: number | bigint | null, $10: string | null],
    { id: number }>;
  alert_stop: Of<'alert_stop', [$1: number | null, $2: number | bigint | null]>;
  alerts_lock: Of<'alerts_lock', [$1: number | null, $2: number | null],
    { is_locked: boolean | null },
    'is_locked'>;
  alerts_mark_told: Of<'alerts_mark_told', [$1: number | null, $2: readonly (number | bigint | null)[] | null, $3: readonly (string | null)[] | null],
    { alert_id: number; unit_id: string | null; email: string; locale: string; color_id: number | null; filters: string[] | null },
    'filters'>;
  alerts_match: Of<'alerts_match', [$1: number | null, $2: number | null],
    { alert_id: number; unit_id: string }>;
  alerts_unit_words: Of<'alerts_unit_words', [$1: number | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null],
    { unit_id: string; slug: string; name: string | null; color: string | null; size: string | null; store: string | null; city: string | null },
    'name' | 'color' | 'size' | 'store' | 'city'>;
  allow_long_lock_wait: Of<'allow_long_lock_wait', [],
    { set_config: string | null },
    'set_config'>;
  approval_expire: Of<'approval_expire', [$1: number | bigint | null],
    { siteId: number; kind: string; ref: string }>;
  approval_insert: Of<'approval_insert', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | bigint | null, $9: string | null, $10: number | bigint | null, $11: string | null, $12: number | bigint | null],
    { id: number }>;
  approval_lock: Of<'approval_lock', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null],
    { id: number; permission: string; contract: string; input: unknown; subject_kind: string; subject_ref: string; status: 'proposed' | 'approved' | 'done' | 'refused' | 'withdrawn' | 'moved_on' | 'expired'; proposed_by: number; reason: string; amount_minor: number | null; currency: string | null; is_expired: boolean | null; is_joined: boolean | null; is_same: boolean | null },
    'input' | 'is_expired' | 'is_joined' | 'is_same'>;
  approval_move: Of<'approval_move', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null]>;
  approval_person: Of<'approval_person', [$1: number | null],
    { id: number | null },
    'id'>;
  approval_rule_find: Of<'approval_rule_find', [$1: string | null, $2: string | null, $3: number | null],
    { id: number; for_site_id: number | null; min_amount_minor: number | null }>;
  approval_rule_set: Of<'approval_rule_set', [$1: string | null, $2: number | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null]>;
  approval_rules: Of<'approval_rules', [$1: string | null, $2: readonly (number | null)[] | null, $3: string | null],
    { site: string; site_id: number; currency: string | null; min_amount_minor: number | null; from: string | null },
    'currency' | 'from'>;
  approval_show: Of<'approval_show', [$1: number | bigint | null, $2: number | null, $3: number | bigint | null],
    { shown: unknown },
    'shown'>;
  approvals_count: Of<'approvals_count', [$1: number | bigint | null, $2: readonly (number | null)[] | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: string | null, $7: string | null, $8: readonly (number | null)[] | null, $9: number | bigint | null],
    { count: number | null },
    'count'>;
  approvals_list: Of<'approvals_list', [$1: number | bigint | null, $2: readonly (number | null)[] | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: string | null, $7: string | null, $8: readonly (number | null)[] | null, $9: Date | string | null, $10: number | bigint | null, $11: number | bigint | null],
    { shown: unknown; key_at: string | null; key_id: number },
    'shown' | 'key_at'>;
  approvers: Of<'approvers', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null],
    { id: number; name: string; email: string | null; locale: string }>;
  article_numbers: Of<'article_numbers', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { number: number; total: number | null },
    'total'>;
  article_revision: Of<'article_revision', [$1: number | null],
    { revision: number | null },
    'revision'>;
  article_tag_names: Of<'article_tag_names', [],
    { slug: string; name: string | null },
    'name'>;
  article_version: Of<'article_version', [$1: number | null, $2: number | null],
    { id: number; number: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; published_at: string | null; cover: string; title: string | null; locales: string[] | null; tags: string[] | null; sites: string[] | null; texts: unknown },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'published_at' | 'title' | 'locales' | 'tags' | 'sites' | 'texts'>;
  article_versions: Of<'article_versions', [$1: readonly (number | null)[] | null, $2: number | bigint | null],
    { id: number; number: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; published_at: string | null; cover: string; title: string | null; locales: string[] | null; tags: string[] | null; sites: string[] | null },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'published_at' | 'title' | 'locales' | 'tags' | 'sites'>;
  article_words: Of<'article_words', [$1: number | null],
    { number: number; created_by: string; edited_at: Date; publish_at: Date | null; publish_until: Date | null; cover: string; tags: string[] | null; sites: string[] | null; texts: unknown },
    'publish_at' | 'tags' | 'sites' | 'texts'>;
  article_words_draft: Of<'article_words_draft', [$1: number | null],
    { number: number; created_by: string; edited_at: Date; publish_at: Date | null; publish_until: Date | null; cover: string; tags: string[] | null; sites: string[] | null; texts: unknown },
    'publish_at' | 'tags' | 'sites' | 'texts'>;
  audit_all_heads: Of<'audit_all_heads', [],
    { slug: string; number: number; hash: string | null; created_at: Date },
    'hash'>;
  audit_chain: Of<'audit_chain', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { number: number; through_xact: string | null; row_count: number; hash: Buffer; created_at: Date },
    'through_xact'>;
  audit_chain_sites: Of<'audit_chain_sites', [],
    { id: number; slug: string }>;
  audit_count: Of<'audit_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: Date | string | null, $8: number | bigint | null],
    { count: number | null },
    'count'>;
  audit_heads: Of<'audit_heads', [$1: readonly (number | null)[] | null],
    { shown: unknown },
    'shown'>;
  audit_insert_link: Of<'audit_insert_link', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: Buffer | null],
    { number: number }>;
  audit_last_link: Of<'audit_last_link', [$1: number | null],
    { number: number; through_xact: string | null; hash: Buffer },
    'through_xact'>;
  audit_later: Of<'audit_later', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null],
    { count: number | null },
    'count'>;
  audit_list: Of<'audit_list', [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: Date | string | null, $8: Date | string | null, $9: number | bigint | null, $10: number | bigint | null],
    { shown: unknown; key_at: string | null; key_id: number },
    'shown' | 'key_at'>;
  audit_moves: Of<'audit_moves', [$1: number | null, $2: string | null, $3: string | null]>;
  audit_rows: Of<'audit_rows', [$1: number | null, $2: string | null, $3: string | null],
    { content: string | null; private_fits: boolean | null },
    'content' | 'private_fits'>;
  audit_show: Of<'audit_show', [$1: number | null, $2: number | bigint | null],
    { shown: unknown },
    'shown'>;
  audit_unlinked: Of<'audit_unlinked', [$1: number | null, $2: string | null, $3: number | null],
    { xact: string | null; content: string | null },
    'xact' | 'content'>;
  bank_account_close: Of<'bank_account_close', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: Date | string | null]>;
  bank_account_lock: Of<'bank_account_lock', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null],
    { id: number; currency: string; csv_columns: unknown; closing_minor: number | null; closed_on: string | null },
    'csv_columns'>;
  bank_account_save: Of<'bank_account_save', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | bigint | null],
    { id: number }>;
  bank_accounts: Of<'bank_accounts', [$1: readonly (number | null)[] | null],
    { site: string; id: number; name: string; number: string; holder: string; bic: string | null; currency: string; csv_columns: unknown; closing_minor: number | null; closed_on: string | null },
    'csv_columns'>;
  bank_line_decide: Of<'bank_line_decide', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: number | bigint | null, $7: string | null]>;
  bank_line_lock: Of<'bank_line_lock', [$1: number | null, $2: number | bigint | null],
    { id: number; statement_id: number; booked_on: string; value_on: string; bank_ref: string; amount_minor: number; currency: string; state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned'; is_ref_shared: boolean | null },
    'is_ref_shared'>;
  bank_lines_insert: Of<'bank_lines_insert', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null],
    { id: number }>;
  bank_lines_of_statement: Of<'bank_lines_of_statement', [$1: number | null, $2: number | bigint | null],
    { site: string; id: number; statement_id: number; booked_on: string; bank_ref: string; amount_minor: number; currency: string; name: string; iban: string | null; text: string; state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned'; bookings: unknown; note: string | null },
    'bookings'>;
  bank_lines_open: Of<'bank_lines_open', [$1: readonly (number | null)[] | null, $2: number | bigint | null],
    { site: string; id: number; statement_id: number; booked_on: string; bank_ref: string; amount_minor: number; currency: string; name: string; iban: string | null; text: string; state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned'; bookings: unknown; note: string | null },
    'bookings'>;
  bank_statement: Of<'bank_statement', [$1: number | null, $2: number | bigint | null],
    { site: string; id: number; account: unknown; format: 'camt053' | 'mt940' | 'csv'; file_name: string; from_on: string | null; to_on: string | null; currency: string; opening_minor: number | null; closing_minor: number | null; overrides_balance: boolean; imported_at: string | null; lines_in: number | null; lines_out: number | null; open: number | null; in_minor: number | null },
    'account' | 'imported_at' | 'lines_in' | 'lines_out' | 'open' | 'in_minor'>;
  bank_statement_insert: Of<'bank_statement_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: Buffer | null, $6: number | null, $7: string | null, $8: Date | string | null, $9: Date | string | null, $10: number | bigint | null, $11: number | bigint | null, $12: boolean | null, $13: number | bigint | null],
    { id: number }>;
  bank_statements: Of<'bank_statements', [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null],
    { site: string; id: number; account: unknown; format: 'camt053' | 'mt940' | 'csv'; file_name: string; from_on: string | null; to_on: string | null; currency: string; opening_minor: number | null; closing_minor: number | null; overrides_balance: boolean; imported_at: string | null; lines_in: number | null; lines_out: number | null; open: number | null; in_minor: number | null },
    'account' | 'imported_at' | 'lines_in' | 'lines_out' | 'open' | 'in_minor'>;
  bank_statements_count: Of<'bank_statements_count', [$1: readonly (number | null)[] | null, $2: number | bigint | null],
    { count: number | null },
    'count'>;
  bank_statements_of_file: Of<'bank_statements_of_file', [$1: number | null, $2: Buffer | null],
    { id: number }>;
  bike_check: Of<'bike_check', [$1: number | null, $2: string | null],
    { message: string | null }>;
  bike_found: Of<'bike_found', [$1: number | null, $2: number | bigint | null],
    { since: string | null },
    'since'>;
  bike_lock_own: Of<'bike_lock_own', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { id: number; serial: string; name: string | null; lost: boolean | null; expired: boolean | null; email: string; locale: string; given_name: string },
    'name' | 'lost' | 'expired'>;
  bike_lost: Of<'bike_lost', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { since: string | null },
    'since'>;
  bike_lost_owner: Of<'bike_lost_owner', [$1: number | null, $2: number | bigint | null],
    { name: string | null; today: string | null; email: string; locale: string; given_name: string },
    'name' | 'today'>;
  bike_of_buyer: Of<'bike_of_buyer', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number; owner_id: number; serial: string; name: string | null; until: string | null; email: string; locale: string; given_name: string },
    'name' | 'until'>;
  bike_of_registration: Of<'bike_of_registration', [$1: number | null, $2: number | bigint | null],
    { id: number; owner_id: number; serial: string; name: string | null; until: string | null; email: string; locale: string; given_name: string },
    'name' | 'until'>;
  bike_person: Of<'bike_person', [$1: number | null, $2: number | bigint | null],
    { email: string; locale: string; given_name: string; family_name: string; today: string | null },
    'today'>;
  bike_registration_insert: Of<'bike_registration_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: string | null, $7: number | null],
    { id: number }>;
  bike_registration_lock: Of<'bike_registration_lock', [$1: number | null, $2: number | bigint | null],
    { id: number; status: 'pending' | 'verified' | 'rejected'; serial: string; name: string | null; email: string; locale: string; given_name: string; family_name: string; today: string | null },
    'name' | 'today'>;
  bike_registration_pending: Of<'bike_registration_pending', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number }>;
  bike_registration_read: Of<'bike_registration_read', [$1: number | null, $2: number | bigint | null],
    { id: number; status: 'pending' | 'verified' | 'rejected'; serial: string; bike: string; variant: string; unit_status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered'; sold_on: string | null; customer: string | null; email: string; purchased_on: string | null; reason: string | null; created_at: string | null; proof: unknown; rivals: number | null },
    'sold_on' | 'customer' | 'purchased_on' | 'created_at' | 'proof' | 'rivals'>;
  bike_registration_reject: Of<'bike_registration_reject', [$1: number | null, $2: number | bigint | null, $3: string | null]>;
  bike_registrations: Of<'bike_registrations', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null],
    { id: number; serial: string; name: string | null; status: 'pending' | 'verified' | 'rejected'; reason: string | null; created_at: string | null },
    'name' | 'created_at'>;
  bike_registrations_withdraw: Of<'bike_registrations_withdraw', [$1: number | null, $2: number | bigint | null]>;
  bike_show: Of<'bike_show', [$1: number | null, $2: number | bigint | null],
    { id: number; site: string; serial: string; bike: string; owner: string | null; activated_at: string | null; warranty_until: string | null; is_lost: boolean | null; variant: string; email: string | null; purchased_on: string | null; order_code: string | null; lost_at: string | null; recovery_message: string | null; owners: unknown; warranties: unknown; activations: unknown },
    'owner' | 'activated_at' | 'warranty_until' | 'is_lost' | 'email' | 'purchased_on' | 'order_code' | 'lost_at' | 'owners' | 'warranties' | 'activations'>;
  bikes: Of<'bikes', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null],
    { id: number; serial: string; name: string | null; product_slug: string; picture: string | null; values: string[] | null; store: string | null; order_code: string | null; invoice_number: string | null; purchased_on: string | null; activated_at: string | null; expires_at: string | null; warranty_years: number | null; days_left: number | null; time_left: unknown; lost: boolean | null; lost_at: string | null; recovery_message: string | null; transfer: unknown },
    'name' | 'picture' | 'values' | 'store' | 'order_code' | 'invoice_number' | 'purchased_on' | 'activated_at' | 'expires_at' | 'warranty_years' | 'days_left' | 'time_left' | 'lost' | 'lost_at' | 'transfer'>;
  bikes_by_frame: Of<'bikes_by_frame', [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: number | bigint | null],
    { key: string | null; id: number | null; site: string; serial: string | null; bike: string; owner: string | null; activated_at: string | null; warranty_until: string | null; is_lost: boolean | null },
    'key' | 'id' | 'serial' | 'owner' | 'activated_at' | 'warranty_until' | 'is_lost'>;
  bikes_count: Of<'bikes_count', [$1: readonly (number | null)[] | null, $2: number | bigint | null],
    { count: number | null },
    'count'>;
  bikes_lock_owned: Of<'bikes_lock_owned', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  bikes_lock_units: Of<'bikes_lock_units', [$1: number | null, $2: readonly (string | null)[] | null],
    { id: number }>;
  bikes_newest: Of<'bikes_newest', [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null],
    { key: string | null; id: number; site: string; serial: string; bike: string; owner: string | null; activated_at: string | null; warranty_until: string | null; is_lost: boolean | null },
    'key' | 'owner' | 'activated_at' | 'warranty_until' | 'is_lost'>;
  bikes_of_order: Of<'bikes_of_order', [$1: number | null, $2: number | bigint | null],
    { id: number; owner_id: number; serial: string; name: string | null; until: string | null; email: string; locale: string; given_name: string },
    'name' | 'until'>;
  bikes_retire: Of<'bikes_retire', [$1: number | null, $2: readonly (number | bigint | null)[] | null]>;
  bulk_create: Of<'bulk_create', [$1: string | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null],
    { no: number }>;
  bulk_end: Of<'bulk_end', [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null]>;
  bulk_move: Of<'bulk_move', [$1: string | null, $2: number | bigint | null, $3: string | null, $4: readonly (string | null)[] | null],
    { id: string }>;
  bulk_next: Of<'bulk_next', [$1: string | null, $2: boolean | null, $3: number | null],
    { no: number; siteId: number; ref: string }>;
  bulk_note_check: Of<'bulk_note_check', [$1: string | null, $2: number | null, $3: string | null, $4: string | null]>;
  bulk_note_done: Of<'bulk_note_done', [$1: string | null, $2: number | null],
    { no: number }>;
  bulk_note_refusal: Of<'bulk_note_refusal', [$1: string | null, $2: number | null, $3: string | null]>;
  bulk_read: Of<'bulk_read', [$1: string | null, $2: number | bigint | null],
    { run: unknown },
    'run'>;
  bulk_rows: Of<'bulk_rows', [$1: string | null, $2: number | bigint | null, $3: number | null, $4: boolean | null, $5: number | null],
    { no: number; site: string; ref: string; dry_refusal: string | null; change: unknown; outcome: 'done' | 'refused' | null; refusal: string | null },
    'change'>;
  bulk_sites: Of<'bulk_sites', [$1: readonly (string | null)[] | null],
    { id: number; slug: string }>;
  bulk_standing: Of<'bulk_standing', [$1: string | null],
    { staff_id: number; action: string; status: 'checking' | 'checked' | 'running' | 'stopping' | 'stopped' | 'done'; request_id: string }>;
  bulk_sweep: Of<'bulk_sweep', [],
    { one: number | null },
    'one'>;
  cart: Of<'cart', [$1: number | null, $2: string | null, $3: string | null],
    { currency: string; country_iso: string | null; now: Date | null; timezone: string; delivery: unknown; holidays: unknown; price_display: string | null; tax_rate: number | null; status: 'open' | 'ordered' | 'abandoned' | null; customer_id: number | null; key_hash: string | null; lines: unknown },
    'now' | 'delivery' | 'holidays' | 'price_display' | 'tax_rate' | 'status' | 'key_hash' | 'lines'>;
  cart_add: Of<'cart_add', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: string | null],
    { currency: string; country_iso: string | null; now: Date | null; timezone: string; delivery: unknown; holidays: unknown; price_display: string | null; tax_rate: number | null; status: 'open' | 'ordered' | 'abandoned' | null; customer_id: number | null; key_hash: string | null; is_sold_here: boolean | null; reason: string | null; in_cart: boolean | null; is_added: boolean | null; lines: unknown },
    'now' | 'delivery' | 'holidays' | 'price_display' | 'tax_rate' | 'status' | 'key_hash' | 'is_sold_here' | 'reason' | 'in_cart' | 'is_added' | 'lines'>;
  cart_alternatives: Of<'cart_alternatives', [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: number | bigint | null],
    { instead_of: string; uuid: string; product_slug: string; variant_id: number; is_accessory: boolean | null; status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered'; name: string | null; values: string[] | null; place: string[] | null; state: string | null; picture: string | null; local_days: number | null; expected_on: string | null; store_id: number | null; hours: unknown; final_price: number | null; reason: string | null },
    'is_accessory' | 'name' | 'values' | 'place' | 'picture' | 'local_days' | 'expected_on' | 'hours' | 'final_price' | 'reason'>;
  cart_pieces: Of<'cart_pieces', [$1: number | null, $2: string | null, $3: number | null, $4: number | bigint | null],
    { uuid: string; in_cart: boolean | null; reason: string | null },
    'in_cart' | 'reason'>;
  case_order: Of<'case_order', [$1: number | null, $2: number | bigint | null],
    { status: 'open' | 'resolved'; order_code: string | null; refund_status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual' | null; refund_minor: number | null },
    'order_code' | 'refund_status' | 'refund_minor'>;
  case_owed: Of<'case_owed', [$1: number | null, $2: number | bigint | null],
    { status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; total_minor: number; attempts: unknown; is_requested_today: boolean | null },
    'attempts' | 'is_requested_today'>;
  checkout: Of<'checkout', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null],
    { site: unknown; now: Date | null; cart: unknown; customer: unknown; addresses: unknown; billing_addresses: unknown; stores: unknown; methods: unknown; proofs: unknown; lines: unknown; order: unknown },
    'site' | 'now' | 'cart' | 'customer' | 'addresses' | 'billing_addresses' | 'stores' | 'methods' | 'proofs' | 'lines' | 'order'>;
  checkout_buyer: Of<'checkout_buyer', [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null],
    { site: unknown; now: Date | null; cart: unknown; customer: unknown },
    'site' | 'now' | 'cart' | 'customer'>;
  checkout_contact: Of<'checkout_contact', [$1: number | null, $2: string | null, $3: string | null, $4: string | null],
    { address_id: number | null },
    'address_id'>;
  checkout_delivery: Of<'checkout_delivery', [$1: number | null, $2: string | null, $3: string | null]>;
  close_case: Of<'close_case', [$1: string | null, $2: number | null, $3: number | bigint | null]>;
  compact_frame_changes: Of<'compact_frame_changes', [$1: number | null]>;
  consents_insert: Of<'consents_insert', [$1: number | null, $2: string | null, $3: number | null, $4: string | null, $5: boolean | null, $6: boolean | null, $7: boolean | null, $8: boolean | null],
    { decided_at: string | null },
    'decided_at'>;
  contact_answer: Of<'contact_answer', [$1: number | null, $2: string | null],
    { in_time: boolean | null },
    'in_time'>;
  contact_desk_list: Of<'contact_desk_list', [$1: number | null, $2: boolean | null, $3: number | bigint | null, $4: number | bigint | null],
    { number: string; department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international'; name: string; email: string; phone: string | null; order_code: string | null; serial: string | null; message: string; locale: string; received_at: string | null; due_at: string | null; answered_at: string | null; is_overdue: boolean | null; age_seconds: number | null; total: number | null },
    'received_at' | 'due_at' | 'answered_at' | 'is_overdue' | 'age_seconds' | 'total'>;
  contact_find: Of<'contact_find', [$1: number | null, $2: string | null],
    { number: string; due_at: string | null },
    'due_at'>;
  contact_insert: Of<'contact_insert', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null],
    { code: string; office_email: string | null; office_locale: string | null },
    'office_email' | 'office_locale'>;
  contact_measure: Of<'contact_measure', [$1: number | null],
    { waiting: number | null; overdue: number | null; answered_in_time: number | null; answered_late: number | null },
    'waiting' | 'overdue' | 'answered_in_time' | 'answered_late'>;
  contact_overdue: Of<'contact_overdue', [],
    { site: string; overdue: number | null },
    'overdue'>;
  content_now: Of<'content_now', [],
    { now: Date | null },
    'now'>;
  content_pictures: Of<'content_pictures', [],
    { key: string; kind: string | null; width: number | null; height: number | null; address: string | null; alts: unknown },
    'kind' | 'address' | 'alts'>;
  count_late: Of<'count_late', [$1: number | null, $2: Date | string | null],
    { overdueUnits: number | null; brokenPromises: number | null },
    'overdueUnits' | 'brokenPromises'>;
  credentials: Of<'credentials', [$1: number | null, $2: string | null],
    { id: number; password_hash: string | null; is_verified: boolean | null },
    'is_verified'>;
  customer: Of<'customer', [$1: number | null, $2: number | bigint | null],
    { given_name: string; family_name: string; email: string; phone: string | null; pending_email: string | null },
    'pending_email'>;
  customer_contest: Of<'customer_contest', [$1: number | null, $2: string | null, $3: string | null]>;
  customer_insert: Of<'customer_insert', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null],
    { id: number }>;
  customer_note_read: Of<'customer_note_read', [$1: number | null, $2: number | bigint | null],
    { note: unknown },
    'note'>;
  customer_note_save: Of<'customer_note_save', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null],
    { note: unknown },
    'note'>;
  customer_password: Of<'customer_password', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null],
    { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null },
    'is_verified'>;
  customer_password_drop: Of<'customer_password_drop', [$1: number | null, $2: number | bigint | null]>;
  customer_profile: Of<'customer_profile', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null, $6: string | null],
    { email: string }>;
  customer_prove: Of<'customer_prove', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null },
    'is_verified'>;
  delays_postpone: Of<'delays_postpone', [$1: number | null, $2: number | bigint | null]>;
  delays_settle: Of<'delays_settle', [$1: number | null, $2: readonly (number | bigint | null)[] | null, $3: string | null]>;
  delays_take: Of<'delays_take', [$1: number | null, $2: number | bigint | null],
    { promiseId: number }>;
  delete_line: Of<'delete_line', [$1: number | null, $2: string | null, $3: string | null]>;
  delete_old_claim_keys: Of<'delete_old_claim_keys', [$1: number | null],
    { claim_id: number }>;
  deliveries_add: Of<'deliveries_add', [$1: number | null, $2: number | bigint | null, $3: number | null],
    { moved: number | null },
    'moved'>;
  deliveries_claim: Of<'deliveries_claim', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null],
    { sequence: number; attempts: number; created_at: Date; type: string; version: number; subject: string; data: unknown; occurred_at: Date; url: string; secret: Buffer; old_secret: Buffer | null },
    'data' | 'old_secret'>;
  delivery_done: Of<'delivery_done', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null]>;
  delivery_failed: Of<'delivery_failed', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null, $5: number | null, $6: string | null, $7: boolean | null, $8: number | null],
    { failing_since: Date | null }>;
  demonstrator_block_insert: Of<'demonstrator_block_insert', [$1: number | null, $2: number | null, $3: Date | string | null, $4: Date | string | null, $5: string | null],
    { id: number }>;
  demonstrator_block_lift: Of<'demonstrator_block_lift', [$1: number | null, $2: number | bigint | null],
    { demonstratorId: number }>;
  demonstrator_lock: Of<'demonstrator_lock', [$1: number | null, $2: number | null],
    { id: number; ref: string }>;
  demonstrator_rides: Of<'demonstrator_rides', [$1: number | null, $2: number | null, $3: Date | string | null, $4: Date | string | null],
    { code: string }>;
  demonstrators_of_store: Of<'demonstrators_of_store', [$1: number | null, $2: number | null],
    { id: number; ref: string; store_id: number; store: string; product: string; variant: string | null; blocks: unknown },
    'variant' | 'blocks'>;
  desk_faults: Of<'desk_faults', [$1: readonly (number | null)[] | null],
    { mails_late: number | null; cases_open: number | null; units_overdue: number | null },
    'mails_late' | 'cases_open' | 'units_overdue'>;
  desk_today: Of<'desk_today', [$1: readonly (number | null)[] | null],
    { site: string; currency: string | null; orders: number | null; sales_minor: number | null; paid: number | null; orders_before: number | null; hours: number[] | null },
    'currency' | 'orders' | 'sales_minor' | 'paid' | 'orders_before' | 'hours'>;
  discard_page_draft: Of<'discard_page_draft', [$1: number | null, $2: string | null, $3: string | null],
    { revision: number }>;
  draft_discard: Of<'draft_discard', [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null],
    { version: number }>;
  draft_save: Of<'draft_save', [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: number | null],
    { version: number | null; updated_at: Date | null },
    'version' | 'updated_at'>;
  draft_show: Of<'draft_show', [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null],
    { draft: unknown },
    'draft'>;
  draft_site: Of<'draft_site', [$1: string | null],
    { id: number }>;
  drafts_list: Of<'drafts_list', [$1: number | bigint | null],
    { entry: unknown },
    'entry'>;
  drafts_sweep: Of<'drafts_sweep', [],
    { one: number | null },
    'one'>;
  due_orders: Of<'due_orders', [$1: readonly (number | null)[] | null, $2: number | bigint | null],
    { site: string; code: string; name: string | null; due_minor: number | null; paid_minor: number | null; currency: string; since_at: string | null; deadline_at: string | null; payment_ref: string | null; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' },
    'name' | 'due_minor' | 'paid_minor' | 'since_at' | 'deadline_at'>;
  email_change_grant: Of<'email_change_grant', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null],
    { id: number }>;
  email_change_insert: Of<'email_change_insert', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number }>;
  end_article_version: Of<'end_article_version', [$1: number | null, $2: number | null],
    { id: number; revision: number; publish_at: Date | null; publish_until: Date | null; ended: Date | null },
    'publish_at'>;
  end_before: Of<'end_before', [$1: number | null, $2: Date | string | null]>;
  end_latest: Of<'end_latest', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null],
    { id: number; revision: number; publish_at: Date | null; publish_until: Date | null }>;
  end_menu_version: Of<'end_menu_version', [$1: number | null, $2: string | null, $3: number | bigint | null],
    { id: number; revision: number; publish_at: Date | null; publish_until: Date | null }>;
  enter_brand: Of<'enter_brand', [],
    { set: string | null },
    'set'>;
  event_head: Of<'event_head', [$1: number | null],
    { last_sequence: number; deleted_through: number }>;
  event_heads: Of<'event_heads', [],
    { site_id: number }>;
  events_delete: Of<'events_delete', [$1: number | null, $2: number | bigint | null, $3: number | null],
    { deleted: number | null },
    'deleted'>;
  events_head_add: Of<'events_head_add', [$1: number | null]>;
  events_head_lock: Of<'events_head_lock', [$1: number | null],
    { last_sequence: number }>;
  events_list: Of<'events_list', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { sequence: number; type: string; version: number; subject: string; data: unknown; occurred_at: Date },
    'data'>;
  events_number: Of<'events_number', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { numbered: number | null },
    'numbered'>;
  events_unnumbered: Of<'events_unnumbered', [$1: number | null],
    { found: boolean | null },
    'found'>;
  events_unnumbered_sites: Of<'events_unnumbered_sites', [],
    { id: number }>;
  export_find: Of<'export_find', [$1: string | null],
    { id: string; staff_id: number; list: string; query: string; site_ids: number[]; status: 'ready' | 'queued' | 'stored' }>;
  export_insert: Of<'export_insert', [$1: string | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (number | null)[] | null, $6: string | null, $7: number | null]>;
  export_read: Of<'export_read', [$1: string | null, $2: number | bigint | null],
    { export: unknown },
    'export'>;
  export_stored: Of<'export_stored', [$1: string | null, $2: number | null]>;
  exports_sweep: Of<'exports_sweep', [],
    { id: string; staff_id: number }>;
  extend_version: Of<'extend_version', [$1: number | null, $2: Date | string | null, $3: Date | string | null, $4: number | null],
    { id: number }>;
  find_invoice: Of<'find_invoice', [$1: number | null, $2: number | bigint | null],
    { id: number; document: unknown },
    'document'>;
  find_manuals: Of<'find_manuals', [$1: readonly (string | null)[] | null],
    { slug: string; product: string | null; name: string; position: number; names: unknown; files: unknown },
    'product' | 'names' | 'files'>;
  find_outdated: Of<'find_outdated', [$1: readonly (string | null)[] | null, $2: string | null, $3: number | bigint | null],
    { id: number }>;
  find_preview: Of<'find_preview', [$1: number | null, $2: Buffer | null],
    { at: Date | null; drafts: boolean }>;
  find_price_standings: Of<'find_price_standings', [$1: string | null, $2: string | null, $3: number | null],
    { line: number | null; variantId: number | null; validFrom: Date | null; isDue: boolean | null; knownMinor: number | null; beforeMinor: number | null },
    'line' | 'variantId' | 'validFrom' | 'isDue' | 'knownMinor' | 'beforeMinor'>;
  find_products: Of<'find_products', [$1: readonly (string | null)[] | null],
    { slug: string; sku: string; category: string; name: string; status: 'draft' | 'active' | 'retired'; picture: string | null; warranty_months: number; position: number; limited: boolean; made_to_order: boolean; words: unknown; variants: unknown; sites: string[] | null; labels: string[] | null },
    'words' | 'variants' | 'sites' | 'labels'>;
  find_sku_owners: Of<'find_sku_owners', [$1: readonly (string | null)[] | null],
    { sku: string | null; kind: string | null; product: string | null },
    'sku' | 'kind' | 'product'>;
  find_standings: Of<'find_standings', [$1: string | null, $2: number | null],
    { line: number | null; variantId: number | null; productId: number | null; product: string | null; storeId: number | null; listMinor: number | null; torn: boolean | null; claim: 'hold' | 'reservation' | 'sale' | null; unit: unknown },
    'line' | 'variantId' | 'productId' | 'product' | 'storeId' | 'listMinor' | 'torn' | 'claim' | 'unit'>;
  find_stores: Of<'find_stores', [$1: number | null, $2: readonly (string | null)[] | null],
    { ref: string | null; name: string; address: string; city: string; state: string | null; postal_code: string | null; country: string; phone: string | null; email: string | null; services: string[]; timezone: string | null; hours: unknown; info: string | null; lat: number | null; lng: number | null; status: 'active' | 'closed' },
    'hours' | 'lat' | 'lng'>;
  find_taken_units: Of<'find_taken_units', [$1: number | null, $2: string | null],
    { units: number | null; taken: string[] | null },
    'units' | 'taken'>;
  find_unit_standing: Of<'find_unit_standing', [$1: number | null, $2: string | null],
    { claimed: boolean | null },
    'claimed'>;
  find_usual_slip: Of<'find_usual_slip', [$1: number | null],
    { moves: number | null; days: number | null },
    'moves' | 'days'>;
  follow_list: Of<'follow_list', [$1: number | null, $2: number | bigint | null],
    { product: string }>;
  glossary_delete: Of<'glossary_delete', [$1: number | bigint | null]>;
  glossary_insert: Of<'glossary_insert', [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null],
    { id: number }>;
  glossary_list: Of<'glossary_list', [$1: string | null],
    { id: number; locale: string; term: string; source: string | null; definition: string; forbidden: string[]; kinds: string[]; origin: 'release' | 'desk'; revision: number }>;
  glossary_lock: Of<'glossary_lock', [$1: number | bigint | null],
    { id: number; locale: string; term: string; source: string | null; definition: string; forbidden: string[]; kinds: string[]; origin: 'release' | 'desk'; revision: number }>;
  glossary_release_put: Of<'glossary_release_put', [$1: string | null]>;
  glossary_update: Of<'glossary_update', [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null],
    { id: number }>;
  group_grant_confirm: Of<'group_grant_confirm', [$1: number | null]>;
  group_grant_count: Of<'group_grant_count', [$1: readonly (number | null)[] | null, $2: string | null],
    { count: number | null },
    'count'>;
  group_grant_end: Of<'group_grant_end', [$1: number | null, $2: number | null],
    { id: number; staff_id: number }>;
  group_grant_end_over: Of<'group_grant_end_over', []>;
  group_grant_insert: Of<'group_grant_insert', [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: Date | string | null, $7: boolean | null],
    { id: number }>;
  group_grant_lock: Of<'group_grant_lock', [$1: number | null],
    { group: string; role: string; scope_kind: string; scope_ref: string | null; site_ids: number[] | null },
    'site_ids'>;
  group_grant_lock_open: Of<'group_grant_lock_open', [$1: number | null],
    { group_name: string; role: string; scope_kind: string; scope_ref: string | null; ended_at: Date | null; confirmed_at: Date | null }>;
  group_grant_shorten: Of<'group_grant_shorten', [$1: number | null, $2: Date | string | null],
    { staff_id: number }>;
  group_grants: Of<'group_grants', [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null],
    { id: number; group: string; role: string; scope_kind: string; scope_ref: string | null; created_at: Date; until_at: Date | null; is_confirmed: boolean | null; created_by: string | null; holders: number | null; site_ids: number[] | null },
    'is_confirmed' | 'created_by' | 'holders' | 'site_ids'>;
  hand_over_delivered: Of<'hand_over_delivered', [$1: number | null, $2: number | bigint | null]>;
  hand_over_sold: Of<'hand_over_sold', [$1: number | null, $2: number | bigint | null]>;
  idempotency_confirm: Of<'idempotency_confirm', [$1: number | null, $2: string | null, $3: string | null],
    { request_hash: Buffer; response_status: number | null; response_body: string | null; made: string | null }>;
  idempotency_keep: Of<'idempotency_keep', [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null],
    { status: number | null; body: string | null }>;
  idempotency_kept: Of<'idempotency_kept', [$1: number | null, $2: string | null, $3: string | null],
    { status: number | null; body: string | null }>;
  idempotency_store: Of<'idempotency_store', [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null]>;
  idempotency_take: Of<'idempotency_take', [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null, $5: string | null, $6: number | null],
    { key: string }>;
  inbound_find_office: Of<'inbound_find_office', [$1: readonly (string | null)[] | null, $2: string | null],
    { id: number; slug: string }>;
  inbound_insert_message: Of<'inbound_insert_message', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: readonly (string | null)[] | null, $9: boolean | null],
    { id: number }>;
  inbound_insert_ticket: Of<'inbound_insert_ticket', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null],
    { code: string; locale: string }>;
  inbound_is_known: Of<'inbound_is_known', [$1: number | null, $2: string | null],
    { is_known: boolean | null },
    'is_known'>;
  inbound_lock_ticket: Of<'inbound_lock_ticket', [$1: number | null, $2: string | null],
    { id: string | null; email: string; recent: number | null },
    'id' | 'recent'>;
  inbound_reopen_ticket: Of<'inbound_reopen_ticket', [$1: number | null, $2: string | null]>;
  insert_case: Of<'insert_case', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null],
    { id: number }>;
  insert_instants: Of<'insert_instants', [$1: readonly (string | null)[] | null, $2: readonly (Date | string | null)[] | null]>;
  insert_invoice: Of<'insert_invoice', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: string | null, $7: Date | string | null, $8: number | bigint | null, $9: string | null, $10: string | null],
    { number: number }>;
  insert_preview: Of<'insert_preview', [$1: number | null, $2: Buffer | null, $3: Date | string | null, $4: boolean | null, $5: number | null, $6: string | null],
    { until_at: Date }>;
  insert_prices: Of<'insert_prices', [$1: number | null, $2: string | null]>;
  insert_report: Of<'insert_report', [$1: number | null, $2: string | null, $3: string | null, $4: Date | string | null, $5: Date | string | null, $6: number | null, $7: string | null]>;
  insert_units: Of<'insert_units', [$1: number | null, $2: string | null, $3: string | null]>;
  inspect_units: Of<'inspect_units', [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null],
    { product: string }>;
  invoice_by_id: Of<'invoice_by_id', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { document: unknown },
    'document'>;
  invoice_document_one: Of<'invoice_document_one', [$1: number | null, $2: number | bigint | null],
    { document: unknown },
    'document'>;
  invoice_of_order: Of<'invoice_of_order', [$1: number | null, $2: number | bigint | null],
    { document: unknown },
    'document'>;
  invoices_count: Of<'invoices_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  invoices_list: Of<'invoices_list', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { site: string; id: number; number: string | null; kind: 'invoice' | 'credit_note'; order_code: string | null; buyer: string | null; issued_on: string; total_minor: number; currency: string; credits: string | null },
    'number' | 'order_code' | 'buyer' | 'credits'>;
  is_creditable: Of<'is_creditable', [$1: number | null, $2: string | null]>;
  job_queue_state: Of<'job_queue_state', [],
    { task: string; waiting: number | null; failed: number | null; oldestSeconds: number | null },
    'waiting' | 'failed' | 'oldestSeconds'>;
  known_device: Of<'known_device', [$1: number | null, $2: string | null, $3: readonly Buffer[] | null],
    { id: number }>;
  known_device_insert: Of<'known_device_insert', [$1: number | null, $2: number | bigint | null, $3: Buffer | null],
    { id: number; has_others: boolean | null },
    'has_others'>;
  known_device_use: Of<'known_device_use', [$1: number | null, $2: number | bigint | null, $3: readonly Buffer[] | null],
    { id: number }>;
  known_devices_delete: Of<'known_devices_delete', [$1: number | null, $2: number | bigint | null]>;
  known_devices_sweep: Of<'known_devices_sweep', [],
    { id: number }>;
  ledger_booked_reference: Of<'ledger_booked_reference', [$1: number | null, $2: string | null],
    { order_id: number; order_code: string }>;
  ledger_post: Of<'ledger_post', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: number | bigint | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: boolean | null],
    { id: number }>;
  letter_audience: Of<'letter_audience', [$1: number | null],
    { locale: string | null; subscribers: number | null },
    'locale' | 'subscribers'>;
  letter_choices: Of<'letter_choices', [$1: number | null, $2: number | bigint | null],
    { products: unknown; articles: unknown },
    'products' | 'articles'>;
  letter_claim_deferred: Of<'letter_claim_deferred', [$1: number | null, $2: number | bigint | null],
    { subscriberId: number; locale: string; tries: number; email: string | null },
    'email'>;
  letter_claim_next: Of<'letter_claim_next', [$1: number | null, $2: number | bigint | null],
    { subscriberId: number; locale: string; tries: number | null; email: string },
    'tries'>;
  letter_count: Of<'letter_count', [$1: readonly (number | null)[] | null, $2: number | bigint | null, $3: string | null],
    { count: number | null },
    'count'>;
  letter_delete_texts: Of<'letter_delete_texts', [$1: number | null, $2: number | bigint | null]>;
  letter_end_stale: Of<'letter_end_stale', [$1: number | null, $2: number | bigint | null, $3: number | null]>;
  letter_facts: Of<'letter_facts', [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null],
    { products: unknown; articles: unknown; pictures: unknown },
    'products' | 'articles' | 'pictures'>;
  letter_find: Of<'letter_find', [$1: number | null, $2: number | bigint | null],
    { id: number; name: string; status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; revision: number; created_at: string | null; scheduled_at: string | null; started_at: string | null; ended_at: string | null; planned: number | null; texts: unknown; counts: unknown; suppressed: number | null; problems: unknown },
    'created_at' | 'scheduled_at' | 'started_at' | 'ended_at' | 'texts' | 'counts' | 'suppressed' | 'problems'>;
  letter_insert: Of<'letter_insert', [$1: number | null, $2: string | null, $3: number | bigint | null],
    { id: number }>;
  letter_insert_texts: Of<'letter_insert_texts', [$1: number | null, $2: number | bigint | null, $3: string | null]>;
  letter_list: Of<'letter_list', [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null, $5: string | null],
    { key: string | null; site: string; id: number; name: string; status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; planned: number | null; locales: string[] | null; sent: number | null; created_at: string | null; scheduled_at: string | null; started_at: string | null },
    'key' | 'locales' | 'sent' | 'created_at' | 'scheduled_at' | 'started_at'>;
  letter_lock: Of<'letter_lock', [$1: number | null, $2: number | bigint | null],
    { id: number; name: string; status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; revision: number; scheduled_at: Date | null; locales: string[] | null },
    'locales'>;
  letter_lock_sending: Of<'letter_lock_sending', [$1: number | null, $2: number | bigint | null],
    { status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; allowance: number | null },
    'allowance'>;
  letter_rate: Of<'letter_rate', [$1: number | null],
    { rate: number | null },
    'rate'>;
  letter_recent_save: Of<'letter_recent_save', [$1: number | null, $2: string | null, $3: string | null, $4: number | null],
    { found: number | null },
    'found'>;
  letter_record_report: Of<'letter_record_report', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null],
    { subscriber_id: number }>;
  letter_record_send: Of<'letter_record_send', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: number | null]>;
  letter_save: Of<'letter_save', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { revision: number }>;
  letter_schedule: Of<'letter_schedule', [$1: number | null, $2: number | bigint | null, $3: Date | string | null]>;
  letter_set_status: Of<'letter_set_status', [$1: number | null, $2: number | bigint | null, $3: string | null]>;
  letter_site: Of<'letter_site', [$1: number | null],
    { site: unknown },
    'site'>;
  letter_start: Of<'letter_start', [$1: number | null, $2: number | bigint | null, $3: number | null]>;
  letter_suppress: Of<'letter_suppress', [$1: number | null, $2: number | bigint | null, $3: string | null]>;
  letter_text_find: Of<'letter_text_find', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { locale: string; subject: string; preview: string; blocks: unknown },
    'blocks'>;
  letter_waiting: Of<'letter_waiting', [$1: number | null, $2: number | bigint | null],
    { waiting: number | null },
    'waiting'>;
  lift_unit_stop: Of<'lift_unit_stop', [$1: number | null, $2: string | null, $3: string | null, $4: string | null],
    { product: string }>;
  link: Of<'link', [$1: number | null, $2: Buffer | null, $3: readonly (string | null)[] | null],
    { id: number; customer_id: number; kind: 'session' | 'recovery' | 'verification' | 'email_change' | 'order_link' | 'secure_account'; wanted: string | null; email: string },
    'wanted'>;
  link_mint: Of<'link_mint', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null, $5: number | null],
    { id: number }>;
  link_use: Of<'link_use', [$1: number | null, $2: Buffer | null, $3: readonly (string | null)[] | null],
    { id: number; customer_id: number; kind: 'session' | 'recovery' | 'verification' | 'email_change' | 'order_link' | 'secure_account'; wanted: string | null; email: string },
    'wanted'>;
  list_catalogue_names: Of<'list_catalogue_names', [],
    { categories: string[] | null; values: string[] | null },
    'categories' | 'values'>;
  list_categories: Of<'list_categories', [$1: string | null],
    { id: number; type_id: number; slug: string; picture: string | null; original: string; own: string | null; english: string | null },
    'own' | 'english'>;
  list_documents: Of<'list_documents', [$1: string | null, $2: number | bigint | null, $3: string | null],
    { product_id: number; name: string; kind: string | null; words: unknown },
    'words'>;
  list_feed_sites: Of<'list_feed_sites', [],
    { id: number; slug: string; currency: string; timezone: string; today: string | null; transitDays: number | null },
    'today' | 'transitDays'>;
  list_locales: Of<'list_locales', [],
    { locale: string | null },
    'locale'>;
  list_menu: Of<'list_menu', [$1: number | null, $2: string | null, $3: number | null],
    { name: string | null; original_name: string; slug: string; image: string | null; products: unknown },
    'name' | 'products'>;
  list_products: Of<'list_products', [],
    { id: number; slug: string; type_id: number; category_id: number; name: string; picture: string | null; values: number[] | null },
    'values'>;
  list_site_days: Of<'list_site_days', [],
    { id: number; slug: string; today: string | null },
    'today'>;
  list_sources: Of<'list_sources', [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null],
    { id: number; revision: number; locale: string | null; original: string; own_name: string | null; english_name: string | null; own_kind: string | null; english_kind: string | null; aliases: string[] | null; text: string | null },
    'locale' | 'aliases' | 'text'>;
  list_uncredited: Of<'list_uncredited', [$1: number | null, $2: number | bigint | null],
    { refundId: string; amountMinor: number | null },
    'amountMinor'>;
  list_values: Of<'list_values', [$1: string | null],
    { id: number; attribute: string; slug: string; original: string; own: string | null; english: string | null; settings: unknown },
    'own' | 'english' | 'settings'>;
  list_variants: Of<'list_variants', [],
    { id: number; product_id: number; picture: string | null; values: number[] | null },
    'values'>;
  local_instant: Of<'local_instant', [$1: string | null, $2: number | null],
    { at: Date | null },
    'at'>;
  lock_case: Of<'lock_case', [$1: number | null, $2: number | bigint | null],
    { id: number; kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long'; status: 'open' | 'resolved'; order_code: string | null; refund_id: string | null; refunding: boolean | null; paid: boolean | null },
    'order_code' | 'refunding' | 'paid'>;
  lock_claim_keys: Of<'lock_claim_keys', [$1: readonly (number | bigint | null)[] | null],
    { pg_advisory_xact_lock: string | null },
    'pg_advisory_xact_lock'>;
  lock_feeds: Of<'lock_feeds', [$1: number | null],
    { pg_advisory_xact_lock: string | null },
    'pg_advisory_xact_lock'>;
  lock_series: Of<'lock_series', [$1: number | null]>;
  lock_series_of: Of<'lock_series_of', [$1: number | null],
    { series: string; issuedOn: string | null; nextNumber: number | null },
    'issuedOn' | 'nextNumber'>;
  lock_subject: Of<'lock_subject', [$1: string | null],
    { locked: boolean | null },
    'locked'>;
  lock_units: Of<'lock_units', [$1: number | null, $2: readonly (string | null)[] | null],
    { id: string }>;
  login_counter_delete: Of<'login_counter_delete', [$1: number | null, $2: string | null, $3: string | null]>;
  login_counters_sweep: Of<'login_counters_sweep', [],
    { site_id: number }>;
  login_lock: Of<'login_lock', [$1: number | null, $2: string | null, $3: string | null],
    { seconds: number | null },
    'seconds'>;
  login_try: Of<'login_try', [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null],
    { failures: number }>;
  login_try_return: Of<'login_try_return', [$1: number | null, $2: string | null, $3: string | null]>;
  mail_insert: Of<'mail_insert', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null]>;
  mail_sender_set: Of<'mail_sender_set', [$1: number | null, $2: string | null]>;
  manuals: Of<'manuals', [$1: number | null, $2: string | null, $3: number | null],
    { id: number; name: string | null; files: unknown; product: unknown },
    'name' | 'files' | 'product'>;
  mark_mail_sent: Of<'mark_mail_sent', [$1: string | null, $2: number | null, $3: number | bigint | null]>;
  measure_arrivals: Of<'measure_arrivals', [$1: string | null, $2: number | null, $3: number | null],
    { count: number | null; onTime: number | null; medianDays: number | null; p90Days: number | null; worstDays: number | null },
    'count' | 'onTime' | 'medianDays' | 'p90Days' | 'worstDays'>;
  measure_promises: Of<'measure_promises', [$1: number | null, $2: number | null],
    { count: number | null; onTime: number | null; medianDays: number | null; p90Days: number | null; worstDays: number | null },
    'count' | 'onTime' | 'medianDays' | 'p90Days' | 'worstDays'>;
  media_alt_delete: Of<'media_alt_delete', [$1: number | null, $2: string | null]>;
  media_alt_save: Of<'media_alt_save', [$1: number | null, $2: string | null, $3: string | null]>;
  media_changed: Of<'media_changed', [$1: number | null, $2: boolean | null]>;
  media_count: Of<'media_count', [$1: string | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: number | bigint | null],
    { count: number | null },
    'count'>;
  media_file: Of<'media_file', [$1: string | null],
    { id: string; key: string; name: string; status: 'uploading' | 'uploaded' | 'checked' | 'rendered' | 'refused'; refusal: string | null; media_id: number; for_site_id: number | null; shown_hash: string | null; size_bytes: number; received_bytes: number; staff_id: number | null; hash: string | null; width: number | null; created_at: Date }>;
  media_file_accept: Of<'media_file_accept', [$1: string | null, $2: string | null, $3: Buffer | null, $4: string | null, $5: number | null, $6: number | null, $7: string | null, $8: string | null],
    { id: string }>;
  media_file_complete: Of<'media_file_complete', [$1: string | null],
    { id: string }>;
  media_file_finish: Of<'media_file_finish', [$1: string | null, $2: readonly (number | null)[] | null],
    { key: string }>;
  media_file_forget: Of<'media_file_forget', [$1: string | null]>;
  media_file_insert: Of<'media_file_insert', [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | null],
    { id: string }>;
  media_file_received: Of<'media_file_received', [$1: string | null, $2: number | bigint | null]>;
  media_file_refuse: Of<'media_file_refuse', [$1: string | null, $2: string | null]>;
  media_file_remove: Of<'media_file_remove', [$1: string | null]>;
  media_files_expired: Of<'media_files_expired', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  media_files_replaced: Of<'media_files_replaced', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  media_focus: Of<'media_focus', [$1: number | null, $2: number | null, $3: number | null]>;
  media_insert: Of<'media_insert', [$1: string | null, $2: number | null],
    { id: number }>;
  media_library: Of<'media_library', [],
    { key: string; width: number | null; height: number | null; widths: number[]; formats: string[]; hash: string | null; color: string | null; placeholder: string | null; focus: string | null },
    'focus'>;
  media_list: Of<'media_list', [$1: string | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: Date | string | null, $7: number | null, $8: number | bigint | null],
    { id: number; at: string | null; key: string; kind: string | null; status: 'processing' | 'usable' | 'refused' | 'retired'; width: number | null; height: number | null; focal_x: number | null; focal_y: number | null; is_decorative: boolean; shown_key: string | null; shown_hash: string | null; shown_widths: number[] | null; is_stored: boolean | null; texts: number | null; uses: number | null; created_at: string | null },
    'at' | 'kind' | 'shown_key' | 'shown_hash' | 'shown_widths' | 'is_stored' | 'texts' | 'uses' | 'created_at'>;
  media_lock: Of<'media_lock', [$1: string | null],
    { id: number; key: string; status: 'processing' | 'usable' | 'refused' | 'retired'; revision: number; for_site_id: number | null; focal_x: number | null; focal_y: number | null; is_decorative: boolean; alts: unknown },
    'alts'>;
  media_one: Of<'media_one', [$1: string | null],
    { id: number; at: string | null; key: string; kind: string | null; status: 'processing' | 'usable' | 'refused' | 'retired'; width: number | null; height: number | null; focal_x: number | null; focal_y: number | null; is_decorative: boolean; shown_key: string | null; shown_hash: string | null; shown_widths: number[] | null; is_stored: boolean | null; texts: number | null; uses: number | null; created_at: string | null; revision: number; origin: 'brand' | 'desk'; for_site_id: number | null; formats: string[]; widths: number[]; alts: unknown; original: unknown },
    'at' | 'kind' | 'shown_key' | 'shown_hash' | 'shown_widths' | 'is_stored' | 'texts' | 'uses' | 'created_at' | 'alts' | 'original'>;
  media_original_deleted: Of<'media_original_deleted', [$1: string | null]>;
  media_rendition: Of<'media_rendition', [$1: string | null, $2: number | null, $3: string | null, $4: number | null]>;
  media_sites: Of<'media_sites', [],
    { id: number; slug: string }>;
  media_status: Of<'media_status', [$1: number | null, $2: string | null]>;
  media_uses: Of<'media_uses', [$1: number | null],
    { kind: string | null; ref: string | null; locale: string | null; site: string | null },
    'kind' | 'ref' | 'locale' | 'site'>;
  menu_layouts: Of<'menu_layouts', [$1: number | null, $2: Date | string | null],
    { menu: 'head' | 'foot'; layout: unknown },
    'layout'>;
  menu_layouts_with_drafts: Of<'menu_layouts_with_drafts', [$1: number | null, $2: Date | string | null],
    { menu: 'head' | 'foot'; layout: unknown },
    'layout'>;
  menu_overrides: Of<'menu_overrides', [$1: string | null],
    { slug: string }>;
  menu_revision: Of<'menu_revision', [$1: number | null, $2: string | null],
    { revision: number | null },
    'revision'>;
  menu_states: Of<'menu_states', [$1: number | null, $2: string | null],
    { id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at'>;
  menu_version: Of<'menu_version', [$1: string | null, $2: number | bigint | null],
    { id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; layout: unknown; created_by: string; age: number | null },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'layout' | 'age'>;
  menu_version_list: Of<'menu_version_list', [$1: number | null, $2: string | null],
    { id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at'>;
  missing_parts: Of<'missing_parts', [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null],
    { covers: number | null; tags: number | null; sites: number[] | null },
    'covers' | 'tags' | 'sites'>;
  model_fits: Of<'model_fits', [$1: number | null],
    { slug: string; seat_height: number | null; country: string | null; licences: string[] | null },
    'seat_height' | 'licences'>;
  move_claims_end: Of<'move_claims_end', [$1: number | null, $2: number | bigint | null, $3: Date | string | null]>;
  move_overdue: Of<'move_overdue', [$1: number | null, $2: Date | string | null, $3: number | bigint | null, $4: number | null],
    { product: string; taken: boolean | null },
    'taken'>;
  newest_posting: Of<'newest_posting', [],
    { id: number | null },
    'id'>;
  news_addresses: Of<'news_addresses', [$1: number | null, $2: string | null, $3: Date | string | null],
    { id: number; slug: string }>;
  news_announce: Of<'news_announce', [],
    { id: number }>;
  news_article: Of<'news_article', [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null],
    { article: unknown },
    'article'>;
  news_article_with_drafts: Of<'news_article_with_drafts', [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null],
    { article: unknown },
    'article'>;
  news_list: Of<'news_list', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: Date | string | null],
    { total: number | null; posts: unknown; tags: unknown },
    'total' | 'posts' | 'tags'>;
  news_list_with_drafts: Of<'news_list_with_drafts', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: Date | string | null],
    { total: number | null; posts: unknown; tags: unknown },
    'total' | 'posts' | 'tags'>;
  next_start: Of<'next_start', [$1: number | null, $2: Date | string | null],
    { at: Date | null },
    'at'>;
  note_mail_failure: Of<'note_mail_failure', [$1: string | null, $2: boolean | null, $3: number | null, $4: number | bigint | null]>;
  open_approval: Of<'open_approval', [$1: number | null, $2: number | bigint | null],
    { permission: string }>;
  open_attempts: Of<'open_attempts', [],
    { provider: string; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; open: number | null; stuck: number | null; oldestSeconds: number | null },
    'open' | 'stuck' | 'oldestSeconds'>;
  order_cart_key: Of<'order_cart_key', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null],
    { id: string }>;
  order_erp: Of<'order_erp', [$1: number | null, $2: number | bigint | null],
    { erp_number: string | null; erp_acknowledged_at: Date | null }>;
  order_erp_set: Of<'order_erp_set', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { erp_acknowledged_at: Date | null }>;
  order_event: Of<'order_event', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null],
    { seq: number }>;
  order_extend_deadline: Of<'order_extend_deadline', [$1: number | null, $2: number | bigint | null, $3: Buffer | null],
    { deadlineAt: Date | null }>;
  order_find_own: Of<'order_find_own', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: string | null, $6: number | null, $7: string | null],
    { id: number }>;
  order_fulfil: Of<'order_fulfil', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: readonly (string | null)[] | null, $5: string | null],
    { id: number }>;
  order_held: Of<'order_held', [$1: number | null, $2: number | bigint | null],
    { is_held: boolean | null },
    'is_held'>;
  order_insert: Of<'order_insert', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null],
    { id: number; code: string; deadlineAt: Date | null }>;
  order_keep_until_decided: Of<'order_keep_until_decided', [$1: number | null, $2: string | null],
    { id: number; deadlineAt: Date | null }>;
  order_latest: Of<'order_latest', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null],
    { code: string | null },
    'code'>;
  order_link_find: Of<'order_link_find', [$1: number | null, $2: string | null, $3: string | null],
    { id: number; email: string; locale: string }>;
  order_link_version: Of<'order_link_version', [$1: number | null, $2: number | bigint | null],
    { link_version: number }>;
  order_lock: Of<'order_lock', [$1: number | null, $2: number | bigint | null],
    { siteId: number; id: number; code: string; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; paymentStatus: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; fulfilmentStatus: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned'; totalMinor: number; currency: string; customerId: number | null; cartId: string | null; deadlineAt: Date | null; locale: string; email: string; paymentMethodId: number | null; registeredAt: Date | null; isDue: boolean | null; unitIds: string[] | null },
    'isDue' | 'unitIds'>;
  order_move: Of<'order_move', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null, $8: string | null, $9: number | null, $10: number | null, $11: boolean | null, $12: boolean | null, $13: string | null, $14: string | null, $15: string | null, $16: string | null, $17: string | null],
    { seq: number; deadlineAt: Date | null }>;
  order_net_paid: Of<'order_net_paid', [$1: number | null, $2: number | bigint | null],
    { net: number | null },
    'net'>;
  order_of_subject: Of<'order_of_subject', [$1: number | null, $2: string | null, $3: string | null],
    { id: number | null },
    'id'>;
  order_payment_status: Of<'order_payment_status', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { seq: number }>;
  order_registered_of_cart: Of<'order_registered_of_cart', [$1: number | null, $2: string | null],
    { id: number; email: string }>;
  order_restore_deadline: Of<'order_restore_deadline', [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | null],
    { id: number; email: string; deadlineAt: Date | null }>;
  order_revised_date: Of<'order_revised_date', [$1: number | null, $2: number | bigint | null],
    { knownOn: string | null; promisedOn: string | null; promiseId: number | null },
    'knownOn' | 'promisedOn' | 'promiseId'>;
  order_rewrite: Of<'order_rewrite', [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: string | null],
    { id: number; code: string; deadlineAt: Date | null }>;
  order_shorten_deadline: Of<'order_shorten_deadline', [$1: number | null, $2: number | bigint | null, $3: Date | string | null]>;
  order_show: Of<'order_show', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: string | null, $6: number | null, $7: string | null, $8: string | null],
    { id: number; code: string; cart_id: string | null; cart_is_open: boolean | null; country_iso: string | null; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned'; registered_at: Date | null; placed_at: Date; confirmed_at: Date | null; cancelled_at: Date | null; cancel_reason: string | null; delivered_at: Date | null; deadline_at: Date | null; deadline_on: string | null; seconds_left: number | null; awaits_email: boolean | null; email: string; given_name: string; family_name: string; phone: string | null; payment_ref: string | null; currency: string; prices_include_tax: boolean; subtotal_minor: number; discount_minor: number; shipping_minor: number; tax_minor: number; total_minor: number; tax_estimate: unknown; payments: unknown; delivery_method: 'shipment' | 'pickup'; shipment: unknown; delivery_address: unknown; billing_address: unknown; lines: unknown; events: unknown; method: unknown; attempt: unknown; documents: unknown; return_until: Date | null; is_return_time: boolean | null; returns: unknown; withdrawal_days: number | null; withdrawal_until: Date | null; withdrawal_until_on: string | null; is_withdrawal_time: boolean | null; withdrawals: unknown },
    'cart_is_open' | 'deadline_on' | 'seconds_left' | 'awaits_email' | 'tax_estimate' | 'payments' | 'shipment' | 'delivery_address' | 'billing_address' | 'lines' | 'events' | 'method' | 'attempt' | 'documents' | 'return_until' | 'is_return_time' | 'returns' | 'withdrawal_days' | 'withdrawal_until' | 'withdrawal_until_on' | 'is_withdrawal_time' | 'withdrawals'>;
  orders_adopt: Of<'orders_adopt', [$1: number | null, $2: number | bigint | null],
    { id: number; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' }>;
  orders_of_customer: Of<'orders_of_customer', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null],
    { total: number | null; since: Date | null; id: number | null; code: string | null; cart_id: string | null; cart_is_open: boolean | null; country_iso: string | null; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' | null; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | null; fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned' | null; registered_at: Date | null; placed_at: Date | null; confirmed_at: Date | null; cancelled_at: Date | null; cancel_reason: string | null; delivered_at: Date | null; deadline_at: Date | null; deadline_on: string | null; seconds_left: number | null; awaits_email: boolean | null; email: string | null; given_name: string | null; family_name: string | null; phone: string | null; payment_ref: string | null; currency: string | null; prices_include_tax: boolean | null; subtotal_minor: number | null; discount_minor: number | null; shipping_minor: number | null; tax_minor: number | null; total_minor: number | null; tax_estimate: unknown; payments: unknown; delivery_method: 'shipment' | 'pickup' | null; shipment: unknown; delivery_address: unknown; billing_address: unknown; lines: unknown; events: unknown; method: unknown; attempt: unknown; documents: unknown; return_until: Date | null; is_return_time: boolean | null; returns: unknown; withdrawal_days: number | null; withdrawal_until: Date | null; withdrawal_until_on: string | null; is_withdrawal_time: boolean | null; withdrawals: unknown },
    'total' | 'since' | 'id' | 'code' | 'cart_is_open' | 'status' | 'payment_status' | 'fulfilment_status' | 'placed_at' | 'deadline_on' | 'seconds_left' | 'awaits_email' | 'email' | 'given_name' | 'family_name' | 'currency' | 'prices_include_tax' | 'subtotal_minor' | 'discount_minor' | 'shipping_minor' | 'tax_minor' | 'total_minor' | 'tax_estimate' | 'payments' | 'delivery_method' | 'shipment' | 'delivery_address' | 'billing_address' | 'lines' | 'events' | 'method' | 'attempt' | 'documents' | 'return_until' | 'is_return_time' | 'returns' | 'withdrawal_days' | 'withdrawal_until' | 'withdrawal_until_on' | 'is_withdrawal_time' | 'withdrawals'>;
  own_password: Of<'own_password', [$1: number | null, $2: number | bigint | null],
    { email: string; password_hash: string | null }>;
  page: Of<'page', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null],
    { title: string; description: string; blocks: unknown; locale: string; published_at: string | null },
    'blocks' | 'published_at'>;
  page_overrides: Of<'page_overrides', [$1: string | null, $2: string | null],
    { slug: string }>;
  page_revision: Of<'page_revision', [$1: number | null, $2: string | null, $3: string | null],
    { revision: number | null },
    'revision'>;
  page_states: Of<'page_states', [$1: number | null, $2: string | null, $3: string | null],
    { slug: string; locale: string; title: string; id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at'>;
  page_version: Of<'page_version', [$1: string | null, $2: string | null, $3: number | bigint | null],
    { slug: string; locale: string; title: string; id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; created_by: string; age: number | null; text: unknown },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'age' | 'text'>;
  page_version_list: Of<'page_version_list', [$1: number | null, $2: string | null, $3: string | null],
    { slug: string; locale: string; title: string; id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null },
    'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at'>;
  page_with_drafts: Of<'page_with_drafts', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null],
    { title: string; description: string; blocks: unknown; locale: string; published_at: string | null },
    'blocks' | 'published_at'>;
  page_words: Of<'page_words', [$1: string | null, $2: readonly (string | null)[] | null],
    { slug: string; locale: string; created_by: string; created_at: Date; publish_at: Date | null; publish_until: Date | null; text: unknown },
    'text'>;
  page_words_draft: Of<'page_words_draft', [$1: string | null, $2: string | null],
    { slug: string; locale: string; created_by: string; created_at: Date; publish_at: Date | null; publish_until: Date | null; text: unknown },
    'text'>;
  pass_sold: Of<'pass_sold', [$1: number | null, $2: readonly (string | null)[] | null]>;
  passkey: Of<'passkey', [$1: number | null, $2: string | null],
    { id: number; customer_id: number; public_key: Buffer; counter: number }>;
  passkey_ask: Of<'passkey_ask', [$1: number | null, $2: Buffer | null, $3: number | bigint | null]>;
  passkey_delete: Of<'passkey_delete', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { id: number }>;
  passkey_insert: Of<'passkey_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null, $5: number | bigint | null, $6: readonly (string | null)[] | null, $7: boolean | null, $8: string | null],
    { id: number; credential_id: string; transports: string[]; name: string; backed_up: boolean; created_at: Date; last_used_at: Date | null }>;
  passkey_sweep: Of<'passkey_sweep', [],
    { site_id: number }>;
  passkey_take: Of<'passkey_take', [$1: number | null, $2: Buffer | null, $3: number | bigint | null],
    { site_id: number }>;
  passkey_use: Of<'passkey_use', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: boolean | null],
    { id: number }>;
  passkeys: Of<'passkeys', [$1: number | null, $2: number | bigint | null],
    { id: number; credential_id: string; transports: string[]; name: string; backed_up: boolean; created_at: Date; last_used_at: Date | null }>;
  passkeys_delete_all: Of<'passkeys_delete_all', [$1: number | null, $2: number | bigint | null],
    { name: string }>;
  payment_attempt: Of<'payment_attempt', [$1: number | null, $2: string | null],
    { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null },
    'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging'>;
  payment_attempt_insert: Of<'payment_attempt_insert', [$1: number | null, $2: number | bigint | null, $3: number | null, $4: string | null, $5: string | null, $6: number | bigint | null, $7: string | null, $8: number | null, $9: string | null, $10: string | null]>;
  payment_attempt_lock: Of<'payment_attempt_lock', [$1: number | null, $2: string | null],
    { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null },
    'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging'>;
  payment_attempt_open: Of<'payment_attempt_open', [$1: number | null, $2: number | bigint | null],
    { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null },
    'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging'>;
  payment_attempt_paying: Of<'payment_attempt_paying', [$1: number | null, $2: string | null],
    { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null; paying: unknown; cart_key_hash: string | null },
    'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging' | 'paying' | 'cart_key_hash'>;
  payment_attempt_update: Of<'payment_attempt_update', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null, $8: string | null, $9: boolean | null, $10: string | null, $11: string | null, $12: boolean | null, $13: string | null, $14: boolean | null, $15: number | null, $16: number | null, $17: string | null],
    { id: number | null },
    'id'>;
  payment_case_one: Of<'payment_case_one', [$1: number | null, $2: number | bigint | null],
    { site: string; id: number; order_code: string | null; kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long'; status: 'open' | 'resolved'; detail: unknown; resolution: string | null; opened_at: string | null; resolved_at: string | null; name: string | null; amount_minor: number | null; currency: string | null; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | null; refund_id: string | null; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' | null; total_minor: number | null; payments: unknown; is_requested_today: boolean | null },
    'order_code' | 'detail' | 'opened_at' | 'resolved_at' | 'name' | 'amount_minor' | 'currency' | 'payment_status' | 'order_status' | 'total_minor' | 'payments' | 'is_requested_today'>;
  payment_cases_count: Of<'payment_cases_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  payment_cases_insert_orphan: Of<'payment_cases_insert_orphan', [$1: number | null, $2: string | null, $3: string | null, $4: string | null],
    { id: number }>;
  payment_cases_list: Of<'payment_cases_list', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { site: string; id: number; order_code: string | null; kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long'; status: 'open' | 'resolved'; detail: unknown; resolution: string | null; opened_at: string | null; resolved_at: string | null; name: string | null; amount_minor: number | null; currency: string | null; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | null; refund_id: string | null; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' | null; total_minor: number | null; payments: unknown; is_requested_today: boolean | null },
    'order_code' | 'detail' | 'opened_at' | 'resolved_at' | 'name' | 'amount_minor' | 'currency' | 'payment_status' | 'order_status' | 'total_minor' | 'payments' | 'is_requested_today'>;
  payment_cases_resolve: Of<'payment_cases_resolve', [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null, $4: string | null]>;
  payment_cases_resolve_refund: Of<'payment_cases_resolve_refund', [$1: number | null, $2: string | null, $3: string | null]>;
  payment_methods: Of<'payment_methods', [$1: number | null, $2: string | null, $3: string | null, $4: string | null],
    { id: number; name: string | null; type: 'cash' | 'check-payment' | 'bank-transfer' | 'tdc' | 'others'; component: string; account_ref: string | null; instructions: string | null; min_minor: number | null; max_minor: number | null; cash_max_minor: number | null; currency: string; country_iso: string | null; bag_minor: number | null },
    'name' | 'instructions' | 'min_minor' | 'max_minor' | 'cash_max_minor' | 'bag_minor'>;
  placing: Of<'placing', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | null, $6: string | null],
    { site: unknown; now: Date | null; cart: unknown; customer: unknown; addresses: unknown; billing_addresses: unknown; stores: unknown; methods: unknown; proofs: unknown; lines: unknown; method: unknown; order: unknown; made_by_key: boolean | null },
    'site' | 'now' | 'cart' | 'customer' | 'addresses' | 'billing_addresses' | 'stores' | 'methods' | 'proofs' | 'lines' | 'method' | 'order' | 'made_by_key'>;
  presence_end: Of<'presence_end', [$1: number | null, $2: string | null, $3: string | null, $4: number | null],
    { one: number | null },
    'one'>;
  presence_note: Of<'presence_note', [$1: number | null, $2: string | null, $3: string | null, $4: number | null],
    { person: unknown },
    'person'>;
  preview_site: Of<'preview_site', [$1: number | null],
    { slug: string; timezone: string }>;
  privacy_account: Of<'privacy_account', [$1: number | null, $2: string | null],
    { id: number }>;
  privacy_export: Of<'privacy_export', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null],
    { data: unknown },
    'data'>;
  privacy_forget_alerts: Of<'privacy_forget_alerts', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_answers: Of<'privacy_forget_answers', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_approvals: Of<'privacy_forget_approvals', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_audit: Of<'privacy_forget_audit', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_carts: Of<'privacy_forget_carts', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_customer: Of<'privacy_forget_customer', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null]>;
  privacy_forget_customer_tokens: Of<'privacy_forget_customer_tokens', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_events: Of<'privacy_forget_events', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_known_devices: Of<'privacy_forget_known_devices', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_letters: Of<'privacy_forget_letters', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_mails: Of<'privacy_forget_mails', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_names_in_mails: Of<'privacy_forget_names_in_mails', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_notes: Of<'privacy_forget_notes', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_orders: Of<'privacy_forget_orders', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null]>;
  privacy_forget_passkey_challenges: Of<'privacy_forget_passkey_challenges', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_passkeys: Of<'privacy_forget_passkeys', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_payments: Of<'privacy_forget_payments', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_places: Of<'privacy_forget_places', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_privacy_requests: Of<'privacy_forget_privacy_requests', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_questions: Of<'privacy_forget_questions', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_questions_in_mails: Of<'privacy_forget_questions_in_mails', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_returns: Of<'privacy_forget_returns', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_reviews: Of<'privacy_forget_reviews', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_rides: Of<'privacy_forget_rides', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_transfers: Of<'privacy_forget_transfers', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_warranty: Of<'privacy_forget_warranty', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_wish_list: Of<'privacy_forget_wish_list', [$1: number | null, $2: number | bigint | null]>;
  privacy_forget_withdrawals: Of<'privacy_forget_withdrawals', [$1: number | null, $2: number | bigint | null]>;
  privacy_guest_customer: Of<'privacy_guest_customer', [$1: number | null, $2: string | null, $3: string | null],
    { id: number }>;
  privacy_linked_mail: Of<'privacy_linked_mail', [$1: number | null, $2: number | bigint | null],
    { email: string; locale: string }>;
  privacy_lock_carts: Of<'privacy_lock_carts', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  privacy_lock_customer: Of<'privacy_lock_customer', [$1: number | null, $2: number | bigint | null],
    { email: string; givenName: string; locale: string }>;
  privacy_lock_orders: Of<'privacy_lock_orders', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  privacy_request_close: Of<'privacy_request_close', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null]>;
  privacy_request_insert: Of<'privacy_request_insert', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null],
    { code: string }>;
  privacy_request_link: Of<'privacy_request_link', [$1: number | null, $2: number | bigint | null],
    { links: number }>;
  privacy_request_lock: Of<'privacy_request_lock', [$1: number | null, $2: string | null],
    { id: number; code: string; kind: 'export' | 'erase' | 'correct'; email: string; locale: string; status: 'received' | 'proved' | 'done' | 'refused'; links: number }>;
  privacy_request_prove: Of<'privacy_request_prove', [$1: number | null, $2: number | bigint | null],
    { code: string }>;
  privacy_request_read: Of<'privacy_request_read', [$1: number | null, $2: string | null],
    { request: unknown },
    'request'>;
  privacy_requests: Of<'privacy_requests', [$1: readonly (number | null)[] | null, $2: boolean | null, $3: Date | string | null, $4: number | bigint | null, $5: number | null],
    { request: unknown; at: string | null; id: number },
    'request' | 'at'>;
  privacy_requests_count: Of<'privacy_requests_count', [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | null],
    { counted: number | null },
    'counted'>;
  privacy_under_way: Of<'privacy_under_way', [$1: number | null, $2: number | bigint | null],
    { yes: boolean | null },
    'yes'>;
  product_list_prices: Of<'product_list_prices', [$1: number | null, $2: number | null],
    { color: number | null; amount: number | null },
    'color' | 'amount'>;
  product_offers: Of<'product_offers', [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null],
    { id: number; slug: string; name: string | null; kind: string | null; image: string | null; currency: string; country: string | null; shop: boolean; available: unknown; colors: unknown },
    'name' | 'kind' | 'available' | 'colors'>;
  product_page: Of<'product_page', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: readonly (number | null)[] | null, $6: readonly (number | null)[] | null],
    { id: number; revision: number; document: unknown; currency: string; country: string | null; shop: boolean; siblings: unknown; available: unknown },
    'document' | 'siblings' | 'available'>;
  product_source: Of<'product_source', [$1: number | null, $2: string | null],
    { id: number; revision: number; slug: string; sku: string; type_id: number; original_name: string; image: string | null; warranty_months: number; name: string | null; kind: string | null; headline: string | null; tagline: string | null; description: string | null; category: unknown; media: unknown; features: unknown; colors: unknown; attributes: unknown; geometries: unknown; manuals: unknown; questions: unknown; sites: string[] | null },
    'name' | 'kind' | 'headline' | 'tagline' | 'description' | 'category' | 'media' | 'features' | 'colors' | 'attributes' | 'geometries' | 'manuals' | 'questions' | 'sites'>;
  proof_confirm: Of<'proof_confirm', [$1: number | null, $2: Buffer | null],
    { cartId: string }>;
  proof_mint: Of<'proof_mint', [$1: number | null, $2: number | bigint | null, $3: Buffer | null],
    { id: number }>;
  proof_save: Of<'proof_save', [$1: number | null, $2: string | null, $3: Buffer | null, $4: boolean | null, $5: boolean | null],
    { id: number; captcha: boolean | null; confirmed: boolean | null },
    'captcha' | 'confirmed'>;
  proof_shopper: Of<'proof_shopper', [$1: number | null, $2: string | null, $3: number | bigint | null],
    { status: 'open' | 'ordered' | 'abandoned' | null; customer_id: number | null; key_hash: string | null; contact_email: string | null; customer_email: string | null; customer_is_verified: boolean | null; order_email: string | null; captcha: boolean | null; confirmed: boolean | null },
    'status' | 'key_hash' | 'contact_email' | 'customer_email' | 'customer_is_verified' | 'order_email' | 'captcha' | 'confirmed'>;
  proofs_sweep: Of<'proofs_sweep', [$1: number | null],
    { id: number }>;
  provider_event_finish: Of<'provider_event_finish', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null]>;
  provider_event_match: Of<'provider_event_match', [$1: number | null, $2: number | bigint | null],
    { id: number; provider: string; kind: string | null; provider_payment_ref: string | null; processed_at: Date | null; attempt_id: string | null },
    'attempt_id'>;
  provider_event_store: Of<'provider_event_store', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: Buffer | null, $10: boolean | null],
    { id: number }>;
  prune_instants: Of<'prune_instants', []>;
  publish_article: Of<'publish_article', [$1: number | null, $2: Date | string | null, $3: Date | string | null],
    { id: number; revision: number; publish_at: Date | null; publish_until: Date | null }>;
  publish_draft: Of<'publish_draft', [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: string | null, $5: string | null],
    { id: number; revision: number; publish_at: Date | null; publish_until: Date | null }>;
  publish_menu_draft: Of<'publish_menu_draft', [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: string | null],
    { id: number; revision: number; publish_at: Date | null; publish_until: Date | null }>;
  put_article: Of<'put_article', [$1: number | null, $2: string | null, $3: string | null, $4: boolean | null, $5: string | null],
    { id: number; number: number; revision: number; saved_at: string | null },
    'saved_at'>;
  put_article_children: Of<'put_article_children', [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null, $4: readonly (number | null)[] | null]>;
  put_draft: Of<'put_draft', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null],
    { revision: number; saved_at: string | null },
    'saved_at'>;
  put_menu_draft: Of<'put_menu_draft', [$1: number | null, $2: string | null, $3: string | null, $4: string | null],
    { revision: number; saved_at: string | null },
    'saved_at'>;
  raise_version: Of<'raise_version', [],
    { version: number }>;
  read_invoice_source: Of<'read_invoice_source', [$1: number | null, $2: number | bigint | null],
    { locale: string; country_iso: string | null; legal: unknown; phone: string | null; code: string; placed_on: string | null; given_name: string; family_name: string; email: string; address: unknown; currency: string; prices_include_tax: boolean; subtotal_minor: number; discount_minor: number; shipping_minor: number; tax_minor: number; tax_estimate: unknown; total_minor: number; paid_on: string | null; payment_name: string | null; lines: unknown },
    'legal' | 'phone' | 'placed_on' | 'address' | 'tax_estimate' | 'paid_on' | 'payment_name' | 'lines'>;
  read_mail: Of<'read_mail', [$1: number | null, $2: number | bigint | null],
    { kind: string; to: string; locale: string; status: 'queued' | 'sent' | 'given_up'; data: unknown; site: unknown; wait_seconds: number | null; facts: unknown },
    'data' | 'site' | 'wait_seconds' | 'facts'>;
  read_version: Of<'read_version', [],
    { version: number }>;
  recent_orders: Of<'recent_orders', [],
    { site: string; placed: number | null; paid: number | null },
    'placed' | 'paid'>;
  reconcile_booked: Of<'reconcile_booked', [$1: number | null, $2: string | null, $3: Date | string | null],
    { attempt_id: string; order_id: number; order_code: string; txn_id: string; amount_minor: number; currency: string; occurred_at: Date; refunded_minor: number | null },
    'refunded_minor'>;
  reconcile_referenced: Of<'reconcile_referenced', [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null],
    { id: string; order_id: number; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost' }>;
  reconcile_sites: Of<'reconcile_sites', [],
    { id: number; slug: string }>;
  reconcile_stuck: Of<'reconcile_stuck', [$1: number | null, $2: string | null],
    { id: string; order_id: number; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost' }>;
  reconciliations_count: Of<'reconciliations_count', [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  reconciliations_list: Of<'reconciliations_list', [$1: readonly (number | null)[] | null, $2: boolean | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { site: string; id: number; provider: string; account_ref: string; from_at: string | null; to_at: string | null; matched: number; differences: unknown; created_at: string | null },
    'from_at' | 'to_at' | 'differences' | 'created_at'>;
  refund_account: Of<'refund_account', [$1: number | null, $2: number | bigint | null],
    { id: number; holder: string; number: string; bic: string | null; currency: string }>;
  refund_allowance: Of<'refund_allowance', [$1: number | null, $2: string | null],
    { currency: string; min_amount_minor: number | null; has_rule: boolean | null; before_minor: number | null; attempts: unknown },
    'has_rule' | 'before_minor' | 'attempts'>;
  refund_facts: Of<'refund_facts', [$1: number | null, $2: string | null],
    { order: string; buyer: string | null; locale: string; method: string | null; price_minor: number; paid_minor: number | null; refunded_minor: number | null },
    'buyer' | 'method' | 'paid_minor' | 'refunded_minor'>;
  refund_file_insert: Of<'refund_file_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Date | string | null, $5: number | bigint | null],
    { id: number; made_at: Date }>;
  refund_file_mark: Of<'refund_file_mark', [$1: number | null, $2: readonly (string | null)[] | null, $3: number | bigint | null]>;
  refund_find: Of<'refund_find', [$1: number | null, $2: string | null],
    { site_id: number; id: string; attempt_id: string; order_id: number; amount_minor: number; currency: string; status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual'; reason: string; tries: number; provider_ref: string | null; requested_by: number | null; approval_id: number | null }>;
  refund_insert: Of<'refund_insert', [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: string | null, $7: number | bigint | null, $8: number | bigint | null],
    { id: string }>;
  refund_payee_set: Of<'refund_payee_set', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null],
    { refund_id: string }>;
  refund_succeeded: Of<'refund_succeeded', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null],
    { id: string; reason: string }>;
  refund_update: Of<'refund_update', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: string | null, $7: number | null]>;
  refundable_attempts: Of<'refundable_attempts', [$1: number | null, $2: number | bigint | null],
    { attempt_id: string; account_ref: string | null; provider: string; amount_minor: number; currency: string; order_total_minor: number | null; left_minor: number | null },
    'order_total_minor' | 'left_minor'>;
  refunded_by_staff: Of<'refunded_by_staff', [$1: number | null, $2: number | bigint | null],
    { amount_minor: number | null },
    'amount_minor'>;
  refunds_count: Of<'refunds_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  refunds_due: Of<'refunds_due', [$1: number | bigint | null],
    { site_id: number; id: string }>;
  refunds_list: Of<'refunds_list', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: string | null, $5: number | bigint | null],
    { site: string; id: string; order_code: string; name: string | null; status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual'; amount_minor: number; currency: string; reason: string; created_at: string | null; case_id: number | null; payee: unknown; paid_from: string | null; file: unknown },
    'name' | 'created_at' | 'case_id' | 'payee' | 'paid_from' | 'file'>;
  refunds_to_send: Of<'refunds_to_send', [$1: number | null, $2: readonly (string | null)[] | null],
    { id: string; amount_minor: number; currency: string; status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual'; order_code: string; iban: string | null; holder: string | null; file_id: number | null },
    'iban' | 'holder'>;
  refunds_without_case: Of<'refunds_without_case', [$1: number | null],
    { site_id: number; id: string; attempt_id: string; order_id: number; amount_minor: number; currency: string; reason: string }>;
  release_claims: Of<'release_claims', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { product: string }>;
  release_expired_holds: Of<'release_expired_holds', [],
    { id: number }>;
  release_hold: Of<'release_hold', [$1: number | null, $2: string | null, $3: string | null]>;
  remember_versions: Of<'remember_versions', [$1: string | null, $2: number | null]>;
  return_insert: Of<'return_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null],
    { code: string }>;
  return_lock: Of<'return_lock', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number }>;
  return_move: Of<'return_move', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null, $5: string | null, $6: number | bigint | null],
    { id: number }>;
  return_outcome: Of<'return_outcome', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null]>;
  return_own_order: Of<'return_own_order', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number }>;
  return_read: Of<'return_read', [$1: number | null, $2: number | bigint | null],
    { siteId: number; id: number; orderId: number; code: string; status: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded' | 'withdrawn'; unitIds: string[] | null; uninspected: string[] | null; linesMinor: number | null; isWhole: boolean | null },
    'unitIds' | 'uninspected' | 'linesMinor' | 'isWhole'>;
  return_returnable: Of<'return_returnable', [$1: number | null, $2: number | bigint | null],
    { inTime: boolean | null; hasOpen: boolean | null; lines: unknown },
    'inTime' | 'hasOpen' | 'lines'>;
  review_answer: Of<'review_answer', [$1: number | null, $2: number | bigint | null, $3: string | null]>;
  review_decide: Of<'review_decide', [$1: number | null, $2: number | bigint | null, $3: string | null]>;
  review_insert: Of<'review_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null],
    { code: string }>;
  review_lock: Of<'review_lock', [$1: number | null, $2: string | null],
    { id: number; status: 'waiting' | 'published' | 'refused'; slug: string }>;
  review_page: Of<'review_page', [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null],
    { isService: boolean | null; counts: number[] | null; total: number | null; reviews: unknown },
    'isService' | 'counts' | 'total' | 'reviews'>;
  review_reviewable: Of<'review_reviewable', [$1: number | null, $2: number | bigint | null],
    { isDelivered: boolean | null; author: string | null; items: unknown },
    'isDelivered' | 'author' | 'items'>;
  review_summary: Of<'review_summary', [$1: number | null, $2: string | null, $3: string | null],
    { sku: string; isService: boolean | null; counts: number[] | null; quotes: unknown },
    'isService' | 'counts' | 'quotes'>;
  reviews_count: Of<'reviews_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  reviews_for_staff: Of<'reviews_for_staff', [$1: number | null, $2: string | null],
    { review: unknown },
    'review'>;
  reviews_newest: Of<'reviews_newest', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; key: string | null; site: string; code: string; status: 'waiting' | 'published' | 'refused'; product: string; stars: number; title: string; author: string | null; locale: string; written_at: string | null },
    'key' | 'written_at'>;
  reviews_oldest: Of<'reviews_oldest', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; key: string | null; site: string; code: string; status: 'waiting' | 'published' | 'refused'; product: string; stars: number; title: string; author: string | null; locale: string; written_at: string | null },
    'key' | 'written_at'>;
  rides_of_day: Of<'rides_of_day', [$1: readonly (number | null)[] | null, $2: number | null, $3: Date | string | null, $4: Date | string | null, $5: string | null, $6: number | bigint | null],
    { id: string; site_id: number; site: string; key: string | null; code: string; status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show'; starts_at: string | null; ends_at: string | null; local_start: string | null; store_id: number; store: string; demonstrator: string; product: string; rider: string | null; email: string; phone: string | null; licence: string | null; locale: string; cancelled_by: 'rider' | 'store' | null; cancel_reason: string | null; is_past: boolean | null; total: number | null },
    'key' | 'starts_at' | 'ends_at' | 'local_start' | 'rider' | 'is_past' | 'total'>;
  save_documents: Of<'save_documents', [$1: string | null, $2: number | bigint | null, $3: string | null]>;
  save_labels: Of<'save_labels', [$1: string | null]>;
  save_manuals: Of<'save_manuals', [$1: string | null]>;
  save_manuals_manual_files: Of<'save_manuals_manual_files', [$1: string | null]>;
  save_manuals_manual_translations: Of<'save_manuals_manual_translations', [$1: string | null]>;
  save_product_words: Of<'save_product_words', [$1: string | null]>;
  save_products: Of<'save_products', [$1: string | null],
    { id: number }>;
  save_range: Of<'save_range', [$1: string | null]>;
  save_stores: Of<'save_stores', [$1: number | null, $2: string | null]>;
  save_variants: Of<'save_variants', [$1: string | null]>;
  save_variants_variant_values: Of<'save_variants_variant_values', [$1: string | null]>;
  saved_replies_list: Of<'saved_replies_list', [$1: number | null, $2: string | null],
    { id: number; locale: string; name: string; body: string }>;
  saved_reply_delete: Of<'saved_reply_delete', [$1: number | null, $2: number | null],
    { name: string; locale: string }>;
  saved_reply_insert: Of<'saved_reply_insert', [$1: number | null, $2: string | null, $3: string | null, $4: string | null],
    { id: number; locale: string; name: string; body: string }>;
  saved_reply_lock: Of<'saved_reply_lock', [$1: number | null, $2: number | null],
    { id: number }>;
  saved_reply_update: Of<'saved_reply_update', [$1: number | null, $2: number | null, $3: string | null, $4: string | null, $5: string | null],
    { id: number; locale: string; name: string; body: string }>;
  search_all_units: Of<'search_all_units', [$1: number | null, $2: number | null, $3: number | null],
    { version: number | null; currency: string; country_iso: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; shown: number[] | null; which: Buffer | null; what: Buffer | null; store_ids: number[] | null; store_cities: string | null },
    'version' | 'sells_drafts' | 'sells_factory_units' | 'shown' | 'which' | 'what' | 'store_ids' | 'store_cities'>;
  search_shown: Of<'search_shown', [$1: number | null, $2: readonly (number | null)[] | null],
    { version: number | null; shown: number[] | null },
    'version' | 'shown'>;
  search_store_places: Of<'search_store_places', [$1: number | null],
    { id: number; ref: string | null; name: string; city: string; lat: number | null; lng: number | null },
    'lat' | 'lng'>;
  search_units: Of<'search_units', [$1: number | null, $2: number | null, $3: readonly (number | null)[] | null, $4: number | null],
    { version: number | null; currency: string; country_iso: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; shown: number[] | null; which: Buffer | null; what: Buffer | null; store_ids: number[] | null; store_cities: string | null },
    'version' | 'sells_drafts' | 'sells_factory_units' | 'shown' | 'which' | 'what' | 'store_ids' | 'store_cities'>;
  send_notification: Of<'send_notification', [$1: string | null],
    { pg_notify: string | null },
    'pg_notify'>;
  session: Of<'session', [$1: number | null, $2: Buffer | null],
    { token_id: number | null; customer_id: number; is_due: boolean | null; unseen: boolean | null },
    'token_id' | 'is_due' | 'unseen'>;
  session_confirm: Of<'session_confirm', [$1: number | null, $2: number | bigint | null]>;
  session_confirmed: Of<'session_confirmed', [$1: number | null, $2: number | bigint | null]>;
  session_end: Of<'session_end', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { id: number }>;
  session_open: Of<'session_open', [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: string | null, $5: string | null],
    { expires_at: Date }>;
  session_rotate: Of<'session_rotate', [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: Buffer | null],
    { expires_at: Date }>;
  session_seen: Of<'session_seen', [$1: number | null, $2: number | bigint | null, $3: Buffer | null]>;
  sessions: Of<'sessions', [$1: number | null, $2: number | bigint | null],
    { id: number; user_agent: string | null; created_at: Date; last_seen_at: Date | null; expires_at: Date }>;
  set_unit_stop: Of<'set_unit_stop', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null],
    { product: string }>;
  shipment_event_insert: Of<'shipment_event_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: Date | string | null],
    { id: number }>;
  shipment_events_list: Of<'shipment_events_list', [$1: number | null, $2: number | bigint | null],
    { carrier: string; tracking: string; status: 'collected' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' }>;
  similar_products: Of<'similar_products', [$1: number | null, $2: number | null, $3: string | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null],
    { slug: string | null; name: string | null; kind: string | null; image: string | null; price: number | null; units: number | null; ready: unknown },
    'slug' | 'name' | 'kind' | 'image' | 'price' | 'units' | 'ready'>;
  site_backlog: Of<'site_backlog', [],
    { site: string; overdueUnits: number | null; revisedPromises: number | null; openCases: number | null; waitingWebhooks: number | null },
    'overdueUnits' | 'revisedPromises' | 'openCases' | 'waitingWebhooks'>;
  site_country: Of<'site_country', [$1: number | null],
    { country_iso: string | null }>;
  site_delivery: Of<'site_delivery', [$1: number | null],
    { timezone: string; delivery: unknown; holidays: unknown; stores: unknown },
    'delivery' | 'holidays' | 'stores'>;
  site_maintenance: Of<'site_maintenance', [$1: string | null, $2: boolean | null, $3: string | null],
    { id: number }>;
  site_state: Of<'site_state', [$1: string | null, $2: number | null],
    { maintenance: boolean; revision: string | null; moment: string | null; frame_at: string | null; upcoming: unknown },
    'revision' | 'moment' | 'frame_at' | 'upcoming'>;
  sites_without_tax: Of<'sites_without_tax', [],
    { site: string }>;
  staff_activate: Of<'staff_activate', [$1: number | null],
    { id: number }>;
  staff_add_challenge: Of<'staff_add_challenge', [$1: Buffer | null, $2: string | null, $3: number | null]>;
  staff_add_key: Of<'staff_add_key', [$1: string | null, $2: number | null, $3: Buffer | null],
    { staff_id: number }>;
  staff_add_passkey: Of<'staff_add_passkey', [$1: number | null, $2: string | null, $3: Buffer | null, $4: number | bigint | null, $5: readonly (string | null)[] | null, $6: string | null],
    { id: number }>;
  staff_add_person: Of<'staff_add_person', [$1: string | null, $2: string | null, $3: string | null, $4: number | null],
    { id: number }>;
  staff_add_role: Of<'staff_add_role', [$1: string | null, $2: string | null, $3: number | null],
    { name: string }>;
  staff_audit: Of<'staff_audit', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: number | bigint | null, $11: number | bigint | null]>;
  staff_audit_private: Of<'staff_audit_private', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: number | bigint | null, $11: number | bigint | null, $12: Buffer | null, $13: string | null, $14: string | null]>;
  staff_change_role: Of<'staff_change_role', [$1: string | null, $2: string | null, $3: number | null],
    { revision: number }>;
  staff_confirm_grant: Of<'staff_confirm_grant', [$1: number | bigint | null, $2: number | null]>;
  staff_customer: Of<'staff_customer', [$1: number | null, $2: number | bigint | null],
    { customer: unknown },
    'customer'>;
  staff_customer_count: Of<'staff_customer_count', [$1: readonly (number | null)[] | null, $2: number | null],
    { counted: number | null },
    'counted'>;
  staff_customer_recent_read: Of<'staff_customer_recent_read', [$1: number | null, $2: string | null, $3: string | null],
    { recent: boolean | null },
    'recent'>;
  staff_customer_search: Of<'staff_customer_search', [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: number | bigint | null, $8: number | null, $9: number | null],
    { customer: unknown; counted: number | null },
    'customer' | 'counted'>;
  staff_customers: Of<'staff_customers', [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | null],
    { id: number; site: string | null; name: string | null; email: string; phone: string | null; locale: string; is_verified: boolean | null; order_count: number | null; created_at: string | null },
    'site' | 'name' | 'is_verified' | 'order_count' | 'created_at'>;
  staff_delivery_address: Of<'staff_delivery_address', [$1: number | null, $2: number | bigint | null],
    { revision: string | null; delivery_method: 'shipment' | 'pickup'; address: unknown; country_code: string | null; is_taxed_by_state: boolean | null },
    'revision' | 'address' | 'country_code' | 'is_taxed_by_state'>;
  staff_email: Of<'staff_email', [$1: number | null],
    { email: string | null }>;
  staff_end_grant: Of<'staff_end_grant', [$1: number | bigint | null, $2: number | null, $3: number | null],
    { id: number }>;
  staff_end_lost_groups: Of<'staff_end_lost_groups', [$1: number | null, $2: readonly (string | null)[] | null],
    { id: number; role: string; scope_kind: string; scope_ref: string | null; group_name: string }>;
  staff_end_one: Of<'staff_end_one', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  staff_end_others: Of<'staff_end_others', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  staff_end_provider: Of<'staff_end_provider', [$1: string | null, $2: string | null, $3: string | null],
    { id: number }>;
  staff_give_by_groups: Of<'staff_give_by_groups', [$1: number | null, $2: readonly (string | null)[] | null],
    { id: number; role: string; scope_kind: string; scope_ref: string | null; group_name: string }>;
  staff_give_grant: Of<'staff_give_grant', [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: Date | string | null, $7: number | null, $8: string | null, $9: boolean | null],
    { id: number }>;
  staff_grants: Of<'staff_grants', [$1: number | null],
    { grants: unknown },
    'grants'>;
  staff_guest_search: Of<'staff_guest_search', [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: number | null],
    { guest: unknown },
    'guest'>;
  staff_held_grants: Of<'staff_held_grants', [$1: number | null],
    { role: string; permissions: string[] | null; site_ids: number[] | null; until_at: Date | null; created_at: Date },
    'permissions' | 'site_ids'>;
  staff_holding_role: Of<'staff_holding_role', [$1: string | null],
    { id: number }>;
  staff_home_site: Of<'staff_home_site', [],
    { id: number }>;
  staff_invitation: Of<'staff_invitation', [$1: Buffer | null],
    { id: number; staff_id: number; name: string; email: string | null; locale: string }>;
  staff_invite: Of<'staff_invite', [$1: number | null, $2: Buffer | null],
    { id: number }>;
  staff_keys: Of<'staff_keys', [$1: number | null],
    { id: number; name: string; created_at: Date; last_used_at: Date | null; revoked_at: Date | null; created_by: string | null; grants: unknown },
    'created_by' | 'grants'>;
  staff_known_device: Of<'staff_known_device', [$1: number | null, $2: string | null, $3: string | null],
    { is_known: boolean | null; is_first: boolean | null },
    'is_known' | 'is_first'>;
  staff_list_read: Of<'staff_list_read', [$1: number | null, $2: string | null, $3: string | null, $4: string | null]>;
  staff_lock_grant: Of<'staff_lock_grant', [$1: number | bigint | null],
    { staff_id: number; role: string; scope_kind: string; scope_ref: string | null; ended_at: Date | null; confirmed_at: Date | null }>;
  staff_lock_person: Of<'staff_lock_person', [$1: number | null],
    { id: number; status: 'invited' | 'active' | 'suspended'; name: string; email: string | null; locale: string }>;
  staff_lock_role: Of<'staff_lock_role', [$1: string | null],
    { name: string }>;
  staff_mail_of_order: Of<'staff_mail_of_order', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { kind: string; data: unknown },
    'data'>;
  staff_me: Of<'staff_me', [$1: number | null, $2: number | bigint | null, $3: readonly (number | null)[] | null],
    { name: string; email: string | null; locale: string; timezone: string; expires_at: Date | null; strong_until: Date | null; has_passkey: boolean | null; sites: unknown },
    'expires_at' | 'strong_until' | 'has_passkey' | 'sites'>;
  staff_note_order: Of<'staff_note_order', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null]>;
  staff_open_session: Of<'staff_open_session', [$1: number | null, $2: Buffer | null, $3: Date | string | null, $4: string | null, $5: string | null, $6: string | null],
    { id: number; expires_at: Date }>;
  staff_order_counts: Of<'staff_order_counts', [$1: readonly (number | null)[] | null],
    { prepare: number | null; payment: number | null; handover: number | null; case: number | null },
    'prepare' | 'payment' | 'handover' | 'case'>;
  staff_order_id: Of<'staff_order_id', [$1: number | null, $2: string | null],
    { id: number }>;
  staff_order_of_return: Of<'staff_order_of_return', [$1: number | null, $2: string | null],
    { code: string }>;
  staff_passed_on: Of<'staff_passed_on', [$1: number | null],
    { id: number | null; staff_id: number | null; role: string | null; scope_kind: string | null; scope_ref: string | null; until_at: Date | null; created_at: Date | null; permissions: string[] | null; site_ids: number[] | null },
    'id' | 'staff_id' | 'role' | 'scope_kind' | 'scope_ref' | 'until_at' | 'created_at' | 'permissions' | 'site_ids'>;
  staff_passkey: Of<'staff_passkey', [$1: string | null],
    { id: number; staff_id: number; public_key: Buffer; counter: number; name: string; email: string | null; locale: string }>;
  staff_passkeys: Of<'staff_passkeys', [$1: number | null],
    { credential_id: string; transports: string[] }>;
  staff_people: Of<'staff_people', [$1: readonly (number | null)[] | null, $2: boolean | null, $3: string | null, $4: string | null, $5: string | null, $6: number | null, $7: number | null],
    { id: number; name: string; email: string | null; status: 'invited' | 'active' | 'suspended'; signs_in_by: string | null; seen_at: Date | null; until_at: Date | null; grants: unknown },
    'email' | 'signs_in_by' | 'seen_at' | 'until_at' | 'grants'>;
  staff_people_count: Of<'staff_people_count', [$1: readonly (number | null)[] | null, $2: boolean | null, $3: string | null, $4: string | null],
    { count: number | null },
    'count'>;
  staff_person: Of<'staff_person', [$1: number | null],
    { id: number; name: string; email: string | null; status: 'invited' | 'active' | 'suspended'; locale: string; timezone: string; created_at: Date; signs_in_by: string | null; seen_at: Date | null; until_at: Date | null; grants: unknown },
    'email' | 'signs_in_by' | 'seen_at' | 'until_at' | 'grants'>;
  staff_person_of_token: Of<'staff_person_of_token', [$1: string | null, $2: string | null, $3: string | null, $4: boolean | null, $5: string | null, $6: string | null, $7: string | null],
    { id: number | null; status: string | null },
    'id' | 'status'>;
  staff_return_due: Of<'staff_return_due', [$1: number | null, $2: string | null],
    { is_whole: boolean | null; minor: number | null },
    'is_whole' | 'minor'>;
  staff_return_status: Of<'staff_return_status', [$1: number | null, $2: string | null],
    { status: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded' | 'withdrawn' }>;
  staff_revoke_key: Of<'staff_revoke_key', [$1: number | null],
    { id: number }>;
  staff_revoke_keys_of: Of<'staff_revoke_keys_of', [$1: number | null],
    { id: number; name: string }>;
  staff_role_holders: Of<'staff_role_holders', [],
    { role: string; holders: number | null },
    'holders'>;
  staff_role_in_use: Of<'staff_role_in_use', [$1: string | null],
    { is_used: boolean | null },
    'is_used'>;
  staff_role_scope: Of<'staff_role_scope', [$1: string | null, $2: string | null, $3: string | null],
    { is_custom: boolean | null; permissions: string[] | null; site_ids: number[] | null },
    'is_custom' | 'permissions' | 'site_ids'>;
  staff_roles: Of<'staff_roles', [],
    { name: string; label: string; revision: number; permissions: string[] | null },
    'permissions'>;
  staff_session: Of<'staff_session', [$1: Buffer | null],
    { id: number; staff_id: number; is_strong: boolean | null; grants: unknown },
    'is_strong' | 'grants'>;
  staff_session_look: Of<'staff_session_look', [$1: Buffer | null],
    { id: number; staff_id: number; is_strong: boolean | null; grants: unknown },
    'is_strong' | 'grants'>;
  staff_sessions: Of<'staff_sessions', [$1: number | null],
    { id: number; user_agent: string | null; network: string; created_at: Date; seen_at: Date; expires_at: Date }>;
  staff_set_delivery_address: Of<'staff_set_delivery_address', [$1: number | null, $2: number | bigint | null, $3: string | null]>;
  staff_set_role_permissions: Of<'staff_set_role_permissions', [$1: string | null, $2: readonly (string | null)[] | null]>;
  staff_set_status: Of<'staff_set_status', [$1: number | null, $2: string | null],
    { id: number }>;
  staff_shorten: Of<'staff_shorten', [$1: number | bigint | null, $2: Date | string | null],
    { id: number }>;
  staff_show_order: Of<'staff_show_order', [$1: number | null, $2: string | null],
    { shown: unknown },
    'shown'>;
  staff_show_return: Of<'staff_show_return', [$1: number | null, $2: string | null],
    { shown: unknown },
    'shown'>;
  staff_site_ids: Of<'staff_site_ids', [$1: readonly (string | null)[] | null],
    { id: number }>;
  staff_site_slugs: Of<'staff_site_slugs', [],
    { id: number; slug: string }>;
  staff_slugs: Of<'staff_slugs', [$1: readonly (number | null)[] | null],
    { id: number; slug: string }>;
  staff_standing: Of<'staff_standing', [$1: number | null, $2: string | null],
    { id: number; code: string; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned'; offline_attempt: string | null; method_component: string | null },
    'offline_attempt' | 'method_component'>;
  staff_strengthen: Of<'staff_strengthen', [$1: number | bigint | null],
    { strong_until: Date | null },
    'strong_until'>;
  staff_subject: Of<'staff_subject', [$1: number | null],
    { oidc_issuer: string | null; oidc_subject: string | null }>;
  staff_take_challenge: Of<'staff_take_challenge', [$1: Buffer | null, $2: string | null, $3: number | null],
    { is_open: boolean | null },
    'is_open'>;
  staff_token: Of<'staff_token', [$1: Buffer | null],
    { id: number; staff_id: number; grants: unknown },
    'grants'>;
  staff_use_invitation: Of<'staff_use_invitation', [$1: number | null],
    { id: number }>;
  staff_use_nonce: Of<'staff_use_nonce', [$1: Buffer | null],
    { is_new: boolean | null },
    'is_new'>;
  staff_use_passkey: Of<'staff_use_passkey', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  staff_who_can: Of<'staff_who_can', [$1: number | null],
    { id: number; kind: 'person' | 'api_key'; name: string; role: string; scope_kind: string; scope_ref: string | null; until_at: Date | null; permissions: unknown },
    'permissions'>;
  state_overdue: Of<'state_overdue', [],
    { set_config: string | null },
    'set_config'>;
  state_reasons: Of<'state_reasons', [$1: string | null],
    { etd: string | null; move: string | null },
    'etd' | 'move'>;
  stop_units: Of<'stop_units', [$1: number | null, $2: string | null, $3: string | null]>;
  store_product_document: Of<'store_product_document', [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null]>;
  stores_around: Of<'stores_around', [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: readonly (string | null)[] | null, $6: number | null, $7: number | null],
    { total: number | null; holidays: string | null; stores: string | null },
    'total' | 'holidays' | 'stores'>;
  stores_by_postcode: Of<'stores_by_postcode', [$1: number | null, $2: string | null, $3: number | bigint | null],
    { id: number; postal_code: string | null; city: string; state: string | null; country_iso: string; lat: number | null; lng: number | null },
    'lat' | 'lng'>;
  subscriber_ask: Of<'subscriber_ask', [$1: number | null, $2: string | null, $3: string | null],
    { id: number; email: string; locale: string; status: 'pending' | 'confirmed' | 'unsubscribed' }>;
  subscriber_confirm: Of<'subscriber_confirm', [$1: number | null, $2: number | bigint | null]>;
  subscriber_consent: Of<'subscriber_consent', [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: string | null, $5: string | null, $6: string | null, $7: Buffer | null]>;
  subscriber_leave: Of<'subscriber_leave', [$1: number | null, $2: number | bigint | null],
    { id: number; email: string; locale: string; status: 'pending' | 'confirmed' | 'unsubscribed' }>;
  subscriber_link_add: Of<'subscriber_link_add', [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: number | null],
    { id: number }>;
  subscriber_link_lock: Of<'subscriber_link_lock', [$1: number | null, $2: Buffer | null],
    { link_id: number; is_used: boolean | null; is_over: boolean | null; id: number; email: string; locale: string; status: 'pending' | 'confirmed' | 'unsubscribed' },
    'is_used' | 'is_over'>;
  take_back_claims: Of<'take_back_claims', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null],
    { unitId: string }>;
  take_back_units: Of<'take_back_units', [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null]>;
  take_units: Of<'take_units', [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null, $7: number | null, $8: readonly (string | null)[] | null, $9: readonly Buffer[] | null, $10: readonly (number | null)[] | null, $11: readonly (number | null)[] | null, $12: number | null],
    { unitId: string | null; kind: string | null; claimedAt: Date | null; expiresAt: Date | null; product: string | null; refused: string | null; cap: number | null; waitUntil: Date | null },
    'unitId' | 'kind' | 'claimedAt' | 'expiresAt' | 'product' | 'refused' | 'cap' | 'waitUntil'>;
  tenant: Of<'tenant', [$1: string | null],
    { id: number; slug: string; maintenance: boolean; editions: unknown },
    'editions'>;
  test_ride_cancel: Of<'test_ride_cancel', [$1: number | null, $2: string | null, $3: string | null, $4: string | null],
    { sequence: number }>;
  test_ride_change: Of<'test_ride_change', [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null, $5: Date | string | null],
    { sequence: number }>;
  test_ride_count_open: Of<'test_ride_count_open', [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null],
    { byContact: number | null; byNetwork: number | null },
    'byContact' | 'byNetwork'>;
  test_ride_finish: Of<'test_ride_finish', [$1: number | null, $2: string | null, $3: string | null],
    { id: string }>;
  test_ride_hold_machines: Of<'test_ride_hold_machines', [$1: number | null, $2: number | null, $3: string | null],
    { id: number }>;
  test_ride_insert: Of<'test_ride_insert', [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null, $5: Date | string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: Buffer | null],
    { code: string }>;
  test_ride_lock: Of<'test_ride_lock', [$1: number | null, $2: string | null, $3: string | null],
    { siteId: number; id: string; code: string; status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show'; demonstratorId: number; startsAt: Date; endsAt: Date; isPast: boolean | null; givenName: string; email: string; locale: string; licence: string | null; linkVersion: number; sequence: number; cancelledBy: 'rider' | 'store' | null; cancelReason: string | null; timezone: string | null; officeHours: unknown; product: unknown; store: unknown },
    'isPast' | 'timezone' | 'officeHours' | 'product' | 'store'>;
  test_ride_machines: Of<'test_ride_machines', [$1: number | null, $2: number | null, $3: string | null, $4: string | null],
    { id: number; taken: unknown },
    'taken'>;
  test_ride_opening: Of<'test_ride_opening', [$1: number | null, $2: string | null],
    { code: string; linkVersion: number; endsAt: Date }>;
  test_ride_products: Of<'test_ride_products', [$1: number | null, $2: string | null, $3: number | null],
    { slug: string; name: string | null; kind: string | null; image: string | null; licence: string | null },
    'name' | 'kind' | 'licence'>;
  test_ride_site: Of<'test_ride_site', [$1: number | null],
    { slug: string; country: string | null; timezone: string; holidays: unknown; terms: unknown },
    'holidays' | 'terms'>;
  test_ride_stores: Of<'test_ride_stores', [$1: number | null, $2: string | null, $3: number | null, $4: number | null],
    { id: number; name: string; address: string; city: string; state: string | null; postal_code: string | null; phone: string | null; timezone: string | null; office_hours: unknown; metres: number | null },
    'office_hours' | 'metres'>;
  test_ride_unit: Of<'test_ride_unit', [$1: number | null, $2: string | null],
    { product: string; storeId: number | null }>;
  test_rides_to_remind: Of<'test_rides_to_remind', [],
    { siteId: number; code: string }>;
  text_catalogue: Of<'text_catalogue', [$1: string | null],
    { digest: string }>;
  text_catalogue_note: Of<'text_catalogue_note', [$1: string | null, $2: string | null]>;
  text_content_published: Of<'text_content_published', [$1: string | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null],
    { id: number; path: string; words: string | null }>;
  text_counts: Of<'text_counts', [],
    { locale: string; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; count: number | null },
    'count'>;
  text_locale: Of<'text_locale', [$1: string | null],
    { locale: string; needs_review: boolean; uses_machine: boolean; typography: string[]; revision: number }>;
  text_locale_put: Of<'text_locale_put', [$1: string | null, $2: readonly (string | null)[] | null]>;
  text_locale_set: Of<'text_locale_set', [$1: string | null, $2: boolean | null, $3: boolean | null]>;
  text_locale_visible: Of<'text_locale_visible', [$1: string | null, $2: readonly (number | null)[] | null],
    { is_visible: boolean | null },
    'is_visible'>;
  text_locales: Of<'text_locales', [],
    { locale: string; needs_review: boolean; uses_machine: boolean; typography: string[]; revision: number }>;
  text_locales_of_sites: Of<'text_locales_of_sites', [],
    { locale: string; edition: string | null; site_id: number; slug: string }>;
  text_lock: Of<'text_lock', [$1: number | bigint | null, $2: string | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; words: string | null; made_from: string | null; translated_by: number | null; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; revision: number; is_live: boolean | null },
    'is_live'>;
  text_mark_put: Of<'text_mark_put', [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: number | bigint | null, $8: number | bigint | null, $9: string | null, $10: string | null, $11: boolean | null],
    { revision: number }>;
  text_marks_put: Of<'text_marks_put', [$1: string | null, $2: string | null, $3: string | null, $4: Date | string | null]>;
  text_memory_put: Of<'text_memory_put', [$1: string | null]>;
  text_overrides: Of<'text_overrides', [$1: string | null],
    { path: string; locale: string; words: string; released: string[] | null },
    'released'>;
  text_overrides_put: Of<'text_overrides_put', [$1: string | null, $2: readonly (number | bigint | null)[] | null]>;
  text_page_of_kind: Of<'text_page_of_kind', [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null },
    'made_from' | 'due_on' | 'title' | 'is_own' | 'total'>;
  text_page_of_locale: Of<'text_page_of_locale', [$1: string | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null },
    'made_from' | 'due_on' | 'title' | 'is_own' | 'total'>;
  text_page_of_states: Of<'text_page_of_states', [$1: string | null, $2: readonly (string | null)[] | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null, $6: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null },
    'made_from' | 'due_on' | 'title' | 'is_own' | 'total'>;
  text_page_of_subject: Of<'text_page_of_subject', [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | bigint | null, $7: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null },
    'made_from' | 'due_on' | 'title' | 'is_own' | 'total'>;
  text_paths: Of<'text_paths', [$1: string | null, $2: string | null],
    { path: string }>;
  text_queue: Of<'text_queue', [$1: string | null, $2: readonly (string | null)[] | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null },
    'made_from' | 'due_on' | 'title' | 'is_own'>;
  text_queue_count_of_kind: Of<'text_queue_count_of_kind', [$1: string | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  text_queue_of_kind: Of<'text_queue_of_kind', [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | bigint | null, $7: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null },
    'made_from' | 'due_on' | 'title' | 'is_own'>;
  text_search: Of<'text_search', [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | bigint | null, $7: number | bigint | null, $8: string | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null },
    'made_from' | 'due_on' | 'title' | 'is_own' | 'total'>;
  text_search_size: Of<'text_search_size', [$1: string | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  text_search_walk: Of<'text_search_walk', [$1: string | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null },
    'made_from' | 'due_on' | 'title' | 'is_own'>;
  text_show: Of<'text_show', [$1: number | bigint | null, $2: string | null, $3: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; overruled: string | null; translated_by: string | null; reviewed_by: string | null },
    'made_from' | 'due_on' | 'title' | 'is_own' | 'translated_by' | 'reviewed_by'>;
  text_similar: Of<'text_similar', [$1: string | null, $2: string | null, $3: number | bigint | null],
    { source: string | null; words: string | null; match: number | null },
    'source' | 'words' | 'match'>;
  text_sources_put: Of<'text_sources_put', [$1: string | null, $2: readonly (number | bigint | null)[] | null]>;
  text_subjects: Of<'text_subjects', [$1: string | null],
    { subject: string }>;
  text_suggestion_put: Of<'text_suggestion_put', [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: string | null],
    { text_id: number }>;
  texts_behind: Of<'texts_behind', [$1: string | null, $2: readonly (number | bigint | null)[] | null, $3: Date | string | null]>;
  texts_known: Of<'texts_known', [$1: string | null, $2: string | null],
    { id: number; path: string; source: string; released_source: string; is_retired: boolean | null; marks: unknown; overridden: string[] | null },
    'is_retired' | 'marks' | 'overridden'>;
  texts_lock: Of<'texts_lock', [$1: string | null, $2: string | null],
    { id: number }>;
  texts_missing: Of<'texts_missing', [$1: string | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; source: string; revision: number }>;
  texts_publishable: Of<'texts_publishable', [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (number | bigint | null)[] | null],
    { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string }>;
  texts_published: Of<'texts_published', [$1: string | null, $2: readonly (number | bigint | null)[] | null]>;
  texts_put: Of<'texts_put', [$1: string | null, $2: string | null, $3: string | null]>;
  texts_retire: Of<'texts_retire', [$1: readonly (number | bigint | null)[] | null]>;
  texts_waiting: Of<'texts_waiting', [$1: string | null, $2: readonly (string | null)[] | null],
    { count: number | null },
    'count'>;
  ticket_change: Of<'ticket_change', [$1: number | null, $2: string | null, $3: boolean | null, $4: boolean | null, $5: number | bigint | null],
    { in_time: boolean | null },
    'in_time'>;
  ticket_count: Of<'ticket_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null],
    { count: number | null },
    'count'>;
  ticket_insert_note: Of<'ticket_insert_note', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null]>;
  ticket_insert_reply: Of<'ticket_insert_reply', [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null, $7: string | null],
    { id: number }>;
  ticket_lock: Of<'ticket_lock', [$1: number | null, $2: string | null],
    { id: string; email: string; locale: string; channel: 'form' | 'mail'; taken_by: number | null; answered: boolean | null; closed: boolean | null; merged: boolean | null },
    'answered' | 'closed' | 'merged'>;
  ticket_merge: Of<'ticket_merge', [$1: number | null, $2: string | null, $3: string | null]>;
  ticket_references: Of<'ticket_references', [$1: number | null, $2: string | null, $3: string | null],
    { received_mail: number | null; ids: string[] | null },
    'received_mail' | 'ids'>;
  ticket_show: Of<'ticket_show', [$1: number | null, $2: string | null],
    { site: string; number: string; department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international'; channel: 'form' | 'mail'; subject: string | null; name: string; email: string; phone: string | null; order_code: string | null; serial: string | null; message: string; locale: string; received_at: string | null; due_at: string | null; answered_at: string | null; closed_at: string | null; is_overdue: boolean | null; age_seconds: number | null; merged_into: string | null; taken_by: unknown; messages: unknown; context: unknown },
    'received_at' | 'due_at' | 'answered_at' | 'closed_at' | 'is_overdue' | 'age_seconds' | 'merged_into' | 'taken_by' | 'messages' | 'context'>;
  tickets_ended: Of<'tickets_ended', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: string | null, $5: number | bigint | null],
    { id: string | null; key: string | null; site: string; number: string | null; department: string | null; channel: string | null; name: string | null; summary: string | null; locale: string | null; state: string | null; received_at: string | null; due_at: string | null; is_overdue: boolean | null; taken_by: unknown },
    'id' | 'key' | 'number' | 'department' | 'channel' | 'name' | 'summary' | 'locale' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by'>;
  tickets_found: Of<'tickets_found', [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null, $7: number | bigint | null],
    { id: string | null; key: string | null; site: string; number: string | null; department: string | null; channel: string | null; name: string | null; summary: string | null; locale: string | null; state: string | null; received_at: string | null; due_at: string | null; is_overdue: boolean | null; taken_by: unknown },
    'id' | 'key' | 'number' | 'department' | 'channel' | 'name' | 'summary' | 'locale' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by'>;
  tickets_waiting: Of<'tickets_waiting', [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | bigint | null, $4: Date | string | null, $5: string | null, $6: number | bigint | null],
    { id: string; key: string | null; site: string; number: string; department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international'; channel: 'form' | 'mail'; name: string; summary: string | null; locale: string; state: string | null; received_at: string | null; due_at: string | null; is_overdue: boolean | null; taken_by: unknown },
    'key' | 'summary' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by'>;
  tokens_revoke: Of<'tokens_revoke', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: number | bigint | null],
    { id: number }>;
  tokens_sweep: Of<'tokens_sweep', [],
    { id: number }>;
  touch_feed_token: Of<'touch_feed_token', [$1: number | null]>;
  towns_beginning: Of<'towns_beginning', [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null],
    { id: number; name: string | null; region: string | null; country_iso: string; lat: number | null; lng: number | null },
    'name' | 'lat' | 'lng'>;
  towns_in_box: Of<'towns_in_box', [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | bigint | null, $6: string | null, $7: number | null],
    { name: string | null; lat: number | null; lng: number | null; population: number },
    'name' | 'lat' | 'lng'>;
  towns_in_large_box: Of<'towns_in_large_box', [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | bigint | null, $6: string | null, $7: number | null],
    { name: string | null; lat: number | null; lng: number | null; population: number },
    'name' | 'lat' | 'lng'>;
  towns_like: Of<'towns_like', [$1: string | null, $2: string | null, $3: number | bigint | null, $4: string | null],
    { id: number; name: string | null; region: string | null; country_iso: string; lat: number | null; lng: number | null },
    'name' | 'lat' | 'lng'>;
  transfer_accept: Of<'transfer_accept', [$1: number | null, $2: Buffer | null, $3: number | bigint | null],
    { site_id: number; id: number; bike_id: number; serial: string; bike: string | null; to: string | null; giver_email: string; giver_locale: string; giver_name: string; receiver: unknown },
    'bike' | 'to' | 'receiver'>;
  transfer_cancel: Of<'transfer_cancel', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  transfer_decline: Of<'transfer_decline', [$1: number | null, $2: Buffer | null, $3: number | bigint | null],
    { site_id: number; id: number; bike_id: number; serial: string; bike: string | null; to: string | null; giver_email: string; giver_locale: string; giver_name: string; receiver: unknown },
    'bike' | 'to' | 'receiver'>;
  transfer_expire_old: Of<'transfer_expire_old', [$1: number | null, $2: number | bigint | null]>;
  transfer_insert: Of<'transfer_insert', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null],
    { id: number; expires_at: string | null; until: string | null; locale: string | null; given_name: string | null; from: string | null; bike: string | null },
    'expires_at' | 'until' | 'locale' | 'given_name' | 'from' | 'bike'>;
  transfer_lock_bike: Of<'transfer_lock_bike', [$1: number | null, $2: Buffer | null],
    { id: number }>;
  transfer_offer: Of<'transfer_offer', [$1: number | null, $2: Buffer | null, $3: number | bigint | null, $4: string | null],
    { name: string | null; picture: string | null; serial: string; values: string[] | null; warranty_years: number | null; days_left: number | null; time_left: unknown; from: string | null; warranty_until: string | null; expires_at: string | null; is_own: boolean | null },
    'name' | 'picture' | 'values' | 'warranty_years' | 'days_left' | 'time_left' | 'from' | 'warranty_until' | 'expires_at' | 'is_own'>;
  transfer_token: Of<'transfer_token', [$1: number | null, $2: number | bigint | null, $3: Buffer | null],
    { id: number }>;
  transfers_expire: Of<'transfers_expire', [],
    { site_id: number; id: number; bike_id: number; serial: string; bike: string | null; to: string | null; giver_email: string; giver_locale: string; giver_name: string; receiver: unknown },
    'bike' | 'to' | 'receiver'>;
  unbalanced_postings: Of<'unbalanced_postings', [$1: number | bigint | null],
    { unbalanced: number | null },
    'unbalanced'>;
  unit_claim_state: Of<'unit_claim_state', [],
    { kind: string | null; live: number | null; overdue: number | null },
    'kind' | 'live' | 'overdue'>;
  unit_named: Of<'unit_named', [$1: number | null, $2: string | null, $3: string | null],
    { id: string; serial: string | null; name: string | null; bike_id: number | null; owner_id: number | null; lost: boolean | null },
    'name' | 'bike_id' | 'lost'>;
  units_near: Of<'units_near', [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | null, $6: number | bigint | null, $7: string | null],
    { uuid: string; variant: number; local_days: number; price: number | null; currency: string; product_id: number; revision: number; slug: string; name: string | null; country: string | null; store_id: number; store_ref: string | null; store: string; city: string; state: string | null; hours: unknown; lat: number | null; lng: number | null; metres: number | null },
    'name' | 'hours' | 'lat' | 'lng' | 'metres'>;
  units_page: Of<'units_page', [$1: number | null, $2: string | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null, $8: readonly (number | null)[] | null],
    { product: number; revision: number; country: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; counts: unknown; units: unknown },
    'sells_drafts' | 'sells_factory_units' | 'counts' | 'units'>;
  units_page_near: Of<'units_page_near', [$1: number | null, $2: string | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null, $8: readonly (number | null)[] | null, $9: number | null, $10: number | null, $11: boolean | null],
    { product: number; revision: number; country: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; counts: unknown; units: unknown },
    'sells_drafts' | 'sells_factory_units' | 'counts' | 'units'>;
  unpaid_shares: Of<'unpaid_shares', [],
    { site: string; share: number | null },
    'share'>;
  unsafe_abandon_carts: Of<'unsafe_abandon_carts', [$1: number | bigint | null],
    { id: string }>;
  unsafe_alert_arrivals: Of<'unsafe_alert_arrivals', [],
    { site_id: number; product_id: number }>;
  unsafe_delays_open: Of<'unsafe_delays_open', [$1: number | bigint | null],
    { siteId: number; orderId: number | null }>;
  unsafe_delete_alerts: Of<'unsafe_delete_alerts', [$1: number | null, $2: number | null, $3: number | null, $4: number | bigint | null],
    { id: number }>;
  unsafe_delete_carts: Of<'unsafe_delete_carts', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  unsafe_delete_consents: Of<'unsafe_delete_consents', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  unsafe_delete_proofs: Of<'unsafe_delete_proofs', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  unsafe_delete_reviews: Of<'unsafe_delete_reviews', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  unsafe_delete_subscribers: Of<'unsafe_delete_subscribers', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  unsafe_empty_carts: Of<'unsafe_empty_carts', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  unsafe_forget_old_mails: Of<'unsafe_forget_old_mails', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  unsafe_forget_questions: Of<'unsafe_forget_questions', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  unsafe_forget_rides: Of<'unsafe_forget_rides', [$1: number | null, $2: number | bigint | null],
    { id: string }>;
  unsafe_list_due_orders: Of<'unsafe_list_due_orders', [$1: number | bigint | null],
    { siteId: number; orderId: number }>;
  unsafe_review_invitations: Of<'unsafe_review_invitations', [],
    { siteId: number; orderId: number; email: string; locale: string }>;
  unsafe_take_due_attempts: Of<'unsafe_take_due_attempts', [$1: number | bigint | null],
    { site_id: number; id: string }>;
  update_units: Of<'update_units', [$1: number | null, $2: string | null],
    { id: string }>;
  upload_accept: Of<'upload_accept', [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null, $5: string | null],
    { id: string }>;
  upload_complete: Of<'upload_complete', [$1: number | null, $2: string | null],
    { id: string }>;
  upload_empty: Of<'upload_empty', [$1: number | null, $2: string | null]>;
  upload_forget: Of<'upload_forget', [$1: number | null, $2: string | null]>;
  upload_insert: Of<'upload_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null, $7: number | bigint | null],
    { id: string; kind: 'image' | 'video' | 'document'; name: string; size_bytes: number; received_bytes: number; status: 'uploading' | 'checking' | 'ready' | 'refused'; refusal: string | null; mime_type: string | null }>;
  upload_of_owner: Of<'upload_of_owner', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: string; kind: 'image' | 'video' | 'document'; name: string; size_bytes: number; received_bytes: number; status: 'uploading' | 'checking' | 'ready' | 'refused'; refusal: string | null; mime_type: string | null }>;
  upload_received: Of<'upload_received', [$1: number | null, $2: string | null, $3: number | bigint | null]>;
  upload_refuse: Of<'upload_refuse', [$1: number | null, $2: string | null, $3: string | null, $4: string | null]>;
  upload_remove: Of<'upload_remove', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: string }>;
  upload_scanned: Of<'upload_scanned', [$1: number | null, $2: string | null]>;
  upload_stored: Of<'upload_stored', [$1: number | null, $2: string | null],
    { id: string; kind: 'image' | 'video' | 'document'; name: string; size_bytes: number; received_bytes: number; status: 'uploading' | 'checking' | 'ready' | 'refused'; refusal: string | null; mime_type: string | null; created_at: Date }>;
  uploads_expire: Of<'uploads_expire', [$1: number | null, $2: number | bigint | null]>;
  uploads_expired: Of<'uploads_expired', [$1: number | bigint | null],
    { siteId: number; id: string }>;
  uploads_take: Of<'uploads_take', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null],
    { id: string; kind: 'image' | 'video' | 'document'; name: string; mime_type: string | null }>;
  uploads_unready: Of<'uploads_unready', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null],
    { id: string }>;
  uploads_unscanned: Of<'uploads_unscanned', [$1: number | bigint | null],
    { siteId: number; id: string }>;
  variant_attributes: Of<'variant_attributes', [$1: number | null, $2: string | null, $3: string | null],
    { attributes: string | null },
    'attributes'>;
  variant_words: Of<'variant_words', [$1: number | null, $2: string | null],
    { revision: number; variants: unknown },
    'variants'>;
  version_site: Of<'version_site', [$1: number | null],
    { slug: string; timezone: string; enable_shop: boolean; sites: number | null; locales: string[] | null },
    'sites' | 'locales'>;
  view_delete: Of<'view_delete', [$1: number | bigint | null, $2: string | null],
    { id: string }>;
  view_roles: Of<'view_roles', [$1: number | null],
    { role: string }>;
  view_save: Of<'view_save', [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null],
    { id: string; list: string; name: string; address: string; is_pinned: boolean; shared_role: string | null; is_mine: boolean | null },
    'is_mine'>;
  views_list: Of<'views_list', [$1: number | bigint | null, $2: readonly (string | null)[] | null, $3: string | null],
    { id: string; list: string; name: string; address: string; is_pinned: boolean; shared_role: string | null; is_mine: boolean | null },
    'is_mine'>;
  warranties_count: Of<'warranties_count', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null],
    { count: number | null },
    'count'>;
  warranties_found: Of<'warranties_found', [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null],
    { id: number | null; key: string | null; site: string; code: string | null; status: string | null; part: string | null; bike: string | null; serial: string; customer: string | null; store: string; created_at: string | null; due_at: string | null; is_overdue: boolean | null },
    'id' | 'key' | 'code' | 'status' | 'part' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue'>;
  warranties_newest: Of<'warranties_newest', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; key: string | null; site: string; code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; part: string; bike: string | null; serial: string; customer: string | null; store: string; created_at: string | null; due_at: string | null; is_overdue: boolean | null },
    'key' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue'>;
  warranties_oldest: Of<'warranties_oldest', [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null],
    { id: number; key: string | null; site: string; code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; part: string; bike: string | null; serial: string; customer: string | null; store: string; created_at: string | null; due_at: string | null; is_overdue: boolean | null },
    'key' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue'>;
  warranty_category: Of<'warranty_category', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { category: string; isVehicle: boolean | null },
    'isVehicle'>;
  warranty_context: Of<'warranty_context', [$1: number | null, $2: string | null],
    { site: string; locale: string; due_at: string | null; is_overdue: boolean | null; purchased_on: string | null; is_covered_now: boolean | null; owners: number | null; history: unknown; similar: unknown },
    'due_at' | 'is_overdue' | 'purchased_on' | 'is_covered_now' | 'owners' | 'history' | 'similar'>;
  warranty_desk_one: Of<'warranty_desk_one', [$1: number | null, $2: string | null],
    { code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; reason: string | null; part: string; description: string; phone: string | null; bike: string | null; serial: string; warranty_until: string | null; lost: boolean | null; customer: string | null; email: string; store: string; created_at: string | null; age_seconds: number | null; files: unknown },
    'bike' | 'warranty_until' | 'lost' | 'customer' | 'created_at' | 'age_seconds' | 'files'>;
  warranty_files_insert: Of<'warranty_files_insert', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null]>;
  warranty_insert: Of<'warranty_insert', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: number | null],
    { id: number; code: string }>;
  warranty_lock: Of<'warranty_lock', [$1: number | null, $2: string | null],
    { id: number; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed' }>;
  warranty_mail_facts: Of<'warranty_mail_facts', [$1: number | null, $2: number | bigint | null],
    { email: string; locale: string; given_name: string; bike: string | null; serial: string; store: string },
    'bike'>;
  warranty_move: Of<'warranty_move', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null]>;
  warranty_requests: Of<'warranty_requests', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null],
    { code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; reason: string | null; part: string; description: string; phone: string | null; bike: unknown; store: unknown; created_at: string | null; verified_at: string | null; closed_at: string | null; files: unknown },
    'bike' | 'store' | 'created_at' | 'verified_at' | 'closed_at' | 'files'>;
  warranty_store: Of<'warranty_store', [$1: number | null, $2: number | null],
    { name: string }>;
  warranty_stores: Of<'warranty_stores', [$1: number | null],
    { id: number; name: string; address: string; city: string; phone: string | null; position: unknown },
    'position'>;
  warranty_stores_all: Of<'warranty_stores_all', [$1: number | null],
    { id: number; name: string; address: string; city: string; phone: string | null; position: unknown },
    'position'>;
  webhook_change: Of<'webhook_change', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: boolean | null],
    { id: number }>;
  webhook_dead: Of<'webhook_dead', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null],
    { sequence: number; type: string | null; subject: string; attempts: number; last_status: number | null; last_error: string | null; created_at: string | null },
    'type' | 'created_at'>;
  webhook_delete: Of<'webhook_delete', [$1: number | null, $2: number | bigint | null],
    { id: number }>;
  webhook_disable: Of<'webhook_disable', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { id: number }>;
  webhook_insert: Of<'webhook_insert', [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: Buffer | null, $6: number | bigint | null],
    { id: number }>;
  webhook_pending: Of<'webhook_pending', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null],
    { sequence: number; type: string | null; subject: string; attempts: number; last_status: number | null; last_error: string | null; created_at: string | null; due_at: string | null },
    'type' | 'created_at' | 'due_at'>;
  webhook_replay: Of<'webhook_replay', [$1: number | null, $2: number | bigint | null, $3: number | bigint | null],
    { position: number }>;
  webhook_retry: Of<'webhook_retry', [$1: number | null, $2: number | bigint | null, $3: readonly (number | bigint | null)[] | null],
    { sequence: number }>;
  webhook_rotate: Of<'webhook_rotate', [$1: number | null, $2: number | bigint | null, $3: Buffer | null],
    { id: number }>;
  webhooks: Of<'webhooks', [$1: number | null, $2: number | bigint | null],
    { id: number; name: string; url: string; types: string[]; disabled_reason: 'staff' | 'failing' | 'gone' | null; position: number; status: string | null; failing_since: string | null; last_success_at: string | null; created_at: string | null; pending: number | null; dead: number | null },
    'status' | 'failing_since' | 'last_success_at' | 'created_at' | 'pending' | 'dead'>;
  webhooks_active: Of<'webhooks_active', [],
    { site_id: number; id: number; slug: string }>;
  wish_list_add: Of<'wish_list_add', [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null, $7: number | null],
    { added: number | null; left_out: number | null; total: number | null },
    'added' | 'left_out' | 'total'>;
  wish_list_keys: Of<'wish_list_keys', [$1: number | null, $2: number | bigint | null],
    { slug: string; color: number | null; size: number | null; unit: string | null }>;
  wish_list_lock: Of<'wish_list_lock', [$1: number | bigint | null, $2: number | bigint | null],
    { lock_wish_list: string | null },
    'lock_wish_list'>;
  wish_list_remove: Of<'wish_list_remove', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: number | null, $6: string | null],
    { id: number }>;
  wish_list_units: Of<'wish_list_units', [$1: number | null, $2: readonly (string | null)[] | null, $3: readonly (number | null)[] | null],
    { id: string; slug: string; reason: string | null; price: number | null; currency: string; country: string | null; color: number | null; size: number | null; picture: string | null; days: number | null; store_id: number | null; store: string | null; city: string | null; plant: string | null },
    'reason' | 'color' | 'size' | 'picture' | 'days' | 'store' | 'city'>;
  wish_list_values: Of<'wish_list_values', [$1: readonly (number | null)[] | null, $2: string | null],
    { id: number; content: string | null; color1: string | null; color2: string | null },
    'content' | 'color1' | 'color2'>;
  withdrawal_insert: Of<'withdrawal_insert', [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: readonly (string | null)[] | null],
    { id: number }>;
  withdrawal_lock: Of<'withdrawal_lock', [$1: number | null, $2: number | bigint | null],
    { siteId: number; id: number; orderId: number; code: string; status: 'declared' | 'order_cancelled' | 'return_opened' | 'ended'; declaredAt: Date; refundBy: string | null; sendBackBy: string | null; returnCode: string | null; unitIds: string[] | null },
    'refundBy' | 'sendBackBy' | 'returnCode' | 'unitIds'>;
  withdrawal_order: Of<'withdrawal_order', [$1: number | null, $2: number | bigint | null],
    { orderId: number }>;
  withdrawal_return_opened: Of<'withdrawal_return_opened', [$1: number | null, $2: number | bigint | null, $3: string | null],
    { sendBackBy: string | null },
    'sendBackBy'>;
  withdrawal_settle: Of<'withdrawal_settle', [$1: number | null, $2: number | bigint | null]>;
  withdrawal_withdrawable: Of<'withdrawal_withdrawable', [$1: number | null, $2: number | bigint | null],
    { isGranted: boolean | null; inTime: boolean | null; isRegistered: boolean | null; hasOpenReturn: boolean | null; lines: unknown },
    'isGranted' | 'inTime' | 'isRegistered' | 'hasOpenReturn' | 'lines'>;
  withdrawals_waiting: Of<'withdrawals_waiting', [],
    { siteId: number; id: number }>;
}
