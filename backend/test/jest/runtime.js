import JestRuntime from 'jest-runtime';

const Runtime = JestRuntime.default ?? JestRuntime;

let modules;
let sourceMaps;

export function forgetModules() {
  modules = undefined;
}

/**
 * Jest runtime that loads the modules of the product once per worker, because loading them takes longer than most test
 * files run.
 */
export default class SharedRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { registries, transformCache } = this;
    modules ??= { moduleRegistry: registries.moduleRegistry, esModuleRegistry: registries.esModuleRegistry };
    sourceMaps ??= transformCache.sourceMaps;
    Object.assign(registries, modules);
    transformCache.sourceMaps = sourceMaps;
  }

  /**
   * Does nothing, because a dynamic import can finish after the end of a test file, and Jest would reject the import.
   */
  leaveTestCode() {}

  teardown() {
    // Removes the test file itself from the shared modules, so that a second run loads it again.
    this.registries.moduleRegistry.delete(this._testPath);
    this.restoreAllMocks();
    this.fileCache.clear();
  }
}
