import { printLine } from '../run/product.ts';
import { type Check, type Invariant, invariants } from './checks/check.ts';

export interface FaultRunReport {
  name: string;
  /** Undefined when `obstacle` prevented the fault. */
  checks?: readonly Check[];
  obstacle?: string;
}

const names = Object.keys(invariants) as Invariant[];

export const isBroken = ({ checks = [] }: FaultRunReport): boolean => checks.some(({ found }) => found > 0);

export const isSkipped = ({ obstacle }: FaultRunReport): boolean => obstacle !== undefined;

export function printReport(reports: readonly FaultRunReport[]): void {
  const width = Math.max(...reports.map(({ name }) => name.length));
  printLine(`\n${''.padEnd(width)}  ${names.map((name) => name.padStart(5)).join('')}`);
  for (const { name, checks, obstacle } of reports) {
    const cells = checks
      ? names.map((invariant) => String(sumFound(checks, invariant)).padStart(5)).join('')
      : `  skipped: ${obstacle}`;
    printLine(`${name.padEnd(width)}  ${cells}`);
  }
  for (const { name, checks = [] } of reports)
    for (const check of checks.filter(({ found }) => found > 0)) {
      printLine(`\n${name}, ${check.invariant}: ${check.found} ${check.name}`);
      for (const example of check.examples ?? []) printLine(`  ${example}`);
    }
}

const sumFound = (checks: readonly Check[], invariant: Invariant): number =>
  checks.filter((check) => check.invariant === invariant).reduce((sum, { found }) => sum + found, 0);
