import JestRuntime from 'jest-runtime';

const Runtime = JestRuntime.default ?? JestRuntime;

let modules;
let sourceMaps;

export function forgetModules() {
  modules = undefined;
}

/** Loading the product takes longer than most test files run, so each worker loads the product once. */
export default class SharedRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { registries, transformCache } = this;
    modules ??= { moduleRegistry: registries.moduleRegistry, esModuleRegistry: registries.esModuleRegistry };
    sourceMaps ??= transformCache.sourceMaps;
    Object.assign(registries, modules);
    transformCache.sourceMaps = sourceMaps;
  }

  /** A dynamic import can finish after the end of a test file, and Jest would reject the import. */
  leaveTestCode() {}

  teardown() {
    // A second run must load the test file again.
    this.registries.moduleRegistry.delete(this._testPath);
    this.restoreAllMocks();
    this.fileCache.clear();
  }
}
