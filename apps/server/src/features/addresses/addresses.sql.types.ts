// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AddressesSql {
  name: 'addresses';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
    type: 'billing' | 'shipping' | 'pickup';
    label: string | null;
    given_name: string;
    family_name: string;
    company: string | null;
    vat_number: string | null;
    phone: string | null;
    address1: string;
    address2: string | null;
    city: string;
    state: string | null;
    postal_code: string | null;
    country_code: string;
  };
  computed: never;
}

export interface AddressBookLockSql {
  name: 'address_book_lock';
  parameters: readonly [$1: number | bigint | null, $2: number | bigint | null];
  row: {
    lock_address_book: string | null;
  };
  computed: 'lock_address_book';
}

export interface AddressInsertSql {
  name: 'address_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | null, $4: string | null];
  row: {
    id: number;
    type: 'billing' | 'shipping' | 'pickup';
    label: string | null;
    given_name: string;
    family_name: string;
    company: string | null;
    vat_number: string | null;
    phone: string | null;
    address1: string;
    address2: string | null;
    city: string;
    state: string | null;
    postal_code: string | null;
    country_code: string;
  };
  computed: never;
}

export interface AddressUpdateSql {
  name: 'address_update';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null];
  row: {
    id: number;
    type: 'billing' | 'shipping' | 'pickup';
    label: string | null;
    given_name: string;
    family_name: string;
    company: string | null;
    vat_number: string | null;
    phone: string | null;
    address1: string;
    address2: string | null;
    city: string;
    state: string | null;
    postal_code: string | null;
    country_code: string;
  };
  computed: never;
}

export interface AddressDeleteSql {
  name: 'address_delete';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}
