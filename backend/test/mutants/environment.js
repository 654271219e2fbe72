import { appendFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import SharedEnvironment from '../jest/environment.js';

/** The mutants in the tested code read and write this state. */
export const switches = { mutantCoverage: { static: {}, perTest: {} } };

export default class MutantEnvironment {
  constructor(config, context) {
    const isUnit = config.projectConfig.displayName.name === 'unit';
    const environment = isUnit ? new TestEnvironment(config, context) : new SharedEnvironment(config, context);
    const coverage = switches.mutantCoverage;
    const began = Date.now();
    let loaded = {};
    let hasFailed = false;
    coverage.static = {};
    environment.global.__stryker__ = switches;
    environment.handleTestEvent = ({ name, test }) => {
      // Separates the mutants that run while modules load. Integration tests share loaded modules, so these mutants need
      // their own process.
      if (name === 'run_start' && !isUnit) [loaded, coverage.static] = [coverage.static, {}];
      if (name === 'test_fn_failure' || name === 'hook_failure') hasFailed = true;
      if (name === 'test_start' && hasFailed && switches.activeMutant) test.mode = 'skip';
    };
    environment.teardown = async () => {
      if (!switches.activeMutant) {
        const reached = { reached: Object.keys(coverage.static), loaded: Object.keys(loaded) };
        const line = { file: context.testPath, ms: Date.now() - began, ...reached };
        appendFileSync(process.env.MUTANTS_COVERAGE, `${JSON.stringify(line)}\n`);
      }
      await Object.getPrototypeOf(environment).teardown.call(environment);
    };
    return environment;
  }
}
