/** The secret of a mailed link, as the address has it. */
export const tokenOf = (url: URL): string => url.searchParams.get('token')?.slice(0, 200) ?? '';

/** Whether it could be one: what is cut short or mistyped need not be asked about. */
export const isToken = (token: string): boolean => /^[A-Za-z0-9_.-]{20,120}$/.test(token);
