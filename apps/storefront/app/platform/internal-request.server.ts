/**
 * Whether a request came directly from a machine of ours. The edge adds X-Forwarded-For to every request, so this also
 * holds for spellings of a path that its rules miss, such as `/%6detrics`.
 */
export const isInternalRequest = (request: Request): boolean => !request.headers.has('x-forwarded-for');
