import JestRuntime from 'jest-runtime';

const Runtime = JestRuntime.default ?? JestRuntime;

let modules;
let sourceMaps;

export function forgetModules() {
  modules = undefined;
}

/** Loads the product's modules once per worker, because loading them takes longer than most test files run. */
export default class SharedRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { registries, transformCache } = this;
    modules ??= { moduleRegistry: registries.moduleRegistry, esModuleRegistry: registries.esModuleRegistry };
    sourceMaps ??= transformCache.sourceMaps;
    Object.assign(registries, modules);
    transformCache.sourceMaps = sourceMaps;
  }

  /** A dynamic import can finish after the test file, which Jest would reject. */
  leaveTestCode() {}

  teardown() {
    // The test file itself is not shared, so a second run must load it again.
    this.registries.moduleRegistry.delete(this._testPath);
    this.restoreAllMocks();
    this.fileCache.clear();
  }
}
