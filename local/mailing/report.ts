import { printLine } from '../run/product.ts';
import type { Guarantee } from './check-campaign-emails.ts';

export type Figure = readonly [name: string, value: string, bound?: string];

export const isBroken = ({ found, most = 0 }: Guarantee): boolean => found > most;

export function printReport(guarantees: readonly Guarantee[], figures: readonly Figure[]): void {
  const width = Math.max(...[...guarantees.map(({ name }) => name), ...figures.map(([name]) => name)].map(getLength));
  printLine('');
  for (const [name, value, bound = ''] of figures)
    printLine(`${name.padEnd(width)}  ${value.padEnd(24)}  ${bound}`.trimEnd());
  printLine('');
  for (const guarantee of guarantees) {
    const { name, found, most = 0, examples } = guarantee;
    const end = isBroken(guarantee) ? '  <- broken' : '';
    printLine(`${name.padEnd(width)}  ${String(found).padEnd(8)}at most ${most}${end}`);
    for (const example of examples) printLine(`  ${example}`);
  }
}

const getLength = ({ length }: string): number => length;
