/** "from 89 € a month": the smallest instalment for a price and its effective rate. */
export type MonthlyLineView = { monthly: string; apr: string };
