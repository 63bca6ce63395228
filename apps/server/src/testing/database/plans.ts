import type pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How the planner would run the statement, with everything it may use switched on: planned for these very values. */
export async function explain(client: pg.PoolClient, { text, parameters }: Statement): Promise<PlanNode[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, [...parameters]);
  return flatten(rows[0]['QUERY PLAN'][0].Plan as PlanNode);
}

/** The same, planned once for all values, as the connections of api and worker do for one site. */
export async function explainForAll(client: pg.PoolClient, { text }: Statement): Promise<PlanNode[]> {
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare planned as ${text}`);
  try {
    const { rows: known } = await client.query<{ count: number }>(
      `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'planned'`,
    );
    const nulls = Array(known[0]?.count ?? 0).fill('null');
    const { rows } = await client.query(
      `explain (format json) execute planned${nulls.length > 0 ? `(${nulls.join()})` : ''}`,
    );
    return flatten(rows[0]['QUERY PLAN'][0].Plan as PlanNode);
  } finally {
    await client.query('deallocate planned');
  }
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

export const seqScans = (plan: readonly PlanNode[]) =>
  plan.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');

export const indexesUsed = (plan: readonly PlanNode[]) => plan.flatMap((node) => node['Index Name'] ?? []);
