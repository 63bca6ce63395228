/**
 * For a database in which one machine plays many shoppers (journeys, chaos tests, benchmarks): unpaid units are not
 * capped there. A real site leaves `unpaid` to its defaults.
 */
export const UNCAP_SITES = `
update sites set settings = settings || '{"cash_max_minor": 100000000000, "unpaid": {"network": null, "email": null,
  "phone": null, "device": null, "customer": null, "limited": null, "cooldown_minutes": 0}}'`;
