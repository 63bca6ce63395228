/** The strictest first. */
export const REGIMES = ['opt_in', 'ccpa', 'notice'] as const;
/** The rules under which a site asks for consent. */
export type Regime = (typeof REGIMES)[number];

export const toRegime = (value: unknown): Regime | null => REGIMES.find((regime) => regime === value) ?? null;
