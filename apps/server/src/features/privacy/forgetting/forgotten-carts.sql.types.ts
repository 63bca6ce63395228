// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyForgetCartsSql {
  name: 'privacy_forget_carts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetPlacesSql {
  name: 'privacy_forget_places';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetWishListSql {
  name: 'privacy_forget_wish_list';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetAnswersSql {
  name: 'privacy_forget_answers';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}
