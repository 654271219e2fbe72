import { TestEnvironment } from 'jest-environment-node';

/** Under which Jest keeps what listens to the tests of a file. */
const listeners = Symbol.for('EVENT_HANDLERS');

class KeptEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.variables = { ...this.global.process.env };
  }

  beginFile() {
    delete this.global[listeners];
    const { env } = this.global.process;
    for (const name of Object.keys(env)) delete env[name];
    Object.assign(env, this.variables);
  }

  async teardown() {
    // It lives as long as its worker.
  }
}

let kept;

/** The one global object of all test files of a worker, in which the modules live that they share (runtime.js). */
export default class SharedEnvironment {
  constructor(...given) {
    kept ??= new KeptEnvironment(...given);
    kept.beginFile();
    return kept;
  }
}
