import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface TestResults {
  passed: number;
  failed: string[];
  skipped: string[];
  flaky?: string[];
  /** A missing report counts as one failed test. */
  fault?: string;
}

export function sumTestResults(results: TestResults[]): TestResults {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.flatMap(({ failed, fault }) => [...failed, ...(fault === undefined ? [] : [fault])]),
    skipped: results.flatMap(({ skipped }) => skipped),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
  };
}

export function createFailedResults(fault: string): TestResults {
  return { passed: 0, failed: [], skipped: [], fault };
}

export function formatTestSummary({ passed, failed, skipped, flaky = [] }: TestResults): string[] {
  const named = (title: string, names: string[]) =>
    names.length > 0 ? ['', title, ...names.map((name) => `  ${name}`)] : [];
  return [
    ...named('Skipped:', skipped),
    ...named('Flaky, passed when run once more:', flaky),
    ...named('Failed:', failed),
    '',
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ];
}

interface JestReport {
  testResults: JestFile[];
}

interface JestFile {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

export function parseJestResults(report: string): TestResults {
  return read<JestReport>(report, ({ testResults }) => addFiles(testResults));
}

export function parseFailedJestFiles(report: string): string[] {
  return existsSync(report)
    ? parsed<JestReport>(report)
        .testResults.filter(hasFailed)
        .map(({ name }) => name)
    : [];
}

/** The second run replaces the results of the files that failed in the first run. */
export function mergeJestRetryResults(first: string, second: string): TestResults {
  return read<JestReport>(first, ({ testResults }) =>
    read<JestReport>(second, ({ testResults: again }) => {
      const stillFailing = new Set(again.flatMap(failuresIn));
      const flaky = testResults.flatMap(failuresIn).filter((name) => !stillFailing.has(name));
      return { ...addFiles([...testResults.filter((file) => !hasFailed(file)), ...again]), flaky };
    }),
  );
}

function addFiles(files: JestFile[]): TestResults {
  return {
    passed: files.flatMap((file) => namesIn(file, 'passed')).length,
    failed: files.flatMap(failuresIn),
    skipped: files.flatMap((file) => [...namesIn(file, 'pending'), ...namesIn(file, 'todo')]),
  };
}

const hasFailed = ({ status }: JestFile): boolean => status === 'failed';

/** A file that could not run counts as one failure. */
function failuresIn(file: JestFile): string[] {
  const failures = namesIn(file, 'failed');
  return hasFailed(file) && failures.length === 0 ? [basename(file.name)] : failures;
}

function namesIn({ assertionResults }: JestFile, wanted: string): string[] {
  return assertionResults.flatMap(({ status, fullName }) => (status === wanted ? [fullName] : []));
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; flaky: number };
  errors: { message?: string }[];
}

export function readPlaywrightResults(file: string): TestResults {
  return read<PlaywrightReport>(file, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: [
      ...readTitles(report, 'unexpected'),
      ...report.errors.map(({ message = '' }) => `outside of any journey: ${message.split('\n', 1)[0]}`),
    ],
    skipped: readTitles(report, 'skipped'),
    flaky: readTitles(report, 'flaky'),
  }));
}

function readTitles(report: PlaywrightReport, wanted: string): string[] {
  return collectSpecs(report).flatMap(({ title, tests }) =>
    tests.every(({ status }) => status === wanted) ? [title] : [],
  );
}

function collectSpecs({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(collectSpecs)];
}

export function readNodeTestResults(file: string): TestResults {
  return read<TestResults>(file, (report) => report);
}

function read<Report>(file: string, convert: (report: Report) => TestResults): TestResults {
  if (!existsSync(file)) return createFailedResults('it ended without a report');
  if (readFileSync(file, 'utf8').trim() === '') return createFailedResults('its report is empty');
  return convert(parsed<Report>(file));
}

function parsed<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
