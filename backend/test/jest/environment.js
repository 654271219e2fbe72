import { TestEnvironment } from 'jest-environment-node';

/** Symbol under which Jest stores the event handlers of a test file. */
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
    // Does nothing, because all test files of a worker share this environment.
  }
}

let kept;

/**
 * Jest environment with one global object for all test files of a worker, because they share the modules of the product
 * (runtime.js).
 */
export default class SharedEnvironment {
  constructor(...given) {
    kept ??= new KeptEnvironment(...given);
    kept.beginFile();
    return kept;
  }
}
