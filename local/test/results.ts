/** What the three test runners report, brought into one form. */
import { existsSync, readFileSync } from 'node:fs';

export interface Results {
  passed: number;
  failed: number;
  skipped: string[];
  /** Why a run gave no results of its own; it counts as one failure. */
  fault?: string;
}

export function sumOf(results: Results[]): Results {
  const faults = results.filter(({ fault }) => fault !== undefined).length;
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, faults),
    skipped: results.flatMap(({ skipped }) => skipped),
  };
}

/** The closing line of `npm test`. */
export function lineOf({ passed, failed, skipped }: Results): string {
  return `${passed} passed, ${failed} failed, ${skipped.length} skipped`;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** A suite that could not run holds no tests, and still is a failure. */
export function fromJest(file: string): Results {
  return read<JestReport>(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ status, fullName }) => (status === 'pending' || status === 'todo' ? [fullName] : [])),
  }));
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export function fromPlaywright(file: string): Results {
  return read<PlaywrightReport>(file, (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    skipped: specsOf(report).flatMap(({ title, tests }) =>
      tests.every(({ status }) => status === 'skipped') ? [title] : [],
    ),
  }));
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Written by test-reporter.mjs. */
export function fromNode(file: string): Results {
  return read<Results>(file, (report) => report);
}

function read<Report>(file: string, convert: (report: Report) => Results): Results {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: [], fault: 'it ended without a report' };
  const text = readFileSync(file, 'utf8');
  if (text.trim() === '') return { passed: 0, failed: 0, skipped: [], fault: 'its report is empty' };
  return convert(JSON.parse(text) as Report);
}
