import { TestEnvironment } from 'jest-environment-node';

/** Jest stores the event handlers of a test file under this symbol. */
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
    // All test files of a worker share this environment, so a test file must not end it.
  }
}

let kept;

/** All test files of a worker share the modules of the product, so they share one global object. */
export default class SharedEnvironment {
  constructor(...given) {
    kept ??= new KeptEnvironment(...given);
    kept.beginFile();
    return kept;
  }
}
