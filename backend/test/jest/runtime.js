import JestRuntime from 'jest-runtime';

const Runtime = JestRuntime.default ?? JestRuntime;

let modules;
let sourceMaps;

/** What is loaded next is loaded anew. */
export function forgetModules() {
  modules = undefined;
}

/**
 * Loads the modules of the product once for all test files of a worker: to load them again costs more than what most
 * files test.
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

  /** A module may load another in its own time, which for Jest is after the end of the file that loaded it. */
  leaveTestCode() {}

  teardown() {
    // Its own file is not shared: run once more, it has to be read anew.
    this.registries.moduleRegistry.delete(this._testPath);
    this.restoreAllMocks();
    this.fileCache.clear();
  }
}
