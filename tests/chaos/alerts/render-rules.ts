import { parse, stringify } from 'yaml';

interface Rule {
  alert?: string;
  for?: string;
}

interface RulesFile {
  groups: { rules: Rule[] }[];
}

interface ScrapeConfig {
  job_name: string;
  scrape_interval?: string;
  scrape_timeout?: string;
  static_configs?: { targets: string[] }[];
  http_sd_configs?: { url: string }[];
  relabel_configs?: { target_label?: string; replacement?: string }[];
}

interface PrometheusFile {
  global: Record<string, unknown>;
  rule_files: string[];
  alerting?: unknown;
  scrape_configs: ScrapeConfig[];
}

export const listAlerts = (rules: string): string[] =>
  (parse(rules) as RulesFile).groups.flatMap((group) => group.rules.flatMap(({ alert }) => alert ?? []));

/** The rules with every `for` shortened. Expressions, windows and limits stay as they are. */
export function shortenRules(rules: string, seconds: number): string {
  const file = parse(rules) as RulesFile;
  for (const rule of file.groups.flatMap((group) => group.rules)) if (rule.for) rule.for = `${seconds}s`;
  return stringify(file);
}

interface Installation {
  readonly rulesFile: string;
  readonly intervalSeconds: number;
  /** Addresses by job; jobs that are not named are left out. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
  readonly blackbox: string;
}

/** deploy/monitoring/prometheus.yml with the addresses of this machine. */
export function renderConfiguration(
  configuration: string,
  { rulesFile, intervalSeconds, targets, blackbox }: Installation,
): string {
  const file = parse(configuration) as PrometheusFile;
  const interval = `${intervalSeconds}s`;
  file.global = { ...file.global, scrape_interval: interval, evaluation_interval: interval };
  file.rule_files = [rulesFile];
  delete file.alerting;
  file.scrape_configs = file.scrape_configs.flatMap(
    ({ scrape_interval: _interval, scrape_timeout: _timeout, http_sd_configs: _pages, ...job }) => {
      const addresses = targets[job.job_name];
      if (!addresses) return [];
      for (const step of job.relabel_configs ?? [])
        if (step.target_label === '__address__') step.replacement = blackbox;
      return [{ ...job, static_configs: [{ targets: [...addresses] }] }];
    },
  );
  return stringify(file);
}
