import type { OpenedSession } from './open-session.ts';

/** An opened session as the api answers it. */
export const sessionAnswer = ({ accessToken, expiresAt, deviceToken }: OpenedSession) => ({
  data: {
    access_token: accessToken,
    expires_at: expiresAt.toISOString(),
    ...(deviceToken && { device_token: deviceToken }),
  },
});
