import { measureSqlStatements, type MeasuredStatement } from './statements.ts';
import type { World } from './world.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** Returns the statements that search `table` while `work` runs. */
export async function recordSearches(
  world: World,
  table: string,
  work: () => Promise<unknown>,
): Promise<MeasuredStatement[]> {
  const statements = await measureSqlStatements(world, work);
  return statements.filter(({ text }) => text.includes(table) && / like /i.test(text));
}

/** Runs the statement and returns all nodes of its query plan. */
export async function explainStatement(world: World, { text, values }: MeasuredStatement): Promise<PlanNode[]> {
  const [row] = await world.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    [...values],
  );
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
  return row ? flatten(row['QUERY PLAN'][0].Plan) : [];
}

/** Returns the number of rows of the table that the plan reads, also those that a filter removes. */
export function countPlanRows(nodes: readonly PlanNode[], table: string): number {
  return nodes
    .filter((node) => node['Relation Name'] === table)
    .map((node) => {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return node['Actual Loops'] * (node['Actual Rows'] + removed);
    })
    .reduce((sum, rows) => sum + rows, 0);
}

/** Returns how many index blocks the bitmap scans read, without the blocks that their CTE reads. */
export function countReadIndexBlocks(nodes: readonly PlanNode[], evaluatedCte: string): number {
  const countBlocks = (counted: readonly PlanNode[]) =>
    counted.reduce((sum, node) => sum + node['Shared Hit Blocks'] + node['Shared Read Blocks'], 0);
  const ofIndexes = nodes.filter((node) => node['Node Type'] === 'Bitmap Index Scan');
  const ofCte = nodes.filter((node) => node['Subplan Name'] === `CTE ${evaluatedCte}`);
  return countBlocks(ofIndexes) - countBlocks(ofCte);
}
