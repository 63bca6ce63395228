/** An address may not be offered what it has already. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
