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

/** How the planner would run the statement, with everything it may use switched on. */
export async function explain(client: pg.PoolClient, { text, parameters }: Statement): Promise<PlanNode[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, [...parameters]);
  return flatten(rows[0]['QUERY PLAN'][0].Plan as PlanNode);
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

export const seqScans = (plan: readonly PlanNode[]) =>
  plan.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');

export const indexesUsed = (plan: readonly PlanNode[]) => plan.flatMap((node) => node['Index Name'] ?? []);
