import { readFileSync } from 'node:fs';
import JestRunner from 'jest-runner';
import { forgetModules } from '../jest/runtime.js';
import { switches } from './environment.js';

const Runner = JestRunner.default ?? JestRunner;
/** After this number of executions, a mutant counts as an endless loop. */
const hitLimit = 100_000;

export default class MutantRunner {
  isSerial = true;
  supportsEventEmitters = true;

  constructor(globalConfig, context) {
    this.given = [globalConfig, context];
  }

  on() {
    return () => undefined;
  }

  async runTests(tests, watcher) {
    const plan = JSON.parse(readFileSync(process.env.MUTANTS_PLAN, 'utf8'));
    for (const { id, files, isStatic } of plan) {
      write({ mutant: id });
      if (isStatic) forgetModules();
      for (const file of files) {
        Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit });
        const test = tests.find(({ path }) => path === file);
        if (!test) return write({ mutant: id, broken: `${file} is no file of tests any more.` });
        const failed = await this.failureIn(test, watcher);
        if (failed === undefined && !this.hasRun) return write({ mutant: id, broken: `${file} ran no test.` });
        write({ mutant: id, file, ...(failed ? { failed } : {}) });
        if (failed) break;
      }
      if (isStatic) forgetModules();
      write({ mutant: id, isDone: true });
    }
  }

  async failureIn(test, watcher) {
    const runner = new Runner(...this.given);
    let failure;
    runner.on('test-file-failure', ([, { message, stack }]) => (failure = message || stack));
    this.hasRun = false;
    runner.on('test-file-success', ([, { testResults, testExecError: error }]) => {
      this.hasRun = testResults.length > 0;
      failure = testResults.find(({ status }) => status === 'failed')?.fullName ?? (error?.message || error?.stack);
    });
    await runner.runTests([test], watcher, { serial: true });
    return failure;
  }
}

function write(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
