// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface Statements {
  accessories: {
    name: 'accessories';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: number | bigint | null];
    row: { slug: string; name: string | null; kind: string | null; image: string | null; price: number | null; currency: string; country: string | null };
    computed: 'name' | 'kind' | 'price';
  };
  accessory: {
    name: 'accessory';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { product: number; revision: number; country: string | null; currency: string; variants: unknown; fits: unknown };
    computed: 'variants' | 'fits';
  };
  account_by_email: {
    name: 'account_by_email';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null };
    computed: 'is_verified';
  };
  account_by_id: {
    name: 'account_by_id';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null };
    computed: 'is_verified';
  };
  activations_count: {
    name: 'activations_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  activations_newest: {
    name: 'activations_newest';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; key: string | null; site: string; status: 'pending' | 'verified' | 'rejected'; serial: string; bike: string; customer: string | null; has_proof: boolean | null; created_at: string | null };
    computed: 'key' | 'customer' | 'has_proof' | 'created_at';
  };
  activations_oldest: {
    name: 'activations_oldest';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; key: string | null; site: string; status: 'pending' | 'verified' | 'rejected'; serial: string; bike: string; customer: string | null; has_proof: boolean | null; created_at: string | null };
    computed: 'key' | 'customer' | 'has_proof' | 'created_at';
  };
  add_jobs: {
    name: 'add_jobs';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  address_book_lock: {
    name: 'address_book_lock';
    parameters: readonly [$1: number | bigint | null, $2: number | bigint | null];
    row: { lock_address_book: string | null };
    computed: 'lock_address_book';
  };
  address_delete: {
    name: 'address_delete';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  address_insert: {
    name: 'address_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null, $4: string | null];
    row: { id: number; type: 'billing' | 'shipping' | 'pickup'; label: string | null; given_name: string; family_name: string; company: string | null; vat_number: string | null; phone: string | null; address1: string; address2: string | null; city: string; state: string | null; postal_code: string | null; country_code: string };
    computed: never;
  };
  address_update: {
    name: 'address_update';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null];
    row: { id: number; type: 'billing' | 'shipping' | 'pickup'; label: string | null; given_name: string; family_name: string; company: string | null; vat_number: string | null; phone: string | null; address1: string; address2: string | null; city: string; state: string | null; postal_code: string | null; country_code: string };
    computed: never;
  };
  addresses: {
    name: 'addresses';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number; type: 'billing' | 'shipping' | 'pickup'; label: string | null; given_name: string; family_name: string; company: string | null; vat_number: string | null; phone: string | null; address1: string; address2: string | null; city: string; state: string | null; postal_code: string | null; country_code: string };
    computed: never;
  };
  alert_choices: {
    name: 'alert_choices';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { id: number; product: unknown; colors: unknown; sizes: unknown };
    computed: 'product' | 'colors' | 'sizes';
  };
  alert_confirm: {
    name: 'alert_confirm';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  alert_end: {
    name: 'alert_end';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  alert_find: {
    name: 'alert_find';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { status: 'pending' | 'waiting' | 'told' | 'ended'; product_id: number; slug: string };
    computed: never;
  };
  alert_list: {
    name: 'alert_list';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number; status: 'pending' | 'waiting' | 'told' | 'ended'; color: string | null; size: string | null; place: string | null; radius_m: number | null; product: unknown; created_at: string | null };
    computed: 'color' | 'size' | 'product' | 'created_at';
  };
  alert_open: {
    name: 'alert_open';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: string | null, $10: string | null];
    row: { id: number; status: 'pending' | 'waiting' | 'told' | 'ended'; model: string | null };
    computed: 'model';
  };
  alert_open_own: {
    name: 'alert_open_own';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: number | bigint | null, $10: string | null];
    row: { id: number };
    computed: never;
  };
  alert_stop: {
    name: 'alert_stop';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  alerts_lock: {
    name: 'alerts_lock';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { is_locked: boolean | null };
    computed: 'is_locked';
  };
  alerts_mark_told: {
    name: 'alerts_mark_told';
    parameters: readonly [$1: number | null, $2: readonly (number | bigint | null)[] | null, $3: readonly (string | null)[] | null];
    row: { alert_id: number; unit_id: string | null; email: string; locale: string; color_id: number | null; filters: string[] | null };
    computed: 'filters';
  };
  alerts_match: {
    name: 'alerts_match';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { alert_id: number; unit_id: string };
    computed: never;
  };
  alerts_unit_words: {
    name: 'alerts_unit_words';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null];
    row: { unit_id: string; slug: string; name: string | null; color: string | null; size: string | null; store: string | null; city: string | null };
    computed: 'name' | 'color' | 'size' | 'store' | 'city';
  };
  allow_long_lock_wait: {
    name: 'allow_long_lock_wait';
    parameters: readonly [];
    row: { set_config: string | null };
    computed: 'set_config';
  };
  approval_expire: {
    name: 'approval_expire';
    parameters: readonly [$1: number | bigint | null];
    row: { siteId: number; kind: string; ref: string };
    computed: never;
  };
  approval_insert: {
    name: 'approval_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | bigint | null, $9: string | null, $10: number | bigint | null, $11: string | null, $12: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  approval_lock: {
    name: 'approval_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null];
    row: { id: number; permission: string; contract: string; input: unknown; subject_kind: string; subject_ref: string; status: 'proposed' | 'approved' | 'done' | 'refused' | 'withdrawn' | 'moved_on' | 'expired'; proposed_by: number; reason: string; amount_minor: number | null; currency: string | null; is_expired: boolean | null; is_joined: boolean | null; is_same: boolean | null };
    computed: 'input' | 'is_expired' | 'is_joined' | 'is_same';
  };
  approval_move: {
    name: 'approval_move';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null];
    row: object;
    computed: never;
  };
  approval_person: {
    name: 'approval_person';
    parameters: readonly [$1: number | null];
    row: { id: number | null };
    computed: 'id';
  };
  approval_rule_find: {
    name: 'approval_rule_find';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
    row: { id: number; for_site_id: number | null; min_amount_minor: number | null };
    computed: never;
  };
  approval_rule_set: {
    name: 'approval_rule_set';
    parameters: readonly [$1: string | null, $2: number | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: object;
    computed: never;
  };
  approval_rules: {
    name: 'approval_rules';
    parameters: readonly [$1: string | null, $2: readonly (number | null)[] | null, $3: string | null];
    row: { site: string; site_id: number; currency: string | null; min_amount_minor: number | null; from: string | null };
    computed: 'currency' | 'from';
  };
  approval_show: {
    name: 'approval_show';
    parameters: readonly [$1: number | bigint | null, $2: number | null, $3: number | bigint | null];
    row: { shown: unknown };
    computed: 'shown';
  };
  approvals_count: {
    name: 'approvals_count';
    parameters: readonly [$1: number | bigint | null, $2: readonly (number | null)[] | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: string | null, $7: string | null, $8: readonly (number | null)[] | null, $9: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  approvals_list: {
    name: 'approvals_list';
    parameters: readonly [$1: number | bigint | null, $2: readonly (number | null)[] | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: string | null, $7: string | null, $8: readonly (number | null)[] | null, $9: Date | string | null, $10: number | bigint | null, $11: number | bigint | null];
    row: { shown: unknown; key_at: string | null; key_id: number };
    computed: 'shown' | 'key_at';
  };
  approvers: {
    name: 'approvers';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null];
    row: { id: number; name: string; email: string | null; locale: string };
    computed: never;
  };
  article_numbers: {
    name: 'article_numbers';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { number: number; total: number | null };
    computed: 'total';
  };
  article_revision: {
    name: 'article_revision';
    parameters: readonly [$1: number | null];
    row: { revision: number | null };
    computed: 'revision';
  };
  article_tag_names: {
    name: 'article_tag_names';
    parameters: readonly [];
    row: { slug: string; name: string | null };
    computed: 'name';
  };
  article_version: {
    name: 'article_version';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { id: number; number: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; published_at: string | null; cover: string; title: string | null; locales: string[] | null; tags: string[] | null; sites: string[] | null; texts: unknown };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'published_at' | 'title' | 'locales' | 'tags' | 'sites' | 'texts';
  };
  article_versions: {
    name: 'article_versions';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
    row: { id: number; number: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; published_at: string | null; cover: string; title: string | null; locales: string[] | null; tags: string[] | null; sites: string[] | null };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'published_at' | 'title' | 'locales' | 'tags' | 'sites';
  };
  article_words: {
    name: 'article_words';
    parameters: readonly [$1: number | null];
    row: { number: number; created_by: string; edited_at: Date; publish_at: Date | null; publish_until: Date | null; cover: string; tags: string[] | null; sites: string[] | null; texts: unknown };
    computed: 'publish_at' | 'tags' | 'sites' | 'texts';
  };
  article_words_draft: {
    name: 'article_words_draft';
    parameters: readonly [$1: number | null];
    row: { number: number; created_by: string; edited_at: Date; publish_at: Date | null; publish_until: Date | null; cover: string; tags: string[] | null; sites: string[] | null; texts: unknown };
    computed: 'publish_at' | 'tags' | 'sites' | 'texts';
  };
  audit_all_heads: {
    name: 'audit_all_heads';
    parameters: readonly [];
    row: { slug: string; number: number; hash: string | null; created_at: Date };
    computed: 'hash';
  };
  audit_chain: {
    name: 'audit_chain';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { number: number; through_xact: string | null; row_count: number; hash: Buffer; created_at: Date };
    computed: 'through_xact';
  };
  audit_chain_sites: {
    name: 'audit_chain_sites';
    parameters: readonly [];
    row: { id: number; slug: string };
    computed: never;
  };
  audit_count: {
    name: 'audit_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: Date | string | null, $8: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  audit_heads: {
    name: 'audit_heads';
    parameters: readonly [$1: readonly (number | null)[] | null];
    row: { shown: unknown };
    computed: 'shown';
  };
  audit_insert_link: {
    name: 'audit_insert_link';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: Buffer | null];
    row: { number: number };
    computed: never;
  };
  audit_last_link: {
    name: 'audit_last_link';
    parameters: readonly [$1: number | null];
    row: { number: number; through_xact: string | null; hash: Buffer };
    computed: 'through_xact';
  };
  audit_later: {
    name: 'audit_later';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  audit_list: {
    name: 'audit_list';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: Date | string | null, $8: Date | string | null, $9: number | bigint | null, $10: number | bigint | null];
    row: { shown: unknown; key_at: string | null; key_id: number };
    computed: 'shown' | 'key_at';
  };
  audit_moves: {
    name: 'audit_moves';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  audit_rows: {
    name: 'audit_rows';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { content: string | null; private_fits: boolean | null };
    computed: 'content' | 'private_fits';
  };
  audit_show: {
    name: 'audit_show';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { shown: unknown };
    computed: 'shown';
  };
  audit_unlinked: {
    name: 'audit_unlinked';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
    row: { xact: string | null; content: string | null };
    computed: 'xact' | 'content';
  };
  bank_account_close: {
    name: 'bank_account_close';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: Date | string | null];
    row: object;
    computed: never;
  };
  bank_account_lock: {
    name: 'bank_account_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
    row: { id: number; currency: string; csv_columns: unknown; closing_minor: number | null; closed_on: string | null };
    computed: 'csv_columns';
  };
  bank_account_save: {
    name: 'bank_account_save';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  bank_accounts: {
    name: 'bank_accounts';
    parameters: readonly [$1: readonly (number | null)[] | null];
    row: { site: string; id: number; name: string; number: string; holder: string; bic: string | null; currency: string; csv_columns: unknown; closing_minor: number | null; closed_on: string | null };
    computed: 'csv_columns';
  };
  bank_line_decide: {
    name: 'bank_line_decide';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: number | bigint | null, $7: string | null];
    row: object;
    computed: never;
  };
  bank_line_lock: {
    name: 'bank_line_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; statement_id: number; booked_on: string; value_on: string; bank_ref: string; amount_minor: number; currency: string; state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned'; is_ref_shared: boolean | null };
    computed: 'is_ref_shared';
  };
  bank_lines_insert: {
    name: 'bank_lines_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null];
    row: { id: number };
    computed: never;
  };
  bank_lines_of_statement: {
    name: 'bank_lines_of_statement';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { site: string; id: number; statement_id: number; booked_on: string; bank_ref: string; amount_minor: number; currency: string; name: string; iban: string | null; text: string; state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned'; bookings: unknown; note: string | null };
    computed: 'bookings';
  };
  bank_lines_open: {
    name: 'bank_lines_open';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
    row: { site: string; id: number; statement_id: number; booked_on: string; bank_ref: string; amount_minor: number; currency: string; name: string; iban: string | null; text: string; state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned'; bookings: unknown; note: string | null };
    computed: 'bookings';
  };
  bank_statement: {
    name: 'bank_statement';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { site: string; id: number; account: unknown; format: 'camt053' | 'mt940' | 'csv'; file_name: string; from_on: string | null; to_on: string | null; currency: string; opening_minor: number | null; closing_minor: number | null; overrides_balance: boolean; imported_at: string | null; lines_in: number | null; lines_out: number | null; open: number | null; in_minor: number | null };
    computed: 'account' | 'imported_at' | 'lines_in' | 'lines_out' | 'open' | 'in_minor';
  };
  bank_statement_insert: {
    name: 'bank_statement_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: Buffer | null, $6: number | null, $7: string | null, $8: Date | string | null, $9: Date | string | null, $10: number | bigint | null, $11: number | bigint | null, $12: boolean | null, $13: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  bank_statements: {
    name: 'bank_statements';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null];
    row: { site: string; id: number; account: unknown; format: 'camt053' | 'mt940' | 'csv'; file_name: string; from_on: string | null; to_on: string | null; currency: string; opening_minor: number | null; closing_minor: number | null; overrides_balance: boolean; imported_at: string | null; lines_in: number | null; lines_out: number | null; open: number | null; in_minor: number | null };
    computed: 'account' | 'imported_at' | 'lines_in' | 'lines_out' | 'open' | 'in_minor';
  };
  bank_statements_count: {
    name: 'bank_statements_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  bank_statements_of_file: {
    name: 'bank_statements_of_file';
    parameters: readonly [$1: number | null, $2: Buffer | null];
    row: { id: number };
    computed: never;
  };
  bike_check: {
    name: 'bike_check';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { message: string | null };
    computed: never;
  };
  bike_found: {
    name: 'bike_found';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { since: string | null };
    computed: 'since';
  };
  bike_lock_own: {
    name: 'bike_lock_own';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { id: number; serial: string; name: string | null; lost: boolean | null; expired: boolean | null; email: string; locale: string; given_name: string };
    computed: 'name' | 'lost' | 'expired';
  };
  bike_lost: {
    name: 'bike_lost';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { since: string | null };
    computed: 'since';
  };
  bike_lost_owner: {
    name: 'bike_lost_owner';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { name: string | null; today: string | null; email: string; locale: string; given_name: string };
    computed: 'name' | 'today';
  };
  bike_of_buyer: {
    name: 'bike_of_buyer';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number; owner_id: number; serial: string; name: string | null; until: string | null; email: string; locale: string; given_name: string };
    computed: 'name' | 'until';
  };
  bike_of_registration: {
    name: 'bike_of_registration';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; owner_id: number; serial: string; name: string | null; until: string | null; email: string; locale: string; given_name: string };
    computed: 'name' | 'until';
  };
  bike_person: {
    name: 'bike_person';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { email: string; locale: string; given_name: string; family_name: string; today: string | null };
    computed: 'today';
  };
  bike_registration_insert: {
    name: 'bike_registration_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: string | null, $7: number | null];
    row: { id: number };
    computed: never;
  };
  bike_registration_lock: {
    name: 'bike_registration_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; status: 'pending' | 'verified' | 'rejected'; serial: string; name: string | null; email: string; locale: string; given_name: string; family_name: string; today: string | null };
    computed: 'name' | 'today';
  };
  bike_registration_pending: {
    name: 'bike_registration_pending';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  bike_registration_read: {
    name: 'bike_registration_read';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; status: 'pending' | 'verified' | 'rejected'; serial: string; bike: string; variant: string; unit_status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered'; sold_on: string | null; customer: string | null; email: string; purchased_on: string | null; reason: string | null; created_at: string | null; proof: unknown; rivals: number | null };
    computed: 'sold_on' | 'customer' | 'purchased_on' | 'created_at' | 'proof' | 'rivals';
  };
  bike_registration_reject: {
    name: 'bike_registration_reject';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  bike_registrations: {
    name: 'bike_registrations';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null];
    row: { id: number; serial: string; name: string | null; status: 'pending' | 'verified' | 'rejected'; reason: string | null; created_at: string | null };
    computed: 'name' | 'created_at';
  };
  bike_registrations_withdraw: {
    name: 'bike_registrations_withdraw';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  bike_show: {
    name: 'bike_show';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; site: string; serial: string; bike: string; owner: string | null; activated_at: string | null; warranty_until: string | null; is_lost: boolean | null; variant: string; email: string | null; purchased_on: string | null; order_code: string | null; lost_at: string | null; recovery_message: string | null; owners: unknown; warranties: unknown; activations: unknown };
    computed: 'owner' | 'activated_at' | 'warranty_until' | 'is_lost' | 'email' | 'purchased_on' | 'order_code' | 'lost_at' | 'owners' | 'warranties' | 'activations';
  };
  bikes: {
    name: 'bikes';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null];
    row: { id: number; serial: string; name: string | null; product_slug: string; picture: string | null; values: string[] | null; store: string | null; order_code: string | null; invoice_number: string | null; purchased_on: string | null; activated_at: string | null; expires_at: string | null; warranty_years: number | null; days_left: number | null; time_left: unknown; lost: boolean | null; lost_at: string | null; recovery_message: string | null; transfer: unknown };
    computed: 'name' | 'picture' | 'values' | 'store' | 'order_code' | 'invoice_number' | 'purchased_on' | 'activated_at' | 'expires_at' | 'warranty_years' | 'days_left' | 'time_left' | 'lost' | 'lost_at' | 'transfer';
  };
  bikes_by_frame: {
    name: 'bikes_by_frame';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: number | bigint | null];
    row: { key: string | null; id: number | null; site: string; serial: string | null; bike: string; owner: string | null; activated_at: string | null; warranty_until: string | null; is_lost: boolean | null };
    computed: 'key' | 'id' | 'serial' | 'owner' | 'activated_at' | 'warranty_until' | 'is_lost';
  };
  bikes_count: {
    name: 'bikes_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  bikes_lock_owned: {
    name: 'bikes_lock_owned';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  bikes_lock_units: {
    name: 'bikes_lock_units';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
    row: { id: number };
    computed: never;
  };
  bikes_newest: {
    name: 'bikes_newest';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null];
    row: { key: string | null; id: number; site: string; serial: string; bike: string; owner: string | null; activated_at: string | null; warranty_until: string | null; is_lost: boolean | null };
    computed: 'key' | 'owner' | 'activated_at' | 'warranty_until' | 'is_lost';
  };
  bikes_of_order: {
    name: 'bikes_of_order';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; owner_id: number; serial: string; name: string | null; until: string | null; email: string; locale: string; given_name: string };
    computed: 'name' | 'until';
  };
  bikes_retire: {
    name: 'bikes_retire';
    parameters: readonly [$1: number | null, $2: readonly (number | bigint | null)[] | null];
    row: object;
    computed: never;
  };
  bulk_create: {
    name: 'bulk_create';
    parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null];
    row: { no: number };
    computed: never;
  };
  bulk_end: {
    name: 'bulk_end';
    parameters: readonly [$1: string | null, $2: string | null, $3: readonly (string | null)[] | null];
    row: object;
    computed: never;
  };
  bulk_move: {
    name: 'bulk_move';
    parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null, $4: readonly (string | null)[] | null];
    row: { id: string };
    computed: never;
  };
  bulk_next: {
    name: 'bulk_next';
    parameters: readonly [$1: string | null, $2: boolean | null, $3: number | null];
    row: { no: number; siteId: number; ref: string };
    computed: never;
  };
  bulk_note_check: {
    name: 'bulk_note_check';
    parameters: readonly [$1: string | null, $2: number | null, $3: string | null, $4: string | null];
    row: object;
    computed: never;
  };
  bulk_note_done: {
    name: 'bulk_note_done';
    parameters: readonly [$1: string | null, $2: number | null];
    row: { no: number };
    computed: never;
  };
  bulk_note_refusal: {
    name: 'bulk_note_refusal';
    parameters: readonly [$1: string | null, $2: number | null, $3: string | null];
    row: object;
    computed: never;
  };
  bulk_read: {
    name: 'bulk_read';
    parameters: readonly [$1: string | null, $2: number | bigint | null];
    row: { run: unknown };
    computed: 'run';
  };
  bulk_rows: {
    name: 'bulk_rows';
    parameters: readonly [$1: string | null, $2: number | bigint | null, $3: number | null, $4: boolean | null, $5: number | null];
    row: { no: number; site: string; ref: string; dry_refusal: string | null; change: unknown; outcome: 'done' | 'refused' | null; refusal: string | null };
    computed: 'change';
  };
  bulk_sites: {
    name: 'bulk_sites';
    parameters: readonly [$1: readonly (string | null)[] | null];
    row: { id: number; slug: string };
    computed: never;
  };
  bulk_standing: {
    name: 'bulk_standing';
    parameters: readonly [$1: string | null];
    row: { staff_id: number; action: string; status: 'checking' | 'checked' | 'running' | 'stopping' | 'stopped' | 'done'; request_id: string };
    computed: never;
  };
  bulk_sweep: {
    name: 'bulk_sweep';
    parameters: readonly [];
    row: { one: number | null };
    computed: 'one';
  };
  cart: {
    name: 'cart';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { currency: string; country_iso: string | null; now: Date | null; timezone: string; delivery: unknown; holidays: unknown; price_display: string | null; tax_rate: number | null; status: 'open' | 'ordered' | 'abandoned' | null; customer_id: number | null; key_hash: string | null; lines: unknown };
    computed: 'now' | 'delivery' | 'holidays' | 'price_display' | 'tax_rate' | 'status' | 'key_hash' | 'lines';
  };
  cart_add: {
    name: 'cart_add';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: string | null];
    row: { currency: string; country_iso: string | null; now: Date | null; timezone: string; delivery: unknown; holidays: unknown; price_display: string | null; tax_rate: number | null; status: 'open' | 'ordered' | 'abandoned' | null; customer_id: number | null; key_hash: string | null; is_sold_here: boolean | null; reason: string | null; in_cart: boolean | null; is_added: boolean | null; lines: unknown };
    computed: 'now' | 'delivery' | 'holidays' | 'price_display' | 'tax_rate' | 'status' | 'key_hash' | 'is_sold_here' | 'reason' | 'in_cart' | 'is_added' | 'lines';
  };
  cart_alternatives: {
    name: 'cart_alternatives';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: number | bigint | null];
    row: { instead_of: string; uuid: string; product_slug: string; variant_id: number; is_accessory: boolean | null; status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered'; name: string | null; values: string[] | null; place: string[] | null; state: string | null; picture: string | null; local_days: number | null; expected_on: string | null; store_id: number | null; hours: unknown; final_price: number | null; reason: string | null };
    computed: 'is_accessory' | 'name' | 'values' | 'place' | 'picture' | 'local_days' | 'expected_on' | 'hours' | 'final_price' | 'reason';
  };
  cart_pieces: {
    name: 'cart_pieces';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: number | bigint | null];
    row: { uuid: string; in_cart: boolean | null; reason: string | null };
    computed: 'in_cart' | 'reason';
  };
  case_order: {
    name: 'case_order';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { status: 'open' | 'resolved'; order_code: string | null; refund_status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual' | null; refund_minor: number | null };
    computed: 'order_code' | 'refund_status' | 'refund_minor';
  };
  case_owed: {
    name: 'case_owed';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; total_minor: number; attempts: unknown; is_requested_today: boolean | null };
    computed: 'attempts' | 'is_requested_today';
  };
  checkout: {
    name: 'checkout';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null];
    row: { site: unknown; now: Date | null; cart: unknown; customer: unknown; addresses: unknown; billing_addresses: unknown; stores: unknown; methods: unknown; proofs: unknown; lines: unknown; order: unknown };
    computed: 'site' | 'now' | 'cart' | 'customer' | 'addresses' | 'billing_addresses' | 'stores' | 'methods' | 'proofs' | 'lines' | 'order';
  };
  checkout_buyer: {
    name: 'checkout_buyer';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null];
    row: { site: unknown; now: Date | null; cart: unknown; customer: unknown };
    computed: 'site' | 'now' | 'cart' | 'customer';
  };
  checkout_contact: {
    name: 'checkout_contact';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: { address_id: number | null };
    computed: 'address_id';
  };
  checkout_delivery: {
    name: 'checkout_delivery';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  close_case: {
    name: 'close_case';
    parameters: readonly [$1: string | null, $2: number | null, $3: number | bigint | null];
    row: object;
    computed: never;
  };
  compact_frame_changes: {
    name: 'compact_frame_changes';
    parameters: readonly [$1: number | null];
    row: object;
    computed: never;
  };
  consents_insert: {
    name: 'consents_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: string | null, $5: boolean | null, $6: boolean | null, $7: boolean | null, $8: boolean | null];
    row: { decided_at: string | null };
    computed: 'decided_at';
  };
  contact_answer: {
    name: 'contact_answer';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { in_time: boolean | null };
    computed: 'in_time';
  };
  contact_desk_list: {
    name: 'contact_desk_list';
    parameters: readonly [$1: number | null, $2: boolean | null, $3: number | bigint | null, $4: number | bigint | null];
    row: { number: string; department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international'; name: string; email: string; phone: string | null; order_code: string | null; serial: string | null; message: string; locale: string; received_at: string | null; due_at: string | null; answered_at: string | null; is_overdue: boolean | null; age_seconds: number | null; total: number | null };
    computed: 'received_at' | 'due_at' | 'answered_at' | 'is_overdue' | 'age_seconds' | 'total';
  };
  contact_find: {
    name: 'contact_find';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { number: string; due_at: string | null };
    computed: 'due_at';
  };
  contact_insert: {
    name: 'contact_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null];
    row: { code: string; office_email: string | null; office_locale: string | null };
    computed: 'office_email' | 'office_locale';
  };
  contact_measure: {
    name: 'contact_measure';
    parameters: readonly [$1: number | null];
    row: { waiting: number | null; overdue: number | null; answered_in_time: number | null; answered_late: number | null };
    computed: 'waiting' | 'overdue' | 'answered_in_time' | 'answered_late';
  };
  contact_overdue: {
    name: 'contact_overdue';
    parameters: readonly [];
    row: { site: string; overdue: number | null };
    computed: 'overdue';
  };
  content_now: {
    name: 'content_now';
    parameters: readonly [];
    row: { now: Date | null };
    computed: 'now';
  };
  content_pictures: {
    name: 'content_pictures';
    parameters: readonly [];
    row: { key: string; kind: string | null; width: number | null; height: number | null; address: string | null; alts: unknown };
    computed: 'kind' | 'address' | 'alts';
  };
  count_late: {
    name: 'count_late';
    parameters: readonly [$1: number | null, $2: Date | string | null];
    row: { overdueUnits: number | null; brokenPromises: number | null };
    computed: 'overdueUnits' | 'brokenPromises';
  };
  credentials: {
    name: 'credentials';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; password_hash: string | null; is_verified: boolean | null };
    computed: 'is_verified';
  };
  customer: {
    name: 'customer';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { given_name: string; family_name: string; email: string; phone: string | null; pending_email: string | null };
    computed: 'pending_email';
  };
  customer_contest: {
    name: 'customer_contest';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  customer_insert: {
    name: 'customer_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null];
    row: { id: number };
    computed: never;
  };
  customer_note_read: {
    name: 'customer_note_read';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { note: unknown };
    computed: 'note';
  };
  customer_note_save: {
    name: 'customer_note_save';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null];
    row: { note: unknown };
    computed: 'note';
  };
  customer_password: {
    name: 'customer_password';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null];
    row: { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null };
    computed: 'is_verified';
  };
  customer_password_drop: {
    name: 'customer_password_drop';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  customer_profile: {
    name: 'customer_profile';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null, $6: string | null];
    row: { email: string };
    computed: never;
  };
  customer_prove: {
    name: 'customer_prove';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number; email: string; given_name: string; locale: string; is_verified: boolean | null };
    computed: 'is_verified';
  };
  delays_postpone: {
    name: 'delays_postpone';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  delays_settle: {
    name: 'delays_settle';
    parameters: readonly [$1: number | null, $2: readonly (number | bigint | null)[] | null, $3: string | null];
    row: object;
    computed: never;
  };
  delays_take: {
    name: 'delays_take';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { promiseId: number };
    computed: never;
  };
  delete_line: {
    name: 'delete_line';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  delete_old_claim_keys: {
    name: 'delete_old_claim_keys';
    parameters: readonly [$1: number | null];
    row: { claim_id: number };
    computed: never;
  };
  deliveries_add: {
    name: 'deliveries_add';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
    row: { moved: number | null };
    computed: 'moved';
  };
  deliveries_claim: {
    name: 'deliveries_claim';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null];
    row: { sequence: number; attempts: number; created_at: Date; type: string; version: number; subject: string; data: unknown; occurred_at: Date; url: string; secret: Buffer; old_secret: Buffer | null };
    computed: 'data' | 'old_secret';
  };
  delivery_done: {
    name: 'delivery_done';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null];
    row: object;
    computed: never;
  };
  delivery_failed: {
    name: 'delivery_failed';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null, $5: number | null, $6: string | null, $7: boolean | null, $8: number | null];
    row: { failing_since: Date | null };
    computed: never;
  };
  demonstrator_block_insert: {
    name: 'demonstrator_block_insert';
    parameters: readonly [$1: number | null, $2: number | null, $3: Date | string | null, $4: Date | string | null, $5: string | null];
    row: { id: number };
    computed: never;
  };
  demonstrator_block_lift: {
    name: 'demonstrator_block_lift';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { demonstratorId: number };
    computed: never;
  };
  demonstrator_lock: {
    name: 'demonstrator_lock';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { id: number; ref: string };
    computed: never;
  };
  demonstrator_rides: {
    name: 'demonstrator_rides';
    parameters: readonly [$1: number | null, $2: number | null, $3: Date | string | null, $4: Date | string | null];
    row: { code: string };
    computed: never;
  };
  demonstrators_of_store: {
    name: 'demonstrators_of_store';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { id: number; ref: string; store_id: number; store: string; product: string; variant: string | null; blocks: unknown };
    computed: 'variant' | 'blocks';
  };
  desk_faults: {
    name: 'desk_faults';
    parameters: readonly [$1: readonly (number | null)[] | null];
    row: { mails_late: number | null; cases_open: number | null; units_overdue: number | null };
    computed: 'mails_late' | 'cases_open' | 'units_overdue';
  };
  desk_today: {
    name: 'desk_today';
    parameters: readonly [$1: readonly (number | null)[] | null];
    row: { site: string; currency: string | null; orders: number | null; sales_minor: number | null; paid: number | null; orders_before: number | null; hours: number[] | null };
    computed: 'currency' | 'orders' | 'sales_minor' | 'paid' | 'orders_before' | 'hours';
  };
  discard_page_draft: {
    name: 'discard_page_draft';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { revision: number };
    computed: never;
  };
  draft_discard: {
    name: 'draft_discard';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null];
    row: { version: number };
    computed: never;
  };
  draft_save: {
    name: 'draft_save';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: number | null];
    row: { version: number | null; updated_at: Date | null };
    computed: 'version' | 'updated_at';
  };
  draft_show: {
    name: 'draft_show';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: number | null];
    row: { draft: unknown };
    computed: 'draft';
  };
  draft_site: {
    name: 'draft_site';
    parameters: readonly [$1: string | null];
    row: { id: number };
    computed: never;
  };
  drafts_list: {
    name: 'drafts_list';
    parameters: readonly [$1: number | bigint | null];
    row: { entry: unknown };
    computed: 'entry';
  };
  drafts_sweep: {
    name: 'drafts_sweep';
    parameters: readonly [];
    row: { one: number | null };
    computed: 'one';
  };
  due_orders: {
    name: 'due_orders';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
    row: { site: string; code: string; name: string | null; due_minor: number | null; paid_minor: number | null; currency: string; since_at: string | null; deadline_at: string | null; payment_ref: string | null; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' };
    computed: 'name' | 'due_minor' | 'paid_minor' | 'since_at' | 'deadline_at';
  };
  email_change_grant: {
    name: 'email_change_grant';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null];
    row: { id: number };
    computed: never;
  };
  email_change_insert: {
    name: 'email_change_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  end_article_version: {
    name: 'end_article_version';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { id: number; revision: number; publish_at: Date | null; publish_until: Date | null; ended: Date | null };
    computed: 'publish_at';
  };
  end_before: {
    name: 'end_before';
    parameters: readonly [$1: number | null, $2: Date | string | null];
    row: object;
    computed: never;
  };
  end_latest: {
    name: 'end_latest';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
    row: { id: number; revision: number; publish_at: Date | null; publish_until: Date | null };
    computed: never;
  };
  end_menu_version: {
    name: 'end_menu_version';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
    row: { id: number; revision: number; publish_at: Date | null; publish_until: Date | null };
    computed: never;
  };
  enter_brand: {
    name: 'enter_brand';
    parameters: readonly [];
    row: { set: string | null };
    computed: 'set';
  };
  event_head: {
    name: 'event_head';
    parameters: readonly [$1: number | null];
    row: { last_sequence: number; deleted_through: number };
    computed: never;
  };
  event_heads: {
    name: 'event_heads';
    parameters: readonly [];
    row: { site_id: number };
    computed: never;
  };
  events_delete: {
    name: 'events_delete';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
    row: { deleted: number | null };
    computed: 'deleted';
  };
  events_head_add: {
    name: 'events_head_add';
    parameters: readonly [$1: number | null];
    row: object;
    computed: never;
  };
  events_head_lock: {
    name: 'events_head_lock';
    parameters: readonly [$1: number | null];
    row: { last_sequence: number };
    computed: never;
  };
  events_list: {
    name: 'events_list';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { sequence: number; type: string; version: number; subject: string; data: unknown; occurred_at: Date };
    computed: 'data';
  };
  events_number: {
    name: 'events_number';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { numbered: number | null };
    computed: 'numbered';
  };
  events_unnumbered: {
    name: 'events_unnumbered';
    parameters: readonly [$1: number | null];
    row: { found: boolean | null };
    computed: 'found';
  };
  events_unnumbered_sites: {
    name: 'events_unnumbered_sites';
    parameters: readonly [];
    row: { id: number };
    computed: never;
  };
  export_find: {
    name: 'export_find';
    parameters: readonly [$1: string | null];
    row: { id: string; staff_id: number; list: string; query: string; site_ids: number[]; status: 'ready' | 'queued' | 'stored' };
    computed: never;
  };
  export_insert: {
    name: 'export_insert';
    parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (number | null)[] | null, $6: string | null, $7: number | null];
    row: object;
    computed: never;
  };
  export_read: {
    name: 'export_read';
    parameters: readonly [$1: string | null, $2: number | bigint | null];
    row: { export: unknown };
    computed: 'export';
  };
  export_stored: {
    name: 'export_stored';
    parameters: readonly [$1: string | null, $2: number | null];
    row: object;
    computed: never;
  };
  exports_sweep: {
    name: 'exports_sweep';
    parameters: readonly [];
    row: { id: string; staff_id: number };
    computed: never;
  };
  extend_version: {
    name: 'extend_version';
    parameters: readonly [$1: number | null, $2: Date | string | null, $3: Date | string | null, $4: number | null];
    row: { id: number };
    computed: never;
  };
  find_invoice: {
    name: 'find_invoice';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; document: unknown };
    computed: 'document';
  };
  find_manuals: {
    name: 'find_manuals';
    parameters: readonly [$1: readonly (string | null)[] | null];
    row: { slug: string; product: string | null; name: string; position: number; names: unknown; files: unknown };
    computed: 'product' | 'names' | 'files';
  };
  find_outdated: {
    name: 'find_outdated';
    parameters: readonly [$1: readonly (string | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  find_preview: {
    name: 'find_preview';
    parameters: readonly [$1: number | null, $2: Buffer | null];
    row: { at: Date | null; drafts: boolean };
    computed: never;
  };
  find_price_standings: {
    name: 'find_price_standings';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
    row: { line: number | null; variantId: number | null; validFrom: Date | null; isDue: boolean | null; knownMinor: number | null; beforeMinor: number | null };
    computed: 'line' | 'variantId' | 'validFrom' | 'isDue' | 'knownMinor' | 'beforeMinor';
  };
  find_products: {
    name: 'find_products';
    parameters: readonly [$1: readonly (string | null)[] | null];
    row: { slug: string; sku: string; category: string; name: string; status: 'draft' | 'active' | 'retired'; picture: string | null; warranty_months: number; position: number; limited: boolean; made_to_order: boolean; words: unknown; variants: unknown; sites: string[] | null; labels: string[] | null };
    computed: 'words' | 'variants' | 'sites' | 'labels';
  };
  find_sku_owners: {
    name: 'find_sku_owners';
    parameters: readonly [$1: readonly (string | null)[] | null];
    row: { sku: string | null; kind: string | null; product: string | null };
    computed: 'sku' | 'kind' | 'product';
  };
  find_standings: {
    name: 'find_standings';
    parameters: readonly [$1: string | null, $2: number | null];
    row: { line: number | null; variantId: number | null; productId: number | null; product: string | null; storeId: number | null; listMinor: number | null; torn: boolean | null; claim: 'hold' | 'reservation' | 'sale' | null; unit: unknown };
    computed: 'line' | 'variantId' | 'productId' | 'product' | 'storeId' | 'listMinor' | 'torn' | 'claim' | 'unit';
  };
  find_stores: {
    name: 'find_stores';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
    row: { ref: string | null; name: string; address: string; city: string; state: string | null; postal_code: string | null; country: string; phone: string | null; email: string | null; services: string[]; timezone: string | null; hours: unknown; info: string | null; lat: number | null; lng: number | null; status: 'active' | 'closed' };
    computed: 'hours' | 'lat' | 'lng';
  };
  find_taken_units: {
    name: 'find_taken_units';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { units: number | null; taken: string[] | null };
    computed: 'units' | 'taken';
  };
  find_unit_standing: {
    name: 'find_unit_standing';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { claimed: boolean | null };
    computed: 'claimed';
  };
  find_usual_slip: {
    name: 'find_usual_slip';
    parameters: readonly [$1: number | null];
    row: { moves: number | null; days: number | null };
    computed: 'moves' | 'days';
  };
  follow_list: {
    name: 'follow_list';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { product: string };
    computed: never;
  };
  glossary_delete: {
    name: 'glossary_delete';
    parameters: readonly [$1: number | bigint | null];
    row: object;
    computed: never;
  };
  glossary_insert: {
    name: 'glossary_insert';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null];
    row: { id: number };
    computed: never;
  };
  glossary_list: {
    name: 'glossary_list';
    parameters: readonly [$1: string | null];
    row: { id: number; locale: string; term: string; source: string | null; definition: string; forbidden: string[]; kinds: string[]; origin: 'release' | 'desk'; revision: number };
    computed: never;
  };
  glossary_lock: {
    name: 'glossary_lock';
    parameters: readonly [$1: number | bigint | null];
    row: { id: number; locale: string; term: string; source: string | null; definition: string; forbidden: string[]; kinds: string[]; origin: 'release' | 'desk'; revision: number };
    computed: never;
  };
  glossary_release_put: {
    name: 'glossary_release_put';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  glossary_update: {
    name: 'glossary_update';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null];
    row: { id: number };
    computed: never;
  };
  group_grant_confirm: {
    name: 'group_grant_confirm';
    parameters: readonly [$1: number | null];
    row: object;
    computed: never;
  };
  group_grant_count: {
    name: 'group_grant_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null];
    row: { count: number | null };
    computed: 'count';
  };
  group_grant_end: {
    name: 'group_grant_end';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { id: number; staff_id: number };
    computed: never;
  };
  group_grant_end_over: {
    name: 'group_grant_end_over';
    parameters: readonly [];
    row: object;
    computed: never;
  };
  group_grant_insert: {
    name: 'group_grant_insert';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: Date | string | null, $7: boolean | null];
    row: { id: number };
    computed: never;
  };
  group_grant_lock: {
    name: 'group_grant_lock';
    parameters: readonly [$1: number | null];
    row: { group: string; role: string; scope_kind: string; scope_ref: string | null; site_ids: number[] | null };
    computed: 'site_ids';
  };
  group_grant_lock_open: {
    name: 'group_grant_lock_open';
    parameters: readonly [$1: number | null];
    row: { group_name: string; role: string; scope_kind: string; scope_ref: string | null; ended_at: Date | null; confirmed_at: Date | null };
    computed: never;
  };
  group_grant_shorten: {
    name: 'group_grant_shorten';
    parameters: readonly [$1: number | null, $2: Date | string | null];
    row: { staff_id: number };
    computed: never;
  };
  group_grants: {
    name: 'group_grants';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null];
    row: { id: number; group: string; role: string; scope_kind: string; scope_ref: string | null; created_at: Date; until_at: Date | null; is_confirmed: boolean | null; created_by: string | null; holders: number | null; site_ids: number[] | null };
    computed: 'is_confirmed' | 'created_by' | 'holders' | 'site_ids';
  };
  hand_over_delivered: {
    name: 'hand_over_delivered';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  hand_over_sold: {
    name: 'hand_over_sold';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  idempotency_confirm: {
    name: 'idempotency_confirm';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { request_hash: Buffer; response_status: number | null; response_body: string | null; made: string | null };
    computed: never;
  };
  idempotency_keep: {
    name: 'idempotency_keep';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null];
    row: { status: number | null; body: string | null };
    computed: never;
  };
  idempotency_kept: {
    name: 'idempotency_kept';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { status: number | null; body: string | null };
    computed: never;
  };
  idempotency_store: {
    name: 'idempotency_store';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null];
    row: object;
    computed: never;
  };
  idempotency_take: {
    name: 'idempotency_take';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null, $5: string | null, $6: number | null];
    row: { key: string };
    computed: never;
  };
  inbound_find_office: {
    name: 'inbound_find_office';
    parameters: readonly [$1: readonly (string | null)[] | null, $2: string | null];
    row: { id: number; slug: string };
    computed: never;
  };
  inbound_insert_message: {
    name: 'inbound_insert_message';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: readonly (string | null)[] | null, $9: boolean | null];
    row: { id: number };
    computed: never;
  };
  inbound_insert_ticket: {
    name: 'inbound_insert_ticket';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null];
    row: { code: string; locale: string };
    computed: never;
  };
  inbound_is_known: {
    name: 'inbound_is_known';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { is_known: boolean | null };
    computed: 'is_known';
  };
  inbound_lock_ticket: {
    name: 'inbound_lock_ticket';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: string | null; email: string; recent: number | null };
    computed: 'id' | 'recent';
  };
  inbound_reopen_ticket: {
    name: 'inbound_reopen_ticket';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  insert_case: {
    name: 'insert_case';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null];
    row: { id: number };
    computed: never;
  };
  insert_instants: {
    name: 'insert_instants';
    parameters: readonly [$1: readonly (string | null)[] | null, $2: readonly (Date | string | null)[] | null];
    row: object;
    computed: never;
  };
  insert_invoice: {
    name: 'insert_invoice';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: string | null, $7: Date | string | null, $8: number | bigint | null, $9: string | null, $10: string | null];
    row: { number: number };
    computed: never;
  };
  insert_preview: {
    name: 'insert_preview';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: Date | string | null, $4: boolean | null, $5: number | null, $6: string | null];
    row: { until_at: Date };
    computed: never;
  };
  insert_prices: {
    name: 'insert_prices';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  insert_report: {
    name: 'insert_report';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Date | string | null, $5: Date | string | null, $6: number | null, $7: string | null];
    row: object;
    computed: never;
  };
  insert_units: {
    name: 'insert_units';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  inspect_units: {
    name: 'inspect_units';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null];
    row: { product: string };
    computed: never;
  };
  invoice_by_id: {
    name: 'invoice_by_id';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { document: unknown };
    computed: 'document';
  };
  invoice_document_one: {
    name: 'invoice_document_one';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { document: unknown };
    computed: 'document';
  };
  invoice_of_order: {
    name: 'invoice_of_order';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { document: unknown };
    computed: 'document';
  };
  invoices_count: {
    name: 'invoices_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  invoices_list: {
    name: 'invoices_list';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { site: string; id: number; number: string | null; kind: 'invoice' | 'credit_note'; order_code: string | null; buyer: string | null; issued_on: string; total_minor: number; currency: string; credits: string | null };
    computed: 'number' | 'order_code' | 'buyer' | 'credits';
  };
  is_creditable: {
    name: 'is_creditable';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  job_queue_state: {
    name: 'job_queue_state';
    parameters: readonly [];
    row: { task: string; waiting: number | null; failed: number | null; oldestSeconds: number | null };
    computed: 'waiting' | 'failed' | 'oldestSeconds';
  };
  known_device: {
    name: 'known_device';
    parameters: readonly [$1: number | null, $2: string | null, $3: readonly Buffer[] | null];
    row: { id: number };
    computed: never;
  };
  known_device_insert: {
    name: 'known_device_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
    row: { id: number; has_others: boolean | null };
    computed: 'has_others';
  };
  known_device_use: {
    name: 'known_device_use';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly Buffer[] | null];
    row: { id: number };
    computed: never;
  };
  known_devices_delete: {
    name: 'known_devices_delete';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  known_devices_sweep: {
    name: 'known_devices_sweep';
    parameters: readonly [];
    row: { id: number };
    computed: never;
  };
  ledger_booked_reference: {
    name: 'ledger_booked_reference';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { order_id: number; order_code: string };
    computed: never;
  };
  ledger_post: {
    name: 'ledger_post';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: number | bigint | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: boolean | null];
    row: { id: number };
    computed: never;
  };
  letter_audience: {
    name: 'letter_audience';
    parameters: readonly [$1: number | null];
    row: { locale: string | null; subscribers: number | null };
    computed: 'locale' | 'subscribers';
  };
  letter_choices: {
    name: 'letter_choices';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { products: unknown; articles: unknown };
    computed: 'products' | 'articles';
  };
  letter_claim_deferred: {
    name: 'letter_claim_deferred';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { subscriberId: number; locale: string; tries: number; email: string | null };
    computed: 'email';
  };
  letter_claim_next: {
    name: 'letter_claim_next';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { subscriberId: number; locale: string; tries: number | null; email: string };
    computed: 'tries';
  };
  letter_count: {
    name: 'letter_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null, $3: string | null];
    row: { count: number | null };
    computed: 'count';
  };
  letter_delete_texts: {
    name: 'letter_delete_texts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  letter_end_stale: {
    name: 'letter_end_stale';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
    row: object;
    computed: never;
  };
  letter_facts: {
    name: 'letter_facts';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null];
    row: { products: unknown; articles: unknown; pictures: unknown };
    computed: 'products' | 'articles' | 'pictures';
  };
  letter_find: {
    name: 'letter_find';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; name: string; status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; revision: number; created_at: string | null; scheduled_at: string | null; started_at: string | null; ended_at: string | null; planned: number | null; texts: unknown; counts: unknown; suppressed: number | null; problems: unknown };
    computed: 'created_at' | 'scheduled_at' | 'started_at' | 'ended_at' | 'texts' | 'counts' | 'suppressed' | 'problems';
  };
  letter_insert: {
    name: 'letter_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  letter_insert_texts: {
    name: 'letter_insert_texts';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  letter_list: {
    name: 'letter_list';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null, $5: string | null];
    row: { key: string | null; site: string; id: number; name: string; status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; planned: number | null; locales: string[] | null; sent: number | null; created_at: string | null; scheduled_at: string | null; started_at: string | null };
    computed: 'key' | 'locales' | 'sent' | 'created_at' | 'scheduled_at' | 'started_at';
  };
  letter_lock: {
    name: 'letter_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; name: string; status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; revision: number; scheduled_at: Date | null; locales: string[] | null };
    computed: 'locales';
  };
  letter_lock_sending: {
    name: 'letter_lock_sending';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { status: 'draft' | 'testing' | 'scheduled' | 'sending' | 'stopped' | 'sent'; allowance: number | null };
    computed: 'allowance';
  };
  letter_rate: {
    name: 'letter_rate';
    parameters: readonly [$1: number | null];
    row: { rate: number | null };
    computed: 'rate';
  };
  letter_recent_save: {
    name: 'letter_recent_save';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null];
    row: { found: number | null };
    computed: 'found';
  };
  letter_record_report: {
    name: 'letter_record_report';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null];
    row: { subscriber_id: number };
    computed: never;
  };
  letter_record_send: {
    name: 'letter_record_send';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: number | null];
    row: object;
    computed: never;
  };
  letter_save: {
    name: 'letter_save';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { revision: number };
    computed: never;
  };
  letter_schedule: {
    name: 'letter_schedule';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Date | string | null];
    row: object;
    computed: never;
  };
  letter_set_status: {
    name: 'letter_set_status';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  letter_site: {
    name: 'letter_site';
    parameters: readonly [$1: number | null];
    row: { site: unknown };
    computed: 'site';
  };
  letter_start: {
    name: 'letter_start';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null];
    row: object;
    computed: never;
  };
  letter_suppress: {
    name: 'letter_suppress';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  letter_text_find: {
    name: 'letter_text_find';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { locale: string; subject: string; preview: string; blocks: unknown };
    computed: 'blocks';
  };
  letter_waiting: {
    name: 'letter_waiting';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { waiting: number | null };
    computed: 'waiting';
  };
  lift_unit_stop: {
    name: 'lift_unit_stop';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: { product: string };
    computed: never;
  };
  link: {
    name: 'link';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: readonly (string | null)[] | null];
    row: { id: number; customer_id: number; kind: 'session' | 'recovery' | 'verification' | 'email_change' | 'order_link' | 'secure_account'; wanted: string | null; email: string };
    computed: 'wanted';
  };
  link_mint: {
    name: 'link_mint';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null, $5: number | null];
    row: { id: number };
    computed: never;
  };
  link_use: {
    name: 'link_use';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: readonly (string | null)[] | null];
    row: { id: number; customer_id: number; kind: 'session' | 'recovery' | 'verification' | 'email_change' | 'order_link' | 'secure_account'; wanted: string | null; email: string };
    computed: 'wanted';
  };
  list_catalogue_names: {
    name: 'list_catalogue_names';
    parameters: readonly [];
    row: { categories: string[] | null; values: string[] | null };
    computed: 'categories' | 'values';
  };
  list_categories: {
    name: 'list_categories';
    parameters: readonly [$1: string | null];
    row: { id: number; type_id: number; slug: string; picture: string | null; original: string; own: string | null; english: string | null };
    computed: 'own' | 'english';
  };
  list_documents: {
    name: 'list_documents';
    parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null];
    row: { product_id: number; name: string; kind: string | null; words: unknown };
    computed: 'words';
  };
  list_feed_sites: {
    name: 'list_feed_sites';
    parameters: readonly [];
    row: { id: number; slug: string; currency: string; timezone: string; today: string | null; transitDays: number | null };
    computed: 'today' | 'transitDays';
  };
  list_locales: {
    name: 'list_locales';
    parameters: readonly [];
    row: { locale: string | null };
    computed: 'locale';
  };
  list_menu: {
    name: 'list_menu';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
    row: { name: string | null; original_name: string; slug: string; image: string | null; products: unknown };
    computed: 'name' | 'products';
  };
  list_products: {
    name: 'list_products';
    parameters: readonly [];
    row: { id: number; slug: string; type_id: number; category_id: number; name: string; picture: string | null; values: number[] | null };
    computed: 'values';
  };
  list_site_days: {
    name: 'list_site_days';
    parameters: readonly [];
    row: { id: number; slug: string; today: string | null };
    computed: 'today';
  };
  list_sources: {
    name: 'list_sources';
    parameters: readonly [$1: readonly (string | null)[] | null, $2: readonly (number | null)[] | null];
    row: { id: number; revision: number; locale: string | null; original: string; own_name: string | null; english_name: string | null; own_kind: string | null; english_kind: string | null; aliases: string[] | null; text: string | null };
    computed: 'locale' | 'aliases' | 'text';
  };
  list_uncredited: {
    name: 'list_uncredited';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { refundId: string; amountMinor: number | null };
    computed: 'amountMinor';
  };
  list_values: {
    name: 'list_values';
    parameters: readonly [$1: string | null];
    row: { id: number; attribute: string; slug: string; original: string; own: string | null; english: string | null; settings: unknown };
    computed: 'own' | 'english' | 'settings';
  };
  list_variants: {
    name: 'list_variants';
    parameters: readonly [];
    row: { id: number; product_id: number; picture: string | null; values: number[] | null };
    computed: 'values';
  };
  local_instant: {
    name: 'local_instant';
    parameters: readonly [$1: string | null, $2: number | null];
    row: { at: Date | null };
    computed: 'at';
  };
  lock_case: {
    name: 'lock_case';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long'; status: 'open' | 'resolved'; order_code: string | null; refund_id: string | null; refunding: boolean | null; paid: boolean | null };
    computed: 'order_code' | 'refunding' | 'paid';
  };
  lock_claim_keys: {
    name: 'lock_claim_keys';
    parameters: readonly [$1: readonly (number | bigint | null)[] | null];
    row: { pg_advisory_xact_lock: string | null };
    computed: 'pg_advisory_xact_lock';
  };
  lock_feeds: {
    name: 'lock_feeds';
    parameters: readonly [$1: number | null];
    row: { pg_advisory_xact_lock: string | null };
    computed: 'pg_advisory_xact_lock';
  };
  lock_series: {
    name: 'lock_series';
    parameters: readonly [$1: number | null];
    row: object;
    computed: never;
  };
  lock_series_of: {
    name: 'lock_series_of';
    parameters: readonly [$1: number | null];
    row: { series: string; issuedOn: string | null; nextNumber: number | null };
    computed: 'issuedOn' | 'nextNumber';
  };
  lock_subject: {
    name: 'lock_subject';
    parameters: readonly [$1: string | null];
    row: { locked: boolean | null };
    computed: 'locked';
  };
  lock_units: {
    name: 'lock_units';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
    row: { id: string };
    computed: never;
  };
  login_counter_delete: {
    name: 'login_counter_delete';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  login_counters_sweep: {
    name: 'login_counters_sweep';
    parameters: readonly [];
    row: { site_id: number };
    computed: never;
  };
  login_lock: {
    name: 'login_lock';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { seconds: number | null };
    computed: 'seconds';
  };
  login_try: {
    name: 'login_try';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null];
    row: { failures: number };
    computed: never;
  };
  login_try_return: {
    name: 'login_try_return';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  mail_insert: {
    name: 'mail_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null];
    row: object;
    computed: never;
  };
  mail_sender_set: {
    name: 'mail_sender_set';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  manuals: {
    name: 'manuals';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
    row: { id: number; name: string | null; files: unknown; product: unknown };
    computed: 'name' | 'files' | 'product';
  };
  mark_mail_sent: {
    name: 'mark_mail_sent';
    parameters: readonly [$1: string | null, $2: number | null, $3: number | bigint | null];
    row: object;
    computed: never;
  };
  measure_arrivals: {
    name: 'measure_arrivals';
    parameters: readonly [$1: string | null, $2: number | null, $3: number | null];
    row: { count: number | null; onTime: number | null; medianDays: number | null; p90Days: number | null; worstDays: number | null };
    computed: 'count' | 'onTime' | 'medianDays' | 'p90Days' | 'worstDays';
  };
  measure_promises: {
    name: 'measure_promises';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { count: number | null; onTime: number | null; medianDays: number | null; p90Days: number | null; worstDays: number | null };
    computed: 'count' | 'onTime' | 'medianDays' | 'p90Days' | 'worstDays';
  };
  media_alt_delete: {
    name: 'media_alt_delete';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  media_alt_save: {
    name: 'media_alt_save';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  media_changed: {
    name: 'media_changed';
    parameters: readonly [$1: number | null, $2: boolean | null];
    row: object;
    computed: never;
  };
  media_count: {
    name: 'media_count';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  media_file: {
    name: 'media_file';
    parameters: readonly [$1: string | null];
    row: { id: string; key: string; name: string; status: 'uploading' | 'uploaded' | 'checked' | 'rendered' | 'refused'; refusal: string | null; media_id: number; for_site_id: number | null; shown_hash: string | null; size_bytes: number; received_bytes: number; staff_id: number | null; hash: string | null; width: number | null; created_at: Date };
    computed: never;
  };
  media_file_accept: {
    name: 'media_file_accept';
    parameters: readonly [$1: string | null, $2: string | null, $3: Buffer | null, $4: string | null, $5: number | null, $6: number | null, $7: string | null, $8: string | null];
    row: { id: string };
    computed: never;
  };
  media_file_complete: {
    name: 'media_file_complete';
    parameters: readonly [$1: string | null];
    row: { id: string };
    computed: never;
  };
  media_file_finish: {
    name: 'media_file_finish';
    parameters: readonly [$1: string | null, $2: readonly (number | null)[] | null];
    row: { key: string };
    computed: never;
  };
  media_file_forget: {
    name: 'media_file_forget';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  media_file_insert: {
    name: 'media_file_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | null];
    row: { id: string };
    computed: never;
  };
  media_file_received: {
    name: 'media_file_received';
    parameters: readonly [$1: string | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  media_file_refuse: {
    name: 'media_file_refuse';
    parameters: readonly [$1: string | null, $2: string | null];
    row: object;
    computed: never;
  };
  media_file_remove: {
    name: 'media_file_remove';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  media_files_expired: {
    name: 'media_files_expired';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  media_files_replaced: {
    name: 'media_files_replaced';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  media_focus: {
    name: 'media_focus';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null];
    row: object;
    computed: never;
  };
  media_insert: {
    name: 'media_insert';
    parameters: readonly [$1: string | null, $2: number | null];
    row: { id: number };
    computed: never;
  };
  media_library: {
    name: 'media_library';
    parameters: readonly [];
    row: { key: string; width: number | null; height: number | null; widths: number[]; formats: string[]; hash: string | null; color: string | null; placeholder: string | null; focus: string | null };
    computed: 'focus';
  };
  media_list: {
    name: 'media_list';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: Date | string | null, $7: number | null, $8: number | bigint | null];
    row: { id: number; at: string | null; key: string; kind: string | null; status: 'processing' | 'usable' | 'refused' | 'retired'; width: number | null; height: number | null; focal_x: number | null; focal_y: number | null; is_decorative: boolean; shown_key: string | null; shown_hash: string | null; shown_widths: number[] | null; is_stored: boolean | null; texts: number | null; uses: number | null; created_at: string | null };
    computed: 'at' | 'kind' | 'shown_key' | 'shown_hash' | 'shown_widths' | 'is_stored' | 'texts' | 'uses' | 'created_at';
  };
  media_lock: {
    name: 'media_lock';
    parameters: readonly [$1: string | null];
    row: { id: number; key: string; status: 'processing' | 'usable' | 'refused' | 'retired'; revision: number; for_site_id: number | null; focal_x: number | null; focal_y: number | null; is_decorative: boolean; alts: unknown };
    computed: 'alts';
  };
  media_one: {
    name: 'media_one';
    parameters: readonly [$1: string | null];
    row: { id: number; at: string | null; key: string; kind: string | null; status: 'processing' | 'usable' | 'refused' | 'retired'; width: number | null; height: number | null; focal_x: number | null; focal_y: number | null; is_decorative: boolean; shown_key: string | null; shown_hash: string | null; shown_widths: number[] | null; is_stored: boolean | null; texts: number | null; uses: number | null; created_at: string | null; revision: number; origin: 'brand' | 'desk'; for_site_id: number | null; formats: string[]; widths: number[]; alts: unknown; original: unknown };
    computed: 'at' | 'kind' | 'shown_key' | 'shown_hash' | 'shown_widths' | 'is_stored' | 'texts' | 'uses' | 'created_at' | 'alts' | 'original';
  };
  media_original_deleted: {
    name: 'media_original_deleted';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  media_rendition: {
    name: 'media_rendition';
    parameters: readonly [$1: string | null, $2: number | null, $3: string | null, $4: number | null];
    row: object;
    computed: never;
  };
  media_sites: {
    name: 'media_sites';
    parameters: readonly [];
    row: { id: number; slug: string };
    computed: never;
  };
  media_status: {
    name: 'media_status';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  media_uses: {
    name: 'media_uses';
    parameters: readonly [$1: number | null];
    row: { kind: string | null; ref: string | null; locale: string | null; site: string | null };
    computed: 'kind' | 'ref' | 'locale' | 'site';
  };
  menu_layouts: {
    name: 'menu_layouts';
    parameters: readonly [$1: number | null, $2: Date | string | null];
    row: { menu: 'head' | 'foot'; layout: unknown };
    computed: 'layout';
  };
  menu_layouts_with_drafts: {
    name: 'menu_layouts_with_drafts';
    parameters: readonly [$1: number | null, $2: Date | string | null];
    row: { menu: 'head' | 'foot'; layout: unknown };
    computed: 'layout';
  };
  menu_overrides: {
    name: 'menu_overrides';
    parameters: readonly [$1: string | null];
    row: { slug: string };
    computed: never;
  };
  menu_revision: {
    name: 'menu_revision';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { revision: number | null };
    computed: 'revision';
  };
  menu_states: {
    name: 'menu_states';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at';
  };
  menu_version: {
    name: 'menu_version';
    parameters: readonly [$1: string | null, $2: number | bigint | null];
    row: { id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; layout: unknown; created_by: string; age: number | null };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'layout' | 'age';
  };
  menu_version_list: {
    name: 'menu_version_list';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at';
  };
  missing_parts: {
    name: 'missing_parts';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null];
    row: { covers: number | null; tags: number | null; sites: number[] | null };
    computed: 'covers' | 'tags' | 'sites';
  };
  model_fits: {
    name: 'model_fits';
    parameters: readonly [$1: number | null];
    row: { slug: string; seat_height: number | null; country: string | null; licences: string[] | null };
    computed: 'seat_height' | 'licences';
  };
  move_claims_end: {
    name: 'move_claims_end';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Date | string | null];
    row: object;
    computed: never;
  };
  move_overdue: {
    name: 'move_overdue';
    parameters: readonly [$1: number | null, $2: Date | string | null, $3: number | bigint | null, $4: number | null];
    row: { product: string; taken: boolean | null };
    computed: 'taken';
  };
  newest_posting: {
    name: 'newest_posting';
    parameters: readonly [];
    row: { id: number | null };
    computed: 'id';
  };
  news_addresses: {
    name: 'news_addresses';
    parameters: readonly [$1: number | null, $2: string | null, $3: Date | string | null];
    row: { id: number; slug: string };
    computed: never;
  };
  news_announce: {
    name: 'news_announce';
    parameters: readonly [];
    row: { id: number };
    computed: never;
  };
  news_article: {
    name: 'news_article';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null];
    row: { article: unknown };
    computed: 'article';
  };
  news_article_with_drafts: {
    name: 'news_article_with_drafts';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null];
    row: { article: unknown };
    computed: 'article';
  };
  news_list: {
    name: 'news_list';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: Date | string | null];
    row: { total: number | null; posts: unknown; tags: unknown };
    computed: 'total' | 'posts' | 'tags';
  };
  news_list_with_drafts: {
    name: 'news_list_with_drafts';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: Date | string | null];
    row: { total: number | null; posts: unknown; tags: unknown };
    computed: 'total' | 'posts' | 'tags';
  };
  next_start: {
    name: 'next_start';
    parameters: readonly [$1: number | null, $2: Date | string | null];
    row: { at: Date | null };
    computed: 'at';
  };
  note_mail_failure: {
    name: 'note_mail_failure';
    parameters: readonly [$1: string | null, $2: boolean | null, $3: number | null, $4: number | bigint | null];
    row: object;
    computed: never;
  };
  open_approval: {
    name: 'open_approval';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { permission: string };
    computed: never;
  };
  open_attempts: {
    name: 'open_attempts';
    parameters: readonly [];
    row: { provider: string; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; open: number | null; stuck: number | null; oldestSeconds: number | null };
    computed: 'open' | 'stuck' | 'oldestSeconds';
  };
  order_cart_key: {
    name: 'order_cart_key';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
    row: { id: string };
    computed: never;
  };
  order_erp: {
    name: 'order_erp';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { erp_number: string | null; erp_acknowledged_at: Date | null };
    computed: never;
  };
  order_erp_set: {
    name: 'order_erp_set';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { erp_acknowledged_at: Date | null };
    computed: never;
  };
  order_event: {
    name: 'order_event';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null];
    row: { seq: number };
    computed: never;
  };
  order_extend_deadline: {
    name: 'order_extend_deadline';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
    row: { deadlineAt: Date | null };
    computed: never;
  };
  order_find_own: {
    name: 'order_find_own';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: string | null, $6: number | null, $7: string | null];
    row: { id: number };
    computed: never;
  };
  order_fulfil: {
    name: 'order_fulfil';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: readonly (string | null)[] | null, $5: string | null];
    row: { id: number };
    computed: never;
  };
  order_held: {
    name: 'order_held';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { is_held: boolean | null };
    computed: 'is_held';
  };
  order_insert: {
    name: 'order_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null];
    row: { id: number; code: string; deadlineAt: Date | null };
    computed: never;
  };
  order_keep_until_decided: {
    name: 'order_keep_until_decided';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; deadlineAt: Date | null };
    computed: never;
  };
  order_latest: {
    name: 'order_latest';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
    row: { code: string | null };
    computed: 'code';
  };
  order_link_find: {
    name: 'order_link_find';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { id: number; email: string; locale: string };
    computed: never;
  };
  order_link_version: {
    name: 'order_link_version';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { link_version: number };
    computed: never;
  };
  order_lock: {
    name: 'order_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { siteId: number; id: number; code: string; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; paymentStatus: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; fulfilmentStatus: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned'; totalMinor: number; currency: string; customerId: number | null; cartId: string | null; deadlineAt: Date | null; locale: string; email: string; paymentMethodId: number | null; registeredAt: Date | null; isDue: boolean | null; unitIds: string[] | null };
    computed: 'isDue' | 'unitIds';
  };
  order_move: {
    name: 'order_move';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null, $8: string | null, $9: number | null, $10: number | null, $11: boolean | null, $12: boolean | null, $13: string | null, $14: string | null, $15: string | null, $16: string | null, $17: string | null];
    row: { seq: number; deadlineAt: Date | null };
    computed: never;
  };
  order_net_paid: {
    name: 'order_net_paid';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { net: number | null };
    computed: 'net';
  };
  order_of_subject: {
    name: 'order_of_subject';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { id: number | null };
    computed: 'id';
  };
  order_payment_status: {
    name: 'order_payment_status';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { seq: number };
    computed: never;
  };
  order_registered_of_cart: {
    name: 'order_registered_of_cart';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; email: string };
    computed: never;
  };
  order_restore_deadline: {
    name: 'order_restore_deadline';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | null];
    row: { id: number; email: string; deadlineAt: Date | null };
    computed: never;
  };
  order_revised_date: {
    name: 'order_revised_date';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { knownOn: string | null; promisedOn: string | null; promiseId: number | null };
    computed: 'knownOn' | 'promisedOn' | 'promiseId';
  };
  order_rewrite: {
    name: 'order_rewrite';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: string | null];
    row: { id: number; code: string; deadlineAt: Date | null };
    computed: never;
  };
  order_shorten_deadline: {
    name: 'order_shorten_deadline';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Date | string | null];
    row: object;
    computed: never;
  };
  order_show: {
    name: 'order_show';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null, $5: string | null, $6: number | null, $7: string | null, $8: string | null];
    row: { id: number; code: string; cart_id: string | null; cart_is_open: boolean | null; country_iso: string | null; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned'; registered_at: Date | null; placed_at: Date; confirmed_at: Date | null; cancelled_at: Date | null; cancel_reason: string | null; delivered_at: Date | null; deadline_at: Date | null; deadline_on: string | null; seconds_left: number | null; awaits_email: boolean | null; email: string; given_name: string; family_name: string; phone: string | null; payment_ref: string | null; currency: string; prices_include_tax: boolean; subtotal_minor: number; discount_minor: number; shipping_minor: number; tax_minor: number; total_minor: number; tax_estimate: unknown; payments: unknown; delivery_method: 'shipment' | 'pickup'; shipment: unknown; delivery_address: unknown; billing_address: unknown; lines: unknown; events: unknown; method: unknown; attempt: unknown; documents: unknown; return_until: Date | null; is_return_time: boolean | null; returns: unknown; withdrawal_days: number | null; withdrawal_until: Date | null; withdrawal_until_on: string | null; is_withdrawal_time: boolean | null; withdrawals: unknown };
    computed: 'cart_is_open' | 'deadline_on' | 'seconds_left' | 'awaits_email' | 'tax_estimate' | 'payments' | 'shipment' | 'delivery_address' | 'billing_address' | 'lines' | 'events' | 'method' | 'attempt' | 'documents' | 'return_until' | 'is_return_time' | 'returns' | 'withdrawal_days' | 'withdrawal_until' | 'withdrawal_until_on' | 'is_withdrawal_time' | 'withdrawals';
  };
  orders_adopt: {
    name: 'orders_adopt';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' };
    computed: never;
  };
  orders_of_customer: {
    name: 'orders_of_customer';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { total: number | null; since: Date | null; id: number | null; code: string | null; cart_id: string | null; cart_is_open: boolean | null; country_iso: string | null; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' | null; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | null; fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned' | null; registered_at: Date | null; placed_at: Date | null; confirmed_at: Date | null; cancelled_at: Date | null; cancel_reason: string | null; delivered_at: Date | null; deadline_at: Date | null; deadline_on: string | null; seconds_left: number | null; awaits_email: boolean | null; email: string | null; given_name: string | null; family_name: string | null; phone: string | null; payment_ref: string | null; currency: string | null; prices_include_tax: boolean | null; subtotal_minor: number | null; discount_minor: number | null; shipping_minor: number | null; tax_minor: number | null; total_minor: number | null; tax_estimate: unknown; payments: unknown; delivery_method: 'shipment' | 'pickup' | null; shipment: unknown; delivery_address: unknown; billing_address: unknown; lines: unknown; events: unknown; method: unknown; attempt: unknown; documents: unknown; return_until: Date | null; is_return_time: boolean | null; returns: unknown; withdrawal_days: number | null; withdrawal_until: Date | null; withdrawal_until_on: string | null; is_withdrawal_time: boolean | null; withdrawals: unknown };
    computed: 'total' | 'since' | 'id' | 'code' | 'cart_is_open' | 'status' | 'payment_status' | 'fulfilment_status' | 'placed_at' | 'deadline_on' | 'seconds_left' | 'awaits_email' | 'email' | 'given_name' | 'family_name' | 'currency' | 'prices_include_tax' | 'subtotal_minor' | 'discount_minor' | 'shipping_minor' | 'tax_minor' | 'total_minor' | 'tax_estimate' | 'payments' | 'delivery_method' | 'shipment' | 'delivery_address' | 'billing_address' | 'lines' | 'events' | 'method' | 'attempt' | 'documents' | 'return_until' | 'is_return_time' | 'returns' | 'withdrawal_days' | 'withdrawal_until' | 'withdrawal_until_on' | 'is_withdrawal_time' | 'withdrawals';
  };
  own_password: {
    name: 'own_password';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { email: string; password_hash: string | null };
    computed: never;
  };
  page: {
    name: 'page';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null];
    row: { title: string; description: string; blocks: unknown; locale: string; published_at: string | null };
    computed: 'blocks' | 'published_at';
  };
  page_overrides: {
    name: 'page_overrides';
    parameters: readonly [$1: string | null, $2: string | null];
    row: { slug: string };
    computed: never;
  };
  page_revision: {
    name: 'page_revision';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { revision: number | null };
    computed: 'revision';
  };
  page_states: {
    name: 'page_states';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { slug: string; locale: string; title: string; id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at';
  };
  page_version: {
    name: 'page_version';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null];
    row: { slug: string; locale: string; title: string; id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null; created_by: string; age: number | null; text: unknown };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at' | 'age' | 'text';
  };
  page_version_list: {
    name: 'page_version_list';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { slug: string; locale: string; title: string; id: number; scope: string | null; state: string | null; publish_at: string | null; publish_until: string | null; by: string | null; created_at: string | null };
    computed: 'scope' | 'state' | 'publish_at' | 'publish_until' | 'by' | 'created_at';
  };
  page_with_drafts: {
    name: 'page_with_drafts';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null];
    row: { title: string; description: string; blocks: unknown; locale: string; published_at: string | null };
    computed: 'blocks' | 'published_at';
  };
  page_words: {
    name: 'page_words';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
    row: { slug: string; locale: string; created_by: string; created_at: Date; publish_at: Date | null; publish_until: Date | null; text: unknown };
    computed: 'text';
  };
  page_words_draft: {
    name: 'page_words_draft';
    parameters: readonly [$1: string | null, $2: string | null];
    row: { slug: string; locale: string; created_by: string; created_at: Date; publish_at: Date | null; publish_until: Date | null; text: unknown };
    computed: 'text';
  };
  pass_sold: {
    name: 'pass_sold';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
    row: object;
    computed: never;
  };
  passkey: {
    name: 'passkey';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; customer_id: number; public_key: Buffer; counter: number };
    computed: never;
  };
  passkey_ask: {
    name: 'passkey_ask';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
    row: object;
    computed: never;
  };
  passkey_delete: {
    name: 'passkey_delete';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  passkey_insert: {
    name: 'passkey_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null, $5: number | bigint | null, $6: readonly (string | null)[] | null, $7: boolean | null, $8: string | null];
    row: { id: number; credential_id: string; transports: string[]; name: string; backed_up: boolean; created_at: Date; last_used_at: Date | null };
    computed: never;
  };
  passkey_sweep: {
    name: 'passkey_sweep';
    parameters: readonly [];
    row: { site_id: number };
    computed: never;
  };
  passkey_take: {
    name: 'passkey_take';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
    row: { site_id: number };
    computed: never;
  };
  passkey_use: {
    name: 'passkey_use';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: boolean | null];
    row: { id: number };
    computed: never;
  };
  passkeys: {
    name: 'passkeys';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; credential_id: string; transports: string[]; name: string; backed_up: boolean; created_at: Date; last_used_at: Date | null };
    computed: never;
  };
  passkeys_delete_all: {
    name: 'passkeys_delete_all';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { name: string };
    computed: never;
  };
  payment_attempt: {
    name: 'payment_attempt';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null };
    computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging';
  };
  payment_attempt_insert: {
    name: 'payment_attempt_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null, $4: string | null, $5: string | null, $6: number | bigint | null, $7: string | null, $8: number | null, $9: string | null, $10: string | null];
    row: object;
    computed: never;
  };
  payment_attempt_lock: {
    name: 'payment_attempt_lock';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null };
    computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging';
  };
  payment_attempt_open: {
    name: 'payment_attempt_open';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null };
    computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging';
  };
  payment_attempt_paying: {
    name: 'payment_attempt_paying';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { site_id: number; site_slug: string; country_iso: string | null; id: string; order_id: number; order_code: string; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; cancel_reason: string | null; registered_at: Date | null; deadline_at: Date | null; seconds_left: number | null; cart_id: string | null; customer_id: number | null; locale: string; order_total_minor: number; order_currency: string; method_id: number; component: string; settings: unknown; provider: string; account_ref: string | null; amount_minor: number; currency: string; exponent: number; fx_quote: unknown; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost'; provider_ref: string | null; provider_payment_ref: string | null; post: unknown; hints: unknown; failure: string | null; created_at: Date; updated_at: Date; poll_count: number; postings: unknown; unknown_seconds: number | null; is_charging: boolean | null; paying: unknown; cart_key_hash: string | null };
    computed: 'seconds_left' | 'settings' | 'fx_quote' | 'post' | 'hints' | 'postings' | 'unknown_seconds' | 'is_charging' | 'paying' | 'cart_key_hash';
  };
  payment_attempt_update: {
    name: 'payment_attempt_update';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null, $8: string | null, $9: boolean | null, $10: string | null, $11: string | null, $12: boolean | null, $13: string | null, $14: boolean | null, $15: number | null, $16: number | null, $17: string | null];
    row: { id: number | null };
    computed: 'id';
  };
  payment_case_one: {
    name: 'payment_case_one';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { site: string; id: number; order_code: string | null; kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long'; status: 'open' | 'resolved'; detail: unknown; resolution: string | null; opened_at: string | null; resolved_at: string | null; name: string | null; amount_minor: number | null; currency: string | null; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | null; refund_id: string | null; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' | null; total_minor: number | null; payments: unknown; is_requested_today: boolean | null };
    computed: 'order_code' | 'detail' | 'opened_at' | 'resolved_at' | 'name' | 'amount_minor' | 'currency' | 'payment_status' | 'order_status' | 'total_minor' | 'payments' | 'is_requested_today';
  };
  payment_cases_count: {
    name: 'payment_cases_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  payment_cases_insert_orphan: {
    name: 'payment_cases_insert_orphan';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: { id: number };
    computed: never;
  };
  payment_cases_list: {
    name: 'payment_cases_list';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { site: string; id: number; order_code: string | null; kind: 'late_payment' | 'amount_mismatch' | 'double_charge' | 'orphan_charge' | 'missing_at_provider' | 'chargeback' | 'refund_by_hand' | 'underpaid' | 'overpaid' | 'unknown_too_long'; status: 'open' | 'resolved'; detail: unknown; resolution: string | null; opened_at: string | null; resolved_at: string | null; name: string | null; amount_minor: number | null; currency: string | null; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | null; refund_id: string | null; order_status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded' | null; total_minor: number | null; payments: unknown; is_requested_today: boolean | null };
    computed: 'order_code' | 'detail' | 'opened_at' | 'resolved_at' | 'name' | 'amount_minor' | 'currency' | 'payment_status' | 'order_status' | 'total_minor' | 'payments' | 'is_requested_today';
  };
  payment_cases_resolve: {
    name: 'payment_cases_resolve';
    parameters: readonly [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null, $4: string | null];
    row: object;
    computed: never;
  };
  payment_cases_resolve_refund: {
    name: 'payment_cases_resolve_refund';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  payment_methods: {
    name: 'payment_methods';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: { id: number; name: string | null; type: 'cash' | 'check-payment' | 'bank-transfer' | 'tdc' | 'others'; component: string; account_ref: string | null; instructions: string | null; min_minor: number | null; max_minor: number | null; cash_max_minor: number | null; currency: string; country_iso: string | null; bag_minor: number | null };
    computed: 'name' | 'instructions' | 'min_minor' | 'max_minor' | 'cash_max_minor' | 'bag_minor';
  };
  placing: {
    name: 'placing';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | null, $6: string | null];
    row: { site: unknown; now: Date | null; cart: unknown; customer: unknown; addresses: unknown; billing_addresses: unknown; stores: unknown; methods: unknown; proofs: unknown; lines: unknown; method: unknown; order: unknown; made_by_key: boolean | null };
    computed: 'site' | 'now' | 'cart' | 'customer' | 'addresses' | 'billing_addresses' | 'stores' | 'methods' | 'proofs' | 'lines' | 'method' | 'order' | 'made_by_key';
  };
  presence_end: {
    name: 'presence_end';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null];
    row: { one: number | null };
    computed: 'one';
  };
  presence_note: {
    name: 'presence_note';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null];
    row: { person: unknown };
    computed: 'person';
  };
  preview_site: {
    name: 'preview_site';
    parameters: readonly [$1: number | null];
    row: { slug: string; timezone: string };
    computed: never;
  };
  privacy_account: {
    name: 'privacy_account';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number };
    computed: never;
  };
  privacy_export: {
    name: 'privacy_export';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null];
    row: { data: unknown };
    computed: 'data';
  };
  privacy_forget_alerts: {
    name: 'privacy_forget_alerts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_answers: {
    name: 'privacy_forget_answers';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_approvals: {
    name: 'privacy_forget_approvals';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_audit: {
    name: 'privacy_forget_audit';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_carts: {
    name: 'privacy_forget_carts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_customer: {
    name: 'privacy_forget_customer';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null];
    row: object;
    computed: never;
  };
  privacy_forget_customer_tokens: {
    name: 'privacy_forget_customer_tokens';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_events: {
    name: 'privacy_forget_events';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_known_devices: {
    name: 'privacy_forget_known_devices';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_letters: {
    name: 'privacy_forget_letters';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_mails: {
    name: 'privacy_forget_mails';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_names_in_mails: {
    name: 'privacy_forget_names_in_mails';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_notes: {
    name: 'privacy_forget_notes';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_orders: {
    name: 'privacy_forget_orders';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null];
    row: object;
    computed: never;
  };
  privacy_forget_passkey_challenges: {
    name: 'privacy_forget_passkey_challenges';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_passkeys: {
    name: 'privacy_forget_passkeys';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_payments: {
    name: 'privacy_forget_payments';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_places: {
    name: 'privacy_forget_places';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_privacy_requests: {
    name: 'privacy_forget_privacy_requests';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_questions: {
    name: 'privacy_forget_questions';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_questions_in_mails: {
    name: 'privacy_forget_questions_in_mails';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_returns: {
    name: 'privacy_forget_returns';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_reviews: {
    name: 'privacy_forget_reviews';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_rides: {
    name: 'privacy_forget_rides';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_transfers: {
    name: 'privacy_forget_transfers';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_warranty: {
    name: 'privacy_forget_warranty';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_wish_list: {
    name: 'privacy_forget_wish_list';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_forget_withdrawals: {
    name: 'privacy_forget_withdrawals';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  privacy_guest_customer: {
    name: 'privacy_guest_customer';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  privacy_linked_mail: {
    name: 'privacy_linked_mail';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { email: string; locale: string };
    computed: never;
  };
  privacy_lock_carts: {
    name: 'privacy_lock_carts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  privacy_lock_customer: {
    name: 'privacy_lock_customer';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { email: string; givenName: string; locale: string };
    computed: never;
  };
  privacy_lock_orders: {
    name: 'privacy_lock_orders';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  privacy_request_close: {
    name: 'privacy_request_close';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null];
    row: object;
    computed: never;
  };
  privacy_request_insert: {
    name: 'privacy_request_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null];
    row: { code: string };
    computed: never;
  };
  privacy_request_link: {
    name: 'privacy_request_link';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { links: number };
    computed: never;
  };
  privacy_request_lock: {
    name: 'privacy_request_lock';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; code: string; kind: 'export' | 'erase' | 'correct'; email: string; locale: string; status: 'received' | 'proved' | 'done' | 'refused'; links: number };
    computed: never;
  };
  privacy_request_prove: {
    name: 'privacy_request_prove';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { code: string };
    computed: never;
  };
  privacy_request_read: {
    name: 'privacy_request_read';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { request: unknown };
    computed: 'request';
  };
  privacy_requests: {
    name: 'privacy_requests';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: Date | string | null, $4: number | bigint | null, $5: number | null];
    row: { request: unknown; at: string | null; id: number };
    computed: 'request' | 'at';
  };
  privacy_requests_count: {
    name: 'privacy_requests_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | null];
    row: { counted: number | null };
    computed: 'counted';
  };
  privacy_under_way: {
    name: 'privacy_under_way';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { yes: boolean | null };
    computed: 'yes';
  };
  product_list_prices: {
    name: 'product_list_prices';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { color: number | null; amount: number | null };
    computed: 'color' | 'amount';
  };
  product_offers: {
    name: 'product_offers';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null];
    row: { id: number; slug: string; name: string | null; kind: string | null; image: string | null; currency: string; country: string | null; shop: boolean; available: unknown; colors: unknown };
    computed: 'name' | 'kind' | 'available' | 'colors';
  };
  product_page: {
    name: 'product_page';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: readonly (number | null)[] | null, $6: readonly (number | null)[] | null];
    row: { id: number; revision: number; document: unknown; currency: string; country: string | null; shop: boolean; siblings: unknown; available: unknown };
    computed: 'document' | 'siblings' | 'available';
  };
  product_source: {
    name: 'product_source';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; revision: number; slug: string; sku: string; type_id: number; original_name: string; image: string | null; warranty_months: number; name: string | null; kind: string | null; headline: string | null; tagline: string | null; description: string | null; category: unknown; media: unknown; features: unknown; colors: unknown; attributes: unknown; geometries: unknown; manuals: unknown; questions: unknown; sites: string[] | null };
    computed: 'name' | 'kind' | 'headline' | 'tagline' | 'description' | 'category' | 'media' | 'features' | 'colors' | 'attributes' | 'geometries' | 'manuals' | 'questions' | 'sites';
  };
  proof_confirm: {
    name: 'proof_confirm';
    parameters: readonly [$1: number | null, $2: Buffer | null];
    row: { cartId: string };
    computed: never;
  };
  proof_mint: {
    name: 'proof_mint';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
    row: { id: number };
    computed: never;
  };
  proof_save: {
    name: 'proof_save';
    parameters: readonly [$1: number | null, $2: string | null, $3: Buffer | null, $4: boolean | null, $5: boolean | null];
    row: { id: number; captcha: boolean | null; confirmed: boolean | null };
    computed: 'captcha' | 'confirmed';
  };
  proof_shopper: {
    name: 'proof_shopper';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
    row: { status: 'open' | 'ordered' | 'abandoned' | null; customer_id: number | null; key_hash: string | null; contact_email: string | null; customer_email: string | null; customer_is_verified: boolean | null; order_email: string | null; captcha: boolean | null; confirmed: boolean | null };
    computed: 'status' | 'key_hash' | 'contact_email' | 'customer_email' | 'customer_is_verified' | 'order_email' | 'captcha' | 'confirmed';
  };
  proofs_sweep: {
    name: 'proofs_sweep';
    parameters: readonly [$1: number | null];
    row: { id: number };
    computed: never;
  };
  provider_event_finish: {
    name: 'provider_event_finish';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null];
    row: object;
    computed: never;
  };
  provider_event_match: {
    name: 'provider_event_match';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; provider: string; kind: string | null; provider_payment_ref: string | null; processed_at: Date | null; attempt_id: string | null };
    computed: 'attempt_id';
  };
  provider_event_store: {
    name: 'provider_event_store';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: Buffer | null, $10: boolean | null];
    row: { id: number };
    computed: never;
  };
  prune_instants: {
    name: 'prune_instants';
    parameters: readonly [];
    row: object;
    computed: never;
  };
  publish_article: {
    name: 'publish_article';
    parameters: readonly [$1: number | null, $2: Date | string | null, $3: Date | string | null];
    row: { id: number; revision: number; publish_at: Date | null; publish_until: Date | null };
    computed: never;
  };
  publish_draft: {
    name: 'publish_draft';
    parameters: readonly [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: string | null, $5: string | null];
    row: { id: number; revision: number; publish_at: Date | null; publish_until: Date | null };
    computed: never;
  };
  publish_menu_draft: {
    name: 'publish_menu_draft';
    parameters: readonly [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: string | null];
    row: { id: number; revision: number; publish_at: Date | null; publish_until: Date | null };
    computed: never;
  };
  put_article: {
    name: 'put_article';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: boolean | null, $5: string | null];
    row: { id: number; number: number; revision: number; saved_at: string | null };
    computed: 'saved_at';
  };
  put_article_children: {
    name: 'put_article_children';
    parameters: readonly [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null, $4: readonly (number | null)[] | null];
    row: object;
    computed: never;
  };
  put_draft: {
    name: 'put_draft';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null];
    row: { revision: number; saved_at: string | null };
    computed: 'saved_at';
  };
  put_menu_draft: {
    name: 'put_menu_draft';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: { revision: number; saved_at: string | null };
    computed: 'saved_at';
  };
  raise_version: {
    name: 'raise_version';
    parameters: readonly [];
    row: { version: number };
    computed: never;
  };
  read_invoice_source: {
    name: 'read_invoice_source';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { locale: string; country_iso: string | null; legal: unknown; phone: string | null; code: string; placed_on: string | null; given_name: string; family_name: string; email: string; address: unknown; currency: string; prices_include_tax: boolean; subtotal_minor: number; discount_minor: number; shipping_minor: number; tax_minor: number; tax_estimate: unknown; total_minor: number; paid_on: string | null; payment_name: string | null; lines: unknown };
    computed: 'legal' | 'phone' | 'placed_on' | 'address' | 'tax_estimate' | 'paid_on' | 'payment_name' | 'lines';
  };
  read_mail: {
    name: 'read_mail';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { kind: string; to: string; locale: string; status: 'queued' | 'sent' | 'given_up'; data: unknown; site: unknown; wait_seconds: number | null; facts: unknown };
    computed: 'data' | 'site' | 'wait_seconds' | 'facts';
  };
  read_version: {
    name: 'read_version';
    parameters: readonly [];
    row: { version: number };
    computed: never;
  };
  recent_orders: {
    name: 'recent_orders';
    parameters: readonly [];
    row: { site: string; placed: number | null; paid: number | null };
    computed: 'placed' | 'paid';
  };
  reconcile_booked: {
    name: 'reconcile_booked';
    parameters: readonly [$1: number | null, $2: string | null, $3: Date | string | null];
    row: { attempt_id: string; order_id: number; order_code: string; txn_id: string; amount_minor: number; currency: string; occurred_at: Date; refunded_minor: number | null };
    computed: 'refunded_minor';
  };
  reconcile_referenced: {
    name: 'reconcile_referenced';
    parameters: readonly [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null];
    row: { id: string; order_id: number; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost' };
    computed: never;
  };
  reconcile_sites: {
    name: 'reconcile_sites';
    parameters: readonly [];
    row: { id: number; slug: string };
    computed: never;
  };
  reconcile_stuck: {
    name: 'reconcile_stuck';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: string; order_id: number; status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost' };
    computed: never;
  };
  reconciliations_count: {
    name: 'reconciliations_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  reconciliations_list: {
    name: 'reconciliations_list';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { site: string; id: number; provider: string; account_ref: string; from_at: string | null; to_at: string | null; matched: number; differences: unknown; created_at: string | null };
    computed: 'from_at' | 'to_at' | 'differences' | 'created_at';
  };
  refund_account: {
    name: 'refund_account';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; holder: string; number: string; bic: string | null; currency: string };
    computed: never;
  };
  refund_allowance: {
    name: 'refund_allowance';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { currency: string; min_amount_minor: number | null; has_rule: boolean | null; before_minor: number | null; attempts: unknown };
    computed: 'has_rule' | 'before_minor' | 'attempts';
  };
  refund_facts: {
    name: 'refund_facts';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { order: string; buyer: string | null; locale: string; method: string | null; price_minor: number; paid_minor: number | null; refunded_minor: number | null };
    computed: 'buyer' | 'method' | 'paid_minor' | 'refunded_minor';
  };
  refund_file_insert: {
    name: 'refund_file_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Date | string | null, $5: number | bigint | null];
    row: { id: number; made_at: Date };
    computed: never;
  };
  refund_file_mark: {
    name: 'refund_file_mark';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: number | bigint | null];
    row: object;
    computed: never;
  };
  refund_find: {
    name: 'refund_find';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { site_id: number; id: string; attempt_id: string; order_id: number; amount_minor: number; currency: string; status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual'; reason: string; tries: number; provider_ref: string | null; requested_by: number | null; approval_id: number | null };
    computed: never;
  };
  refund_insert: {
    name: 'refund_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null, $5: string | null, $6: string | null, $7: number | bigint | null, $8: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  refund_payee_set: {
    name: 'refund_payee_set';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null];
    row: { refund_id: string };
    computed: never;
  };
  refund_succeeded: {
    name: 'refund_succeeded';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
    row: { id: string; reason: string };
    computed: never;
  };
  refund_update: {
    name: 'refund_update';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: string | null, $7: number | null];
    row: object;
    computed: never;
  };
  refundable_attempts: {
    name: 'refundable_attempts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { attempt_id: string; account_ref: string | null; provider: string; amount_minor: number; currency: string; order_total_minor: number | null; left_minor: number | null };
    computed: 'order_total_minor' | 'left_minor';
  };
  refunded_by_staff: {
    name: 'refunded_by_staff';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { amount_minor: number | null };
    computed: 'amount_minor';
  };
  refunds_count: {
    name: 'refunds_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  refunds_due: {
    name: 'refunds_due';
    parameters: readonly [$1: number | bigint | null];
    row: { site_id: number; id: string };
    computed: never;
  };
  refunds_list: {
    name: 'refunds_list';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: string | null, $5: number | bigint | null];
    row: { site: string; id: string; order_code: string; name: string | null; status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual'; amount_minor: number; currency: string; reason: string; created_at: string | null; case_id: number | null; payee: unknown; paid_from: string | null; file: unknown };
    computed: 'name' | 'created_at' | 'case_id' | 'payee' | 'paid_from' | 'file';
  };
  refunds_to_send: {
    name: 'refunds_to_send';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
    row: { id: string; amount_minor: number; currency: string; status: 'requested' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'manual'; order_code: string; iban: string | null; holder: string | null; file_id: number | null };
    computed: 'iban' | 'holder';
  };
  refunds_without_case: {
    name: 'refunds_without_case';
    parameters: readonly [$1: number | null];
    row: { site_id: number; id: string; attempt_id: string; order_id: number; amount_minor: number; currency: string; reason: string };
    computed: never;
  };
  release_claims: {
    name: 'release_claims';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { product: string };
    computed: never;
  };
  release_expired_holds: {
    name: 'release_expired_holds';
    parameters: readonly [];
    row: { id: number };
    computed: never;
  };
  release_hold: {
    name: 'release_hold';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  remember_versions: {
    name: 'remember_versions';
    parameters: readonly [$1: string | null, $2: number | null];
    row: object;
    computed: never;
  };
  return_insert: {
    name: 'return_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null];
    row: { code: string };
    computed: never;
  };
  return_lock: {
    name: 'return_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  return_move: {
    name: 'return_move';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null, $5: string | null, $6: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  return_outcome: {
    name: 'return_outcome';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null];
    row: object;
    computed: never;
  };
  return_own_order: {
    name: 'return_own_order';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  return_read: {
    name: 'return_read';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { siteId: number; id: number; orderId: number; code: string; status: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded' | 'withdrawn'; unitIds: string[] | null; uninspected: string[] | null; linesMinor: number | null; isWhole: boolean | null };
    computed: 'unitIds' | 'uninspected' | 'linesMinor' | 'isWhole';
  };
  return_returnable: {
    name: 'return_returnable';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { inTime: boolean | null; hasOpen: boolean | null; lines: unknown };
    computed: 'inTime' | 'hasOpen' | 'lines';
  };
  review_answer: {
    name: 'review_answer';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  review_decide: {
    name: 'review_decide';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  review_insert: {
    name: 'review_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null];
    row: { code: string };
    computed: never;
  };
  review_lock: {
    name: 'review_lock';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; status: 'waiting' | 'published' | 'refused'; slug: string };
    computed: never;
  };
  review_page: {
    name: 'review_page';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null];
    row: { isService: boolean | null; counts: number[] | null; total: number | null; reviews: unknown };
    computed: 'isService' | 'counts' | 'total' | 'reviews';
  };
  review_reviewable: {
    name: 'review_reviewable';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { isDelivered: boolean | null; author: string | null; items: unknown };
    computed: 'isDelivered' | 'author' | 'items';
  };
  review_summary: {
    name: 'review_summary';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { sku: string; isService: boolean | null; counts: number[] | null; quotes: unknown };
    computed: 'isService' | 'counts' | 'quotes';
  };
  reviews_count: {
    name: 'reviews_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  reviews_for_staff: {
    name: 'reviews_for_staff';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { review: unknown };
    computed: 'review';
  };
  reviews_newest: {
    name: 'reviews_newest';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; key: string | null; site: string; code: string; status: 'waiting' | 'published' | 'refused'; product: string; stars: number; title: string; author: string | null; locale: string; written_at: string | null };
    computed: 'key' | 'written_at';
  };
  reviews_oldest: {
    name: 'reviews_oldest';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; key: string | null; site: string; code: string; status: 'waiting' | 'published' | 'refused'; product: string; stars: number; title: string; author: string | null; locale: string; written_at: string | null };
    computed: 'key' | 'written_at';
  };
  rides_of_day: {
    name: 'rides_of_day';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | null, $3: Date | string | null, $4: Date | string | null, $5: string | null, $6: number | bigint | null];
    row: { id: string; site_id: number; site: string; key: string | null; code: string; status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show'; starts_at: string | null; ends_at: string | null; local_start: string | null; store_id: number; store: string; demonstrator: string; product: string; rider: string | null; email: string; phone: string | null; licence: string | null; locale: string; cancelled_by: 'rider' | 'store' | null; cancel_reason: string | null; is_past: boolean | null; total: number | null };
    computed: 'key' | 'starts_at' | 'ends_at' | 'local_start' | 'rider' | 'is_past' | 'total';
  };
  save_documents: {
    name: 'save_documents';
    parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  save_labels: {
    name: 'save_labels';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  save_manuals: {
    name: 'save_manuals';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  save_manuals_manual_files: {
    name: 'save_manuals_manual_files';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  save_manuals_manual_translations: {
    name: 'save_manuals_manual_translations';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  save_product_words: {
    name: 'save_product_words';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  save_products: {
    name: 'save_products';
    parameters: readonly [$1: string | null];
    row: { id: number };
    computed: never;
  };
  save_range: {
    name: 'save_range';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  save_stores: {
    name: 'save_stores';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  save_variants: {
    name: 'save_variants';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  save_variants_variant_values: {
    name: 'save_variants_variant_values';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  saved_replies_list: {
    name: 'saved_replies_list';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; locale: string; name: string; body: string };
    computed: never;
  };
  saved_reply_delete: {
    name: 'saved_reply_delete';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { name: string; locale: string };
    computed: never;
  };
  saved_reply_insert: {
    name: 'saved_reply_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: { id: number; locale: string; name: string; body: string };
    computed: never;
  };
  saved_reply_lock: {
    name: 'saved_reply_lock';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { id: number };
    computed: never;
  };
  saved_reply_update: {
    name: 'saved_reply_update';
    parameters: readonly [$1: number | null, $2: number | null, $3: string | null, $4: string | null, $5: string | null];
    row: { id: number; locale: string; name: string; body: string };
    computed: never;
  };
  search_all_units: {
    name: 'search_all_units';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null];
    row: { version: number | null; currency: string; country_iso: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; shown: number[] | null; which: Buffer | null; what: Buffer | null; store_ids: number[] | null; store_cities: string | null };
    computed: 'version' | 'sells_drafts' | 'sells_factory_units' | 'shown' | 'which' | 'what' | 'store_ids' | 'store_cities';
  };
  search_shown: {
    name: 'search_shown';
    parameters: readonly [$1: number | null, $2: readonly (number | null)[] | null];
    row: { version: number | null; shown: number[] | null };
    computed: 'version' | 'shown';
  };
  search_store_places: {
    name: 'search_store_places';
    parameters: readonly [$1: number | null];
    row: { id: number; ref: string | null; name: string; city: string; lat: number | null; lng: number | null };
    computed: 'lat' | 'lng';
  };
  search_units: {
    name: 'search_units';
    parameters: readonly [$1: number | null, $2: number | null, $3: readonly (number | null)[] | null, $4: number | null];
    row: { version: number | null; currency: string; country_iso: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; shown: number[] | null; which: Buffer | null; what: Buffer | null; store_ids: number[] | null; store_cities: string | null };
    computed: 'version' | 'sells_drafts' | 'sells_factory_units' | 'shown' | 'which' | 'what' | 'store_ids' | 'store_cities';
  };
  send_notification: {
    name: 'send_notification';
    parameters: readonly [$1: string | null];
    row: { pg_notify: string | null };
    computed: 'pg_notify';
  };
  session: {
    name: 'session';
    parameters: readonly [$1: number | null, $2: Buffer | null];
    row: { token_id: number | null; customer_id: number; is_due: boolean | null; unseen: boolean | null };
    computed: 'token_id' | 'is_due' | 'unseen';
  };
  session_confirm: {
    name: 'session_confirm';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  session_confirmed: {
    name: 'session_confirmed';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  session_end: {
    name: 'session_end';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  session_open: {
    name: 'session_open';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: string | null, $5: string | null];
    row: { expires_at: Date };
    computed: never;
  };
  session_rotate: {
    name: 'session_rotate';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: Buffer | null];
    row: { expires_at: Date };
    computed: never;
  };
  session_seen: {
    name: 'session_seen';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
    row: object;
    computed: never;
  };
  sessions: {
    name: 'sessions';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; user_agent: string | null; created_at: Date; last_seen_at: Date | null; expires_at: Date };
    computed: never;
  };
  set_unit_stop: {
    name: 'set_unit_stop';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null];
    row: { product: string };
    computed: never;
  };
  shipment_event_insert: {
    name: 'shipment_event_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: Date | string | null];
    row: { id: number };
    computed: never;
  };
  shipment_events_list: {
    name: 'shipment_events_list';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { carrier: string; tracking: string; status: 'collected' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' };
    computed: never;
  };
  similar_products: {
    name: 'similar_products';
    parameters: readonly [$1: number | null, $2: number | null, $3: string | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null];
    row: { slug: string | null; name: string | null; kind: string | null; image: string | null; price: number | null; units: number | null; ready: unknown };
    computed: 'slug' | 'name' | 'kind' | 'image' | 'price' | 'units' | 'ready';
  };
  site_backlog: {
    name: 'site_backlog';
    parameters: readonly [];
    row: { site: string; overdueUnits: number | null; revisedPromises: number | null; openCases: number | null; waitingWebhooks: number | null };
    computed: 'overdueUnits' | 'revisedPromises' | 'openCases' | 'waitingWebhooks';
  };
  site_country: {
    name: 'site_country';
    parameters: readonly [$1: number | null];
    row: { country_iso: string | null };
    computed: never;
  };
  site_delivery: {
    name: 'site_delivery';
    parameters: readonly [$1: number | null];
    row: { timezone: string; delivery: unknown; holidays: unknown; stores: unknown };
    computed: 'delivery' | 'holidays' | 'stores';
  };
  site_maintenance: {
    name: 'site_maintenance';
    parameters: readonly [$1: string | null, $2: boolean | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  site_state: {
    name: 'site_state';
    parameters: readonly [$1: string | null, $2: number | null];
    row: { maintenance: boolean; revision: string | null; moment: string | null; frame_at: string | null; upcoming: unknown };
    computed: 'revision' | 'moment' | 'frame_at' | 'upcoming';
  };
  sites_without_tax: {
    name: 'sites_without_tax';
    parameters: readonly [];
    row: { site: string };
    computed: never;
  };
  staff_activate: {
    name: 'staff_activate';
    parameters: readonly [$1: number | null];
    row: { id: number };
    computed: never;
  };
  staff_add_challenge: {
    name: 'staff_add_challenge';
    parameters: readonly [$1: Buffer | null, $2: string | null, $3: number | null];
    row: object;
    computed: never;
  };
  staff_add_key: {
    name: 'staff_add_key';
    parameters: readonly [$1: string | null, $2: number | null, $3: Buffer | null];
    row: { staff_id: number };
    computed: never;
  };
  staff_add_passkey: {
    name: 'staff_add_passkey';
    parameters: readonly [$1: number | null, $2: string | null, $3: Buffer | null, $4: number | bigint | null, $5: readonly (string | null)[] | null, $6: string | null];
    row: { id: number };
    computed: never;
  };
  staff_add_person: {
    name: 'staff_add_person';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | null];
    row: { id: number };
    computed: never;
  };
  staff_add_role: {
    name: 'staff_add_role';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
    row: { name: string };
    computed: never;
  };
  staff_audit: {
    name: 'staff_audit';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: number | bigint | null, $11: number | bigint | null];
    row: object;
    computed: never;
  };
  staff_audit_private: {
    name: 'staff_audit_private';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: number | bigint | null, $11: number | bigint | null, $12: Buffer | null, $13: string | null, $14: string | null];
    row: object;
    computed: never;
  };
  staff_change_role: {
    name: 'staff_change_role';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
    row: { revision: number };
    computed: never;
  };
  staff_confirm_grant: {
    name: 'staff_confirm_grant';
    parameters: readonly [$1: number | bigint | null, $2: number | null];
    row: object;
    computed: never;
  };
  staff_customer: {
    name: 'staff_customer';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { customer: unknown };
    computed: 'customer';
  };
  staff_customer_count: {
    name: 'staff_customer_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: number | null];
    row: { counted: number | null };
    computed: 'counted';
  };
  staff_customer_recent_read: {
    name: 'staff_customer_recent_read';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { recent: boolean | null };
    computed: 'recent';
  };
  staff_customer_search: {
    name: 'staff_customer_search';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: number | bigint | null, $8: number | null, $9: number | null];
    row: { customer: unknown; counted: number | null };
    computed: 'customer' | 'counted';
  };
  staff_customers: {
    name: 'staff_customers';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | null];
    row: { id: number; site: string | null; name: string | null; email: string; phone: string | null; locale: string; is_verified: boolean | null; order_count: number | null; created_at: string | null };
    computed: 'site' | 'name' | 'is_verified' | 'order_count' | 'created_at';
  };
  staff_delivery_address: {
    name: 'staff_delivery_address';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { revision: string | null; delivery_method: 'shipment' | 'pickup'; address: unknown; country_code: string | null; is_taxed_by_state: boolean | null };
    computed: 'revision' | 'address' | 'country_code' | 'is_taxed_by_state';
  };
  staff_email: {
    name: 'staff_email';
    parameters: readonly [$1: number | null];
    row: { email: string | null };
    computed: never;
  };
  staff_end_grant: {
    name: 'staff_end_grant';
    parameters: readonly [$1: number | bigint | null, $2: number | null, $3: number | null];
    row: { id: number };
    computed: never;
  };
  staff_end_lost_groups: {
    name: 'staff_end_lost_groups';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
    row: { id: number; role: string; scope_kind: string; scope_ref: string | null; group_name: string };
    computed: never;
  };
  staff_end_one: {
    name: 'staff_end_one';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  staff_end_others: {
    name: 'staff_end_others';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  staff_end_provider: {
    name: 'staff_end_provider';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  staff_give_by_groups: {
    name: 'staff_give_by_groups';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
    row: { id: number; role: string; scope_kind: string; scope_ref: string | null; group_name: string };
    computed: never;
  };
  staff_give_grant: {
    name: 'staff_give_grant';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: Date | string | null, $7: number | null, $8: string | null, $9: boolean | null];
    row: { id: number };
    computed: never;
  };
  staff_grants: {
    name: 'staff_grants';
    parameters: readonly [$1: number | null];
    row: { grants: unknown };
    computed: 'grants';
  };
  staff_guest_search: {
    name: 'staff_guest_search';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: number | null];
    row: { guest: unknown };
    computed: 'guest';
  };
  staff_held_grants: {
    name: 'staff_held_grants';
    parameters: readonly [$1: number | null];
    row: { role: string; permissions: string[] | null; site_ids: number[] | null; until_at: Date | null; created_at: Date };
    computed: 'permissions' | 'site_ids';
  };
  staff_holding_role: {
    name: 'staff_holding_role';
    parameters: readonly [$1: string | null];
    row: { id: number };
    computed: never;
  };
  staff_home_site: {
    name: 'staff_home_site';
    parameters: readonly [];
    row: { id: number };
    computed: never;
  };
  staff_invitation: {
    name: 'staff_invitation';
    parameters: readonly [$1: Buffer | null];
    row: { id: number; staff_id: number; name: string; email: string | null; locale: string };
    computed: never;
  };
  staff_invite: {
    name: 'staff_invite';
    parameters: readonly [$1: number | null, $2: Buffer | null];
    row: { id: number };
    computed: never;
  };
  staff_keys: {
    name: 'staff_keys';
    parameters: readonly [$1: number | null];
    row: { id: number; name: string; created_at: Date; last_used_at: Date | null; revoked_at: Date | null; created_by: string | null; grants: unknown };
    computed: 'created_by' | 'grants';
  };
  staff_known_device: {
    name: 'staff_known_device';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { is_known: boolean | null; is_first: boolean | null };
    computed: 'is_known' | 'is_first';
  };
  staff_list_read: {
    name: 'staff_list_read';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: object;
    computed: never;
  };
  staff_lock_grant: {
    name: 'staff_lock_grant';
    parameters: readonly [$1: number | bigint | null];
    row: { staff_id: number; role: string; scope_kind: string; scope_ref: string | null; ended_at: Date | null; confirmed_at: Date | null };
    computed: never;
  };
  staff_lock_person: {
    name: 'staff_lock_person';
    parameters: readonly [$1: number | null];
    row: { id: number; status: 'invited' | 'active' | 'suspended'; name: string; email: string | null; locale: string };
    computed: never;
  };
  staff_lock_role: {
    name: 'staff_lock_role';
    parameters: readonly [$1: string | null];
    row: { name: string };
    computed: never;
  };
  staff_mail_of_order: {
    name: 'staff_mail_of_order';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { kind: string; data: unknown };
    computed: 'data';
  };
  staff_me: {
    name: 'staff_me';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (number | null)[] | null];
    row: { name: string; email: string | null; locale: string; timezone: string; expires_at: Date | null; strong_until: Date | null; has_passkey: boolean | null; sites: unknown };
    computed: 'expires_at' | 'strong_until' | 'has_passkey' | 'sites';
  };
  staff_note_order: {
    name: 'staff_note_order';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
    row: object;
    computed: never;
  };
  staff_open_session: {
    name: 'staff_open_session';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: Date | string | null, $4: string | null, $5: string | null, $6: string | null];
    row: { id: number; expires_at: Date };
    computed: never;
  };
  staff_order_counts: {
    name: 'staff_order_counts';
    parameters: readonly [$1: readonly (number | null)[] | null];
    row: { prepare: number | null; payment: number | null; handover: number | null; case: number | null };
    computed: 'prepare' | 'payment' | 'handover' | 'case';
  };
  staff_order_id: {
    name: 'staff_order_id';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number };
    computed: never;
  };
  staff_order_of_return: {
    name: 'staff_order_of_return';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { code: string };
    computed: never;
  };
  staff_passed_on: {
    name: 'staff_passed_on';
    parameters: readonly [$1: number | null];
    row: { id: number | null; staff_id: number | null; role: string | null; scope_kind: string | null; scope_ref: string | null; until_at: Date | null; created_at: Date | null; permissions: string[] | null; site_ids: number[] | null };
    computed: 'id' | 'staff_id' | 'role' | 'scope_kind' | 'scope_ref' | 'until_at' | 'created_at' | 'permissions' | 'site_ids';
  };
  staff_passkey: {
    name: 'staff_passkey';
    parameters: readonly [$1: string | null];
    row: { id: number; staff_id: number; public_key: Buffer; counter: number; name: string; email: string | null; locale: string };
    computed: never;
  };
  staff_passkeys: {
    name: 'staff_passkeys';
    parameters: readonly [$1: number | null];
    row: { credential_id: string; transports: string[] };
    computed: never;
  };
  staff_people: {
    name: 'staff_people';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: string | null, $4: string | null, $5: string | null, $6: number | null, $7: number | null];
    row: { id: number; name: string; email: string | null; status: 'invited' | 'active' | 'suspended'; signs_in_by: string | null; seen_at: Date | null; until_at: Date | null; grants: unknown };
    computed: 'email' | 'signs_in_by' | 'seen_at' | 'until_at' | 'grants';
  };
  staff_people_count: {
    name: 'staff_people_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: string | null, $4: string | null];
    row: { count: number | null };
    computed: 'count';
  };
  staff_person: {
    name: 'staff_person';
    parameters: readonly [$1: number | null];
    row: { id: number; name: string; email: string | null; status: 'invited' | 'active' | 'suspended'; locale: string; timezone: string; created_at: Date; signs_in_by: string | null; seen_at: Date | null; until_at: Date | null; grants: unknown };
    computed: 'email' | 'signs_in_by' | 'seen_at' | 'until_at' | 'grants';
  };
  staff_person_of_token: {
    name: 'staff_person_of_token';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: boolean | null, $5: string | null, $6: string | null, $7: string | null];
    row: { id: number | null; status: string | null };
    computed: 'id' | 'status';
  };
  staff_return_due: {
    name: 'staff_return_due';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { is_whole: boolean | null; minor: number | null };
    computed: 'is_whole' | 'minor';
  };
  staff_return_status: {
    name: 'staff_return_status';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { status: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded' | 'withdrawn' };
    computed: never;
  };
  staff_revoke_key: {
    name: 'staff_revoke_key';
    parameters: readonly [$1: number | null];
    row: { id: number };
    computed: never;
  };
  staff_revoke_keys_of: {
    name: 'staff_revoke_keys_of';
    parameters: readonly [$1: number | null];
    row: { id: number; name: string };
    computed: never;
  };
  staff_role_holders: {
    name: 'staff_role_holders';
    parameters: readonly [];
    row: { role: string; holders: number | null };
    computed: 'holders';
  };
  staff_role_in_use: {
    name: 'staff_role_in_use';
    parameters: readonly [$1: string | null];
    row: { is_used: boolean | null };
    computed: 'is_used';
  };
  staff_role_scope: {
    name: 'staff_role_scope';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null];
    row: { is_custom: boolean | null; permissions: string[] | null; site_ids: number[] | null };
    computed: 'is_custom' | 'permissions' | 'site_ids';
  };
  staff_roles: {
    name: 'staff_roles';
    parameters: readonly [];
    row: { name: string; label: string; revision: number; permissions: string[] | null };
    computed: 'permissions';
  };
  staff_session: {
    name: 'staff_session';
    parameters: readonly [$1: Buffer | null];
    row: { id: number; staff_id: number; is_strong: boolean | null; grants: unknown };
    computed: 'is_strong' | 'grants';
  };
  staff_session_look: {
    name: 'staff_session_look';
    parameters: readonly [$1: Buffer | null];
    row: { id: number; staff_id: number; is_strong: boolean | null; grants: unknown };
    computed: 'is_strong' | 'grants';
  };
  staff_sessions: {
    name: 'staff_sessions';
    parameters: readonly [$1: number | null];
    row: { id: number; user_agent: string | null; network: string; created_at: Date; seen_at: Date; expires_at: Date };
    computed: never;
  };
  staff_set_delivery_address: {
    name: 'staff_set_delivery_address';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: object;
    computed: never;
  };
  staff_set_role_permissions: {
    name: 'staff_set_role_permissions';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
    row: object;
    computed: never;
  };
  staff_set_status: {
    name: 'staff_set_status';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number };
    computed: never;
  };
  staff_shorten: {
    name: 'staff_shorten';
    parameters: readonly [$1: number | bigint | null, $2: Date | string | null];
    row: { id: number };
    computed: never;
  };
  staff_show_order: {
    name: 'staff_show_order';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { shown: unknown };
    computed: 'shown';
  };
  staff_show_return: {
    name: 'staff_show_return';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { shown: unknown };
    computed: 'shown';
  };
  staff_site_ids: {
    name: 'staff_site_ids';
    parameters: readonly [$1: readonly (string | null)[] | null];
    row: { id: number };
    computed: never;
  };
  staff_site_slugs: {
    name: 'staff_site_slugs';
    parameters: readonly [];
    row: { id: number; slug: string };
    computed: never;
  };
  staff_slugs: {
    name: 'staff_slugs';
    parameters: readonly [$1: readonly (number | null)[] | null];
    row: { id: number; slug: string };
    computed: never;
  };
  staff_standing: {
    name: 'staff_standing';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; code: string; status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded'; payment_status: 'unpaid' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded'; fulfilment_status: 'unfulfilled' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'returned'; offline_attempt: string | null; method_component: string | null };
    computed: 'offline_attempt' | 'method_component';
  };
  staff_strengthen: {
    name: 'staff_strengthen';
    parameters: readonly [$1: number | bigint | null];
    row: { strong_until: Date | null };
    computed: 'strong_until';
  };
  staff_subject: {
    name: 'staff_subject';
    parameters: readonly [$1: number | null];
    row: { oidc_issuer: string | null; oidc_subject: string | null };
    computed: never;
  };
  staff_take_challenge: {
    name: 'staff_take_challenge';
    parameters: readonly [$1: Buffer | null, $2: string | null, $3: number | null];
    row: { is_open: boolean | null };
    computed: 'is_open';
  };
  staff_token: {
    name: 'staff_token';
    parameters: readonly [$1: Buffer | null];
    row: { id: number; staff_id: number; grants: unknown };
    computed: 'grants';
  };
  staff_use_invitation: {
    name: 'staff_use_invitation';
    parameters: readonly [$1: number | null];
    row: { id: number };
    computed: never;
  };
  staff_use_nonce: {
    name: 'staff_use_nonce';
    parameters: readonly [$1: Buffer | null];
    row: { is_new: boolean | null };
    computed: 'is_new';
  };
  staff_use_passkey: {
    name: 'staff_use_passkey';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  staff_who_can: {
    name: 'staff_who_can';
    parameters: readonly [$1: number | null];
    row: { id: number; kind: 'person' | 'api_key'; name: string; role: string; scope_kind: string; scope_ref: string | null; until_at: Date | null; permissions: unknown };
    computed: 'permissions';
  };
  state_overdue: {
    name: 'state_overdue';
    parameters: readonly [];
    row: { set_config: string | null };
    computed: 'set_config';
  };
  state_reasons: {
    name: 'state_reasons';
    parameters: readonly [$1: string | null];
    row: { etd: string | null; move: string | null };
    computed: 'etd' | 'move';
  };
  stop_units: {
    name: 'stop_units';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  store_product_document: {
    name: 'store_product_document';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null];
    row: object;
    computed: never;
  };
  stores_around: {
    name: 'stores_around';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: readonly (string | null)[] | null, $6: number | null, $7: number | null];
    row: { total: number | null; holidays: string | null; stores: string | null };
    computed: 'total' | 'holidays' | 'stores';
  };
  stores_by_postcode: {
    name: 'stores_by_postcode';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
    row: { id: number; postal_code: string | null; city: string; state: string | null; country_iso: string; lat: number | null; lng: number | null };
    computed: 'lat' | 'lng';
  };
  subscriber_ask: {
    name: 'subscriber_ask';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { id: number; email: string; locale: string; status: 'pending' | 'confirmed' | 'unsubscribed' };
    computed: never;
  };
  subscriber_confirm: {
    name: 'subscriber_confirm';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  subscriber_consent: {
    name: 'subscriber_consent';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: string | null, $5: string | null, $6: string | null, $7: Buffer | null];
    row: object;
    computed: never;
  };
  subscriber_leave: {
    name: 'subscriber_leave';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; email: string; locale: string; status: 'pending' | 'confirmed' | 'unsubscribed' };
    computed: never;
  };
  subscriber_link_add: {
    name: 'subscriber_link_add';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: number | null];
    row: { id: number };
    computed: never;
  };
  subscriber_link_lock: {
    name: 'subscriber_link_lock';
    parameters: readonly [$1: number | null, $2: Buffer | null];
    row: { link_id: number; is_used: boolean | null; is_over: boolean | null; id: number; email: string; locale: string; status: 'pending' | 'confirmed' | 'unsubscribed' };
    computed: 'is_used' | 'is_over';
  };
  take_back_claims: {
    name: 'take_back_claims';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null];
    row: { unitId: string };
    computed: never;
  };
  take_back_units: {
    name: 'take_back_units';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null];
    row: object;
    computed: never;
  };
  take_units: {
    name: 'take_units';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null, $7: number | null, $8: readonly (string | null)[] | null, $9: readonly Buffer[] | null, $10: readonly (number | null)[] | null, $11: readonly (number | null)[] | null, $12: number | null];
    row: { unitId: string | null; kind: string | null; claimedAt: Date | null; expiresAt: Date | null; product: string | null; refused: string | null; cap: number | null; waitUntil: Date | null };
    computed: 'unitId' | 'kind' | 'claimedAt' | 'expiresAt' | 'product' | 'refused' | 'cap' | 'waitUntil';
  };
  tenant: {
    name: 'tenant';
    parameters: readonly [$1: string | null];
    row: { id: number; slug: string; maintenance: boolean; editions: unknown };
    computed: 'editions';
  };
  test_ride_cancel: {
    name: 'test_ride_cancel';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: { sequence: number };
    computed: never;
  };
  test_ride_change: {
    name: 'test_ride_change';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null, $5: Date | string | null];
    row: { sequence: number };
    computed: never;
  };
  test_ride_count_open: {
    name: 'test_ride_count_open';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null];
    row: { byContact: number | null; byNetwork: number | null };
    computed: 'byContact' | 'byNetwork';
  };
  test_ride_finish: {
    name: 'test_ride_finish';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { id: string };
    computed: never;
  };
  test_ride_hold_machines: {
    name: 'test_ride_hold_machines';
    parameters: readonly [$1: number | null, $2: number | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  test_ride_insert: {
    name: 'test_ride_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null, $5: Date | string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: Buffer | null];
    row: { code: string };
    computed: never;
  };
  test_ride_lock: {
    name: 'test_ride_lock';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { siteId: number; id: string; code: string; status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show'; demonstratorId: number; startsAt: Date; endsAt: Date; isPast: boolean | null; givenName: string; email: string; locale: string; licence: string | null; linkVersion: number; sequence: number; cancelledBy: 'rider' | 'store' | null; cancelReason: string | null; timezone: string | null; officeHours: unknown; product: unknown; store: unknown };
    computed: 'isPast' | 'timezone' | 'officeHours' | 'product' | 'store';
  };
  test_ride_machines: {
    name: 'test_ride_machines';
    parameters: readonly [$1: number | null, $2: number | null, $3: string | null, $4: string | null];
    row: { id: number; taken: unknown };
    computed: 'taken';
  };
  test_ride_opening: {
    name: 'test_ride_opening';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { code: string; linkVersion: number; endsAt: Date };
    computed: never;
  };
  test_ride_products: {
    name: 'test_ride_products';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
    row: { slug: string; name: string | null; kind: string | null; image: string | null; licence: string | null };
    computed: 'name' | 'kind' | 'licence';
  };
  test_ride_site: {
    name: 'test_ride_site';
    parameters: readonly [$1: number | null];
    row: { slug: string; country: string | null; timezone: string; holidays: unknown; terms: unknown };
    computed: 'holidays' | 'terms';
  };
  test_ride_stores: {
    name: 'test_ride_stores';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: number | null];
    row: { id: number; name: string; address: string; city: string; state: string | null; postal_code: string | null; phone: string | null; timezone: string | null; office_hours: unknown; metres: number | null };
    computed: 'office_hours' | 'metres';
  };
  test_ride_unit: {
    name: 'test_ride_unit';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { product: string; storeId: number | null };
    computed: never;
  };
  test_rides_to_remind: {
    name: 'test_rides_to_remind';
    parameters: readonly [];
    row: { siteId: number; code: string };
    computed: never;
  };
  text_catalogue: {
    name: 'text_catalogue';
    parameters: readonly [$1: string | null];
    row: { digest: string };
    computed: never;
  };
  text_catalogue_note: {
    name: 'text_catalogue_note';
    parameters: readonly [$1: string | null, $2: string | null];
    row: object;
    computed: never;
  };
  text_content_published: {
    name: 'text_content_published';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null];
    row: { id: number; path: string; words: string | null };
    computed: never;
  };
  text_counts: {
    name: 'text_counts';
    parameters: readonly [];
    row: { locale: string; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; count: number | null };
    computed: 'count';
  };
  text_locale: {
    name: 'text_locale';
    parameters: readonly [$1: string | null];
    row: { locale: string; needs_review: boolean; uses_machine: boolean; typography: string[]; revision: number };
    computed: never;
  };
  text_locale_put: {
    name: 'text_locale_put';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
    row: object;
    computed: never;
  };
  text_locale_set: {
    name: 'text_locale_set';
    parameters: readonly [$1: string | null, $2: boolean | null, $3: boolean | null];
    row: object;
    computed: never;
  };
  text_locale_visible: {
    name: 'text_locale_visible';
    parameters: readonly [$1: string | null, $2: readonly (number | null)[] | null];
    row: { is_visible: boolean | null };
    computed: 'is_visible';
  };
  text_locales: {
    name: 'text_locales';
    parameters: readonly [];
    row: { locale: string; needs_review: boolean; uses_machine: boolean; typography: string[]; revision: number };
    computed: never;
  };
  text_locales_of_sites: {
    name: 'text_locales_of_sites';
    parameters: readonly [];
    row: { locale: string; edition: string | null; site_id: number; slug: string };
    computed: never;
  };
  text_lock: {
    name: 'text_lock';
    parameters: readonly [$1: number | bigint | null, $2: string | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; words: string | null; made_from: string | null; translated_by: number | null; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; revision: number; is_live: boolean | null };
    computed: 'is_live';
  };
  text_mark_put: {
    name: 'text_mark_put';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: number | bigint | null, $8: number | bigint | null, $9: string | null, $10: string | null, $11: boolean | null];
    row: { revision: number };
    computed: never;
  };
  text_marks_put: {
    name: 'text_marks_put';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: Date | string | null];
    row: object;
    computed: never;
  };
  text_memory_put: {
    name: 'text_memory_put';
    parameters: readonly [$1: string | null];
    row: object;
    computed: never;
  };
  text_overrides: {
    name: 'text_overrides';
    parameters: readonly [$1: string | null];
    row: { path: string; locale: string; words: string; released: string[] | null };
    computed: 'released';
  };
  text_overrides_put: {
    name: 'text_overrides_put';
    parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null];
    row: object;
    computed: never;
  };
  text_page_of_kind: {
    name: 'text_page_of_kind';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null, $6: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own' | 'total';
  };
  text_page_of_locale: {
    name: 'text_page_of_locale';
    parameters: readonly [$1: string | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own' | 'total';
  };
  text_page_of_states: {
    name: 'text_page_of_states';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null, $6: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own' | 'total';
  };
  text_page_of_subject: {
    name: 'text_page_of_subject';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | bigint | null, $7: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own' | 'total';
  };
  text_paths: {
    name: 'text_paths';
    parameters: readonly [$1: string | null, $2: string | null];
    row: { path: string };
    computed: never;
  };
  text_queue: {
    name: 'text_queue';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own';
  };
  text_queue_count_of_kind: {
    name: 'text_queue_count_of_kind';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  text_queue_of_kind: {
    name: 'text_queue_of_kind';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | bigint | null, $7: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own';
  };
  text_search: {
    name: 'text_search';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | bigint | null, $7: number | bigint | null, $8: string | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; total: number | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own' | 'total';
  };
  text_search_size: {
    name: 'text_search_size';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  text_search_walk: {
    name: 'text_search_walk';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own';
  };
  text_show: {
    name: 'text_show';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string; path: string; source: string; digest: string; made_from: string | null; words: string | null; state: 'missing' | 'suggested' | 'translated' | 'reviewed' | 'published' | 'stale'; origin: 'release' | 'desk' | 'memory' | 'machine' | 'file'; note: string | null; wants_review: boolean; due_on: string | null; revision: number; title: string | null; is_own: boolean | null; overruled: string | null; translated_by: string | null; reviewed_by: string | null };
    computed: 'made_from' | 'due_on' | 'title' | 'is_own' | 'translated_by' | 'reviewed_by';
  };
  text_similar: {
    name: 'text_similar';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null];
    row: { source: string | null; words: string | null; match: number | null };
    computed: 'source' | 'words' | 'match';
  };
  text_sources_put: {
    name: 'text_sources_put';
    parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null];
    row: object;
    computed: never;
  };
  text_subjects: {
    name: 'text_subjects';
    parameters: readonly [$1: string | null];
    row: { subject: string };
    computed: never;
  };
  text_suggestion_put: {
    name: 'text_suggestion_put';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: string | null];
    row: { text_id: number };
    computed: never;
  };
  texts_behind: {
    name: 'texts_behind';
    parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null, $3: Date | string | null];
    row: object;
    computed: never;
  };
  texts_known: {
    name: 'texts_known';
    parameters: readonly [$1: string | null, $2: string | null];
    row: { id: number; path: string; source: string; released_source: string; is_retired: boolean | null; marks: unknown; overridden: string[] | null };
    computed: 'is_retired' | 'marks' | 'overridden';
  };
  texts_lock: {
    name: 'texts_lock';
    parameters: readonly [$1: string | null, $2: string | null];
    row: { id: number };
    computed: never;
  };
  texts_missing: {
    name: 'texts_missing';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; source: string; revision: number };
    computed: never;
  };
  texts_publishable: {
    name: 'texts_publishable';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null, $3: readonly (number | bigint | null)[] | null];
    row: { id: number; kind: 'interface' | 'mail' | 'page' | 'news' | 'product'; subject: string };
    computed: never;
  };
  texts_published: {
    name: 'texts_published';
    parameters: readonly [$1: string | null, $2: readonly (number | bigint | null)[] | null];
    row: object;
    computed: never;
  };
  texts_put: {
    name: 'texts_put';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  texts_retire: {
    name: 'texts_retire';
    parameters: readonly [$1: readonly (number | bigint | null)[] | null];
    row: object;
    computed: never;
  };
  texts_waiting: {
    name: 'texts_waiting';
    parameters: readonly [$1: string | null, $2: readonly (string | null)[] | null];
    row: { count: number | null };
    computed: 'count';
  };
  ticket_change: {
    name: 'ticket_change';
    parameters: readonly [$1: number | null, $2: string | null, $3: boolean | null, $4: boolean | null, $5: number | bigint | null];
    row: { in_time: boolean | null };
    computed: 'in_time';
  };
  ticket_count: {
    name: 'ticket_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  ticket_insert_note: {
    name: 'ticket_insert_note';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
    row: object;
    computed: never;
  };
  ticket_insert_reply: {
    name: 'ticket_insert_reply';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null, $7: string | null];
    row: { id: number };
    computed: never;
  };
  ticket_lock: {
    name: 'ticket_lock';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: string; email: string; locale: string; channel: 'form' | 'mail'; taken_by: number | null; answered: boolean | null; closed: boolean | null; merged: boolean | null };
    computed: 'answered' | 'closed' | 'merged';
  };
  ticket_merge: {
    name: 'ticket_merge';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: object;
    computed: never;
  };
  ticket_references: {
    name: 'ticket_references';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { received_mail: number | null; ids: string[] | null };
    computed: 'received_mail' | 'ids';
  };
  ticket_show: {
    name: 'ticket_show';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { site: string; number: string; department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international'; channel: 'form' | 'mail'; subject: string | null; name: string; email: string; phone: string | null; order_code: string | null; serial: string | null; message: string; locale: string; received_at: string | null; due_at: string | null; answered_at: string | null; closed_at: string | null; is_overdue: boolean | null; age_seconds: number | null; merged_into: string | null; taken_by: unknown; messages: unknown; context: unknown };
    computed: 'received_at' | 'due_at' | 'answered_at' | 'closed_at' | 'is_overdue' | 'age_seconds' | 'merged_into' | 'taken_by' | 'messages' | 'context';
  };
  tickets_ended: {
    name: 'tickets_ended';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: string | null, $5: number | bigint | null];
    row: { id: string | null; key: string | null; site: string; number: string | null; department: string | null; channel: string | null; name: string | null; summary: string | null; locale: string | null; state: string | null; received_at: string | null; due_at: string | null; is_overdue: boolean | null; taken_by: unknown };
    computed: 'id' | 'key' | 'number' | 'department' | 'channel' | 'name' | 'summary' | 'locale' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by';
  };
  tickets_found: {
    name: 'tickets_found';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null, $7: number | bigint | null];
    row: { id: string | null; key: string | null; site: string; number: string | null; department: string | null; channel: string | null; name: string | null; summary: string | null; locale: string | null; state: string | null; received_at: string | null; due_at: string | null; is_overdue: boolean | null; taken_by: unknown };
    computed: 'id' | 'key' | 'number' | 'department' | 'channel' | 'name' | 'summary' | 'locale' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by';
  };
  tickets_waiting: {
    name: 'tickets_waiting';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | bigint | null, $4: Date | string | null, $5: string | null, $6: number | bigint | null];
    row: { id: string; key: string | null; site: string; number: string; department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international'; channel: 'form' | 'mail'; name: string; summary: string | null; locale: string; state: string | null; received_at: string | null; due_at: string | null; is_overdue: boolean | null; taken_by: unknown };
    computed: 'key' | 'summary' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by';
  };
  tokens_revoke: {
    name: 'tokens_revoke';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  tokens_sweep: {
    name: 'tokens_sweep';
    parameters: readonly [];
    row: { id: number };
    computed: never;
  };
  touch_feed_token: {
    name: 'touch_feed_token';
    parameters: readonly [$1: number | null];
    row: object;
    computed: never;
  };
  towns_beginning: {
    name: 'towns_beginning';
    parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null];
    row: { id: number; name: string | null; region: string | null; country_iso: string; lat: number | null; lng: number | null };
    computed: 'name' | 'lat' | 'lng';
  };
  towns_in_box: {
    name: 'towns_in_box';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | bigint | null, $6: string | null, $7: number | null];
    row: { name: string | null; lat: number | null; lng: number | null; population: number };
    computed: 'name' | 'lat' | 'lng';
  };
  towns_in_large_box: {
    name: 'towns_in_large_box';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | bigint | null, $6: string | null, $7: number | null];
    row: { name: string | null; lat: number | null; lng: number | null; population: number };
    computed: 'name' | 'lat' | 'lng';
  };
  towns_like: {
    name: 'towns_like';
    parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null, $4: string | null];
    row: { id: number; name: string | null; region: string | null; country_iso: string; lat: number | null; lng: number | null };
    computed: 'name' | 'lat' | 'lng';
  };
  transfer_accept: {
    name: 'transfer_accept';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
    row: { site_id: number; id: number; bike_id: number; serial: string; bike: string | null; to: string | null; giver_email: string; giver_locale: string; giver_name: string; receiver: unknown };
    computed: 'bike' | 'to' | 'receiver';
  };
  transfer_cancel: {
    name: 'transfer_cancel';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  transfer_decline: {
    name: 'transfer_decline';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
    row: { site_id: number; id: number; bike_id: number; serial: string; bike: string | null; to: string | null; giver_email: string; giver_locale: string; giver_name: string; receiver: unknown };
    computed: 'bike' | 'to' | 'receiver';
  };
  transfer_expire_old: {
    name: 'transfer_expire_old';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  transfer_insert: {
    name: 'transfer_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null];
    row: { id: number; expires_at: string | null; until: string | null; locale: string | null; given_name: string | null; from: string | null; bike: string | null };
    computed: 'expires_at' | 'until' | 'locale' | 'given_name' | 'from' | 'bike';
  };
  transfer_lock_bike: {
    name: 'transfer_lock_bike';
    parameters: readonly [$1: number | null, $2: Buffer | null];
    row: { id: number };
    computed: never;
  };
  transfer_offer: {
    name: 'transfer_offer';
    parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null, $4: string | null];
    row: { name: string | null; picture: string | null; serial: string; values: string[] | null; warranty_years: number | null; days_left: number | null; time_left: unknown; from: string | null; warranty_until: string | null; expires_at: string | null; is_own: boolean | null };
    computed: 'name' | 'picture' | 'values' | 'warranty_years' | 'days_left' | 'time_left' | 'from' | 'warranty_until' | 'expires_at' | 'is_own';
  };
  transfer_token: {
    name: 'transfer_token';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
    row: { id: number };
    computed: never;
  };
  transfers_expire: {
    name: 'transfers_expire';
    parameters: readonly [];
    row: { site_id: number; id: number; bike_id: number; serial: string; bike: string | null; to: string | null; giver_email: string; giver_locale: string; giver_name: string; receiver: unknown };
    computed: 'bike' | 'to' | 'receiver';
  };
  unbalanced_postings: {
    name: 'unbalanced_postings';
    parameters: readonly [$1: number | bigint | null];
    row: { unbalanced: number | null };
    computed: 'unbalanced';
  };
  unit_claim_state: {
    name: 'unit_claim_state';
    parameters: readonly [];
    row: { kind: string | null; live: number | null; overdue: number | null };
    computed: 'kind' | 'live' | 'overdue';
  };
  unit_named: {
    name: 'unit_named';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { id: string; serial: string | null; name: string | null; bike_id: number | null; owner_id: number | null; lost: boolean | null };
    computed: 'name' | 'bike_id' | 'lost';
  };
  units_near: {
    name: 'units_near';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | null, $6: number | bigint | null, $7: string | null];
    row: { uuid: string; variant: number; local_days: number; price: number | null; currency: string; product_id: number; revision: number; slug: string; name: string | null; country: string | null; store_id: number; store_ref: string | null; store: string; city: string; state: string | null; hours: unknown; lat: number | null; lng: number | null; metres: number | null };
    computed: 'name' | 'hours' | 'lat' | 'lng' | 'metres';
  };
  units_page: {
    name: 'units_page';
    parameters: readonly [$1: number | null, $2: string | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null, $8: readonly (number | null)[] | null];
    row: { product: number; revision: number; country: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; counts: unknown; units: unknown };
    computed: 'sells_drafts' | 'sells_factory_units' | 'counts' | 'units';
  };
  units_page_near: {
    name: 'units_page_near';
    parameters: readonly [$1: number | null, $2: string | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null, $8: readonly (number | null)[] | null, $9: number | null, $10: number | null, $11: boolean | null];
    row: { product: number; revision: number; country: string | null; sells_drafts: boolean | null; sells_factory_units: boolean | null; counts: unknown; units: unknown };
    computed: 'sells_drafts' | 'sells_factory_units' | 'counts' | 'units';
  };
  unpaid_shares: {
    name: 'unpaid_shares';
    parameters: readonly [];
    row: { site: string; share: number | null };
    computed: 'share';
  };
  unsafe_abandon_carts: {
    name: 'unsafe_abandon_carts';
    parameters: readonly [$1: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  unsafe_alert_arrivals: {
    name: 'unsafe_alert_arrivals';
    parameters: readonly [];
    row: { site_id: number; product_id: number };
    computed: never;
  };
  unsafe_delays_open: {
    name: 'unsafe_delays_open';
    parameters: readonly [$1: number | bigint | null];
    row: { siteId: number; orderId: number | null };
    computed: never;
  };
  unsafe_delete_alerts: {
    name: 'unsafe_delete_alerts';
    parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  unsafe_delete_carts: {
    name: 'unsafe_delete_carts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  unsafe_delete_consents: {
    name: 'unsafe_delete_consents';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  unsafe_delete_proofs: {
    name: 'unsafe_delete_proofs';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  unsafe_delete_reviews: {
    name: 'unsafe_delete_reviews';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  unsafe_delete_subscribers: {
    name: 'unsafe_delete_subscribers';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  unsafe_empty_carts: {
    name: 'unsafe_empty_carts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  unsafe_forget_old_mails: {
    name: 'unsafe_forget_old_mails';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  unsafe_forget_questions: {
    name: 'unsafe_forget_questions';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  unsafe_forget_rides: {
    name: 'unsafe_forget_rides';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: string };
    computed: never;
  };
  unsafe_list_due_orders: {
    name: 'unsafe_list_due_orders';
    parameters: readonly [$1: number | bigint | null];
    row: { siteId: number; orderId: number };
    computed: never;
  };
  unsafe_review_invitations: {
    name: 'unsafe_review_invitations';
    parameters: readonly [];
    row: { siteId: number; orderId: number; email: string; locale: string };
    computed: never;
  };
  unsafe_take_due_attempts: {
    name: 'unsafe_take_due_attempts';
    parameters: readonly [$1: number | bigint | null];
    row: { site_id: number; id: string };
    computed: never;
  };
  update_units: {
    name: 'update_units';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: string };
    computed: never;
  };
  upload_accept: {
    name: 'upload_accept';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null, $5: string | null];
    row: { id: string };
    computed: never;
  };
  upload_complete: {
    name: 'upload_complete';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: string };
    computed: never;
  };
  upload_empty: {
    name: 'upload_empty';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  upload_forget: {
    name: 'upload_forget';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  upload_insert: {
    name: 'upload_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null, $7: number | bigint | null];
    row: { id: string; kind: 'image' | 'video' | 'document'; name: string; size_bytes: number; received_bytes: number; status: 'uploading' | 'checking' | 'ready' | 'refused'; refusal: string | null; mime_type: string | null };
    computed: never;
  };
  upload_of_owner: {
    name: 'upload_of_owner';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: string; kind: 'image' | 'video' | 'document'; name: string; size_bytes: number; received_bytes: number; status: 'uploading' | 'checking' | 'ready' | 'refused'; refusal: string | null; mime_type: string | null };
    computed: never;
  };
  upload_received: {
    name: 'upload_received';
    parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
    row: object;
    computed: never;
  };
  upload_refuse: {
    name: 'upload_refuse';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
    row: object;
    computed: never;
  };
  upload_remove: {
    name: 'upload_remove';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: string };
    computed: never;
  };
  upload_scanned: {
    name: 'upload_scanned';
    parameters: readonly [$1: number | null, $2: string | null];
    row: object;
    computed: never;
  };
  upload_stored: {
    name: 'upload_stored';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: string; kind: 'image' | 'video' | 'document'; name: string; size_bytes: number; received_bytes: number; status: 'uploading' | 'checking' | 'ready' | 'refused'; refusal: string | null; mime_type: string | null; created_at: Date };
    computed: never;
  };
  uploads_expire: {
    name: 'uploads_expire';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  uploads_expired: {
    name: 'uploads_expired';
    parameters: readonly [$1: number | bigint | null];
    row: { siteId: number; id: string };
    computed: never;
  };
  uploads_take: {
    name: 'uploads_take';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
    row: { id: string; kind: 'image' | 'video' | 'document'; name: string; mime_type: string | null };
    computed: never;
  };
  uploads_unready: {
    name: 'uploads_unready';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
    row: { id: string };
    computed: never;
  };
  uploads_unscanned: {
    name: 'uploads_unscanned';
    parameters: readonly [$1: number | bigint | null];
    row: { siteId: number; id: string };
    computed: never;
  };
  variant_attributes: {
    name: 'variant_attributes';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
    row: { attributes: string | null };
    computed: 'attributes';
  };
  variant_words: {
    name: 'variant_words';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { revision: number; variants: unknown };
    computed: 'variants';
  };
  version_site: {
    name: 'version_site';
    parameters: readonly [$1: number | null];
    row: { slug: string; timezone: string; enable_shop: boolean; sites: number | null; locales: string[] | null };
    computed: 'sites' | 'locales';
  };
  view_delete: {
    name: 'view_delete';
    parameters: readonly [$1: number | bigint | null, $2: string | null];
    row: { id: string };
    computed: never;
  };
  view_roles: {
    name: 'view_roles';
    parameters: readonly [$1: number | null];
    row: { role: string };
    computed: never;
  };
  view_save: {
    name: 'view_save';
    parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null];
    row: { id: string; list: string; name: string; address: string; is_pinned: boolean; shared_role: string | null; is_mine: boolean | null };
    computed: 'is_mine';
  };
  views_list: {
    name: 'views_list';
    parameters: readonly [$1: number | bigint | null, $2: readonly (string | null)[] | null, $3: string | null];
    row: { id: string; list: string; name: string; address: string; is_pinned: boolean; shared_role: string | null; is_mine: boolean | null };
    computed: 'is_mine';
  };
  warranties_count: {
    name: 'warranties_count';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { count: number | null };
    computed: 'count';
  };
  warranties_found: {
    name: 'warranties_found';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
    row: { id: number | null; key: string | null; site: string; code: string | null; status: string | null; part: string | null; bike: string | null; serial: string; customer: string | null; store: string; created_at: string | null; due_at: string | null; is_overdue: boolean | null };
    computed: 'id' | 'key' | 'code' | 'status' | 'part' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue';
  };
  warranties_newest: {
    name: 'warranties_newest';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; key: string | null; site: string; code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; part: string; bike: string | null; serial: string; customer: string | null; store: string; created_at: string | null; due_at: string | null; is_overdue: boolean | null };
    computed: 'key' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue';
  };
  warranties_oldest: {
    name: 'warranties_oldest';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
    row: { id: number; key: string | null; site: string; code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; part: string; bike: string | null; serial: string; customer: string | null; store: string; created_at: string | null; due_at: string | null; is_overdue: boolean | null };
    computed: 'key' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue';
  };
  warranty_category: {
    name: 'warranty_category';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { category: string; isVehicle: boolean | null };
    computed: 'isVehicle';
  };
  warranty_context: {
    name: 'warranty_context';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { site: string; locale: string; due_at: string | null; is_overdue: boolean | null; purchased_on: string | null; is_covered_now: boolean | null; owners: number | null; history: unknown; similar: unknown };
    computed: 'due_at' | 'is_overdue' | 'purchased_on' | 'is_covered_now' | 'owners' | 'history' | 'similar';
  };
  warranty_desk_one: {
    name: 'warranty_desk_one';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; reason: string | null; part: string; description: string; phone: string | null; bike: string | null; serial: string; warranty_until: string | null; lost: boolean | null; customer: string | null; email: string; store: string; created_at: string | null; age_seconds: number | null; files: unknown };
    computed: 'bike' | 'warranty_until' | 'lost' | 'customer' | 'created_at' | 'age_seconds' | 'files';
  };
  warranty_files_insert: {
    name: 'warranty_files_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (string | null)[] | null];
    row: object;
    computed: never;
  };
  warranty_insert: {
    name: 'warranty_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: number | null];
    row: { id: number; code: string };
    computed: never;
  };
  warranty_lock: {
    name: 'warranty_lock';
    parameters: readonly [$1: number | null, $2: string | null];
    row: { id: number; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed' };
    computed: never;
  };
  warranty_mail_facts: {
    name: 'warranty_mail_facts';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { email: string; locale: string; given_name: string; bike: string | null; serial: string; store: string };
    computed: 'bike';
  };
  warranty_move: {
    name: 'warranty_move';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
    row: object;
    computed: never;
  };
  warranty_requests: {
    name: 'warranty_requests';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
    row: { code: string; status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed'; reason: string | null; part: string; description: string; phone: string | null; bike: unknown; store: unknown; created_at: string | null; verified_at: string | null; closed_at: string | null; files: unknown };
    computed: 'bike' | 'store' | 'created_at' | 'verified_at' | 'closed_at' | 'files';
  };
  warranty_store: {
    name: 'warranty_store';
    parameters: readonly [$1: number | null, $2: number | null];
    row: { name: string };
    computed: never;
  };
  warranty_stores: {
    name: 'warranty_stores';
    parameters: readonly [$1: number | null];
    row: { id: number; name: string; address: string; city: string; phone: string | null; position: unknown };
    computed: 'position';
  };
  warranty_stores_all: {
    name: 'warranty_stores_all';
    parameters: readonly [$1: number | null];
    row: { id: number; name: string; address: string; city: string; phone: string | null; position: unknown };
    computed: 'position';
  };
  webhook_change: {
    name: 'webhook_change';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: boolean | null];
    row: { id: number };
    computed: never;
  };
  webhook_dead: {
    name: 'webhook_dead';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null];
    row: { sequence: number; type: string | null; subject: string; attempts: number; last_status: number | null; last_error: string | null; created_at: string | null };
    computed: 'type' | 'created_at';
  };
  webhook_delete: {
    name: 'webhook_delete';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  webhook_disable: {
    name: 'webhook_disable';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { id: number };
    computed: never;
  };
  webhook_insert: {
    name: 'webhook_insert';
    parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: Buffer | null, $6: number | bigint | null];
    row: { id: number };
    computed: never;
  };
  webhook_pending: {
    name: 'webhook_pending';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null];
    row: { sequence: number; type: string | null; subject: string; attempts: number; last_status: number | null; last_error: string | null; created_at: string | null; due_at: string | null };
    computed: 'type' | 'created_at' | 'due_at';
  };
  webhook_replay: {
    name: 'webhook_replay';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
    row: { position: number };
    computed: never;
  };
  webhook_retry: {
    name: 'webhook_retry';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (number | bigint | null)[] | null];
    row: { sequence: number };
    computed: never;
  };
  webhook_rotate: {
    name: 'webhook_rotate';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
    row: { id: number };
    computed: never;
  };
  webhooks: {
    name: 'webhooks';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { id: number; name: string; url: string; types: string[]; disabled_reason: 'staff' | 'failing' | 'gone' | null; position: number; status: string | null; failing_since: string | null; last_success_at: string | null; created_at: string | null; pending: number | null; dead: number | null };
    computed: 'status' | 'failing_since' | 'last_success_at' | 'created_at' | 'pending' | 'dead';
  };
  webhooks_active: {
    name: 'webhooks_active';
    parameters: readonly [];
    row: { site_id: number; id: number; slug: string };
    computed: never;
  };
  wish_list_add: {
    name: 'wish_list_add';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null, $7: number | null];
    row: { added: number | null; left_out: number | null; total: number | null };
    computed: 'added' | 'left_out' | 'total';
  };
  wish_list_keys: {
    name: 'wish_list_keys';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { slug: string; color: number | null; size: number | null; unit: string | null };
    computed: never;
  };
  wish_list_lock: {
    name: 'wish_list_lock';
    parameters: readonly [$1: number | bigint | null, $2: number | bigint | null];
    row: { lock_wish_list: string | null };
    computed: 'lock_wish_list';
  };
  wish_list_remove: {
    name: 'wish_list_remove';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: number | null, $6: string | null];
    row: { id: number };
    computed: never;
  };
  wish_list_units: {
    name: 'wish_list_units';
    parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: readonly (number | null)[] | null];
    row: { id: string; slug: string; reason: string | null; price: number | null; currency: string; country: string | null; color: number | null; size: number | null; picture: string | null; days: number | null; store_id: number | null; store: string | null; city: string | null; plant: string | null };
    computed: 'reason' | 'color' | 'size' | 'picture' | 'days' | 'store' | 'city';
  };
  wish_list_values: {
    name: 'wish_list_values';
    parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null];
    row: { id: number; content: string | null; color1: string | null; color2: string | null };
    computed: 'content' | 'color1' | 'color2';
  };
  withdrawal_insert: {
    name: 'withdrawal_insert';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: readonly (string | null)[] | null];
    row: { id: number };
    computed: never;
  };
  withdrawal_lock: {
    name: 'withdrawal_lock';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { siteId: number; id: number; orderId: number; code: string; status: 'declared' | 'order_cancelled' | 'return_opened' | 'ended'; declaredAt: Date; refundBy: string | null; sendBackBy: string | null; returnCode: string | null; unitIds: string[] | null };
    computed: 'refundBy' | 'sendBackBy' | 'returnCode' | 'unitIds';
  };
  withdrawal_order: {
    name: 'withdrawal_order';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { orderId: number };
    computed: never;
  };
  withdrawal_return_opened: {
    name: 'withdrawal_return_opened';
    parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
    row: { sendBackBy: string | null };
    computed: 'sendBackBy';
  };
  withdrawal_settle: {
    name: 'withdrawal_settle';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: object;
    computed: never;
  };
  withdrawal_withdrawable: {
    name: 'withdrawal_withdrawable';
    parameters: readonly [$1: number | null, $2: number | bigint | null];
    row: { isGranted: boolean | null; inTime: boolean | null; isRegistered: boolean | null; hasOpenReturn: boolean | null; lines: unknown };
    computed: 'isGranted' | 'inTime' | 'isRegistered' | 'hasOpenReturn' | 'lines';
  };
  withdrawals_waiting: {
    name: 'withdrawals_waiting';
    parameters: readonly [];
    row: { siteId: number; id: number };
    computed: never;
  };
}
