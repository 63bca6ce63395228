// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnsafeReviewInvitationsSql {
  name: 'unsafe_review_invitations';
  parameters: readonly [];
  row: {
    siteId: number;
    orderId: number;
    email: string;
    locale: string;
  };
  computed: never;
}
