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
    // All test files of a worker share this environment, so it is never torn down.
  }
}

let kept;

/** All test files of a worker use one global object, because they share modules (runtime.js). */
export default class SharedEnvironment {
  constructor(...given) {
    kept ??= new KeptEnvironment(...given);
    kept.beginFile();
    return kept;
  }
}
