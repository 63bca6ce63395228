type Labels = Readonly<Record<string, string>>;

interface Counter {
  readonly help: string;
  readonly values: Map<string, number>;
}

const counters = new Map<string, Counter>();

/**
 * Counts by labels, in Prometheus' text format at `/metrics` (inside only: the edge answers 404). Every label must have
 * a bounded number of values.
 */
export function createCounter(name: string, help: string): (labels: Labels) => void {
  const values = new Map<string, number>();
  counters.set(name, { help, values });
  return (labels) => {
    const key = Object.entries(labels)
      .map(([label, value]) => `${label}="${value.replaceAll(/[\\"\n]/g, '_')}"`)
      .join(',');
    values.set(key, (values.get(key) ?? 0) + 1);
  };
}

export function renderMetrics(): string {
  const lines = [...counters].flatMap(([name, { help, values }]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...[...values].map(([labels, value]) => `${name}{${labels}} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
