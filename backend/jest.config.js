/** Unit specs are pure; integration specs run the whole product in one process (test/world.ts). */
const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // The package `emulate` has no entry for `require`, so Jest needs the path of its ES module.
  moduleNameMapper: {
    '^emulate$': '<rootDir>/../node_modules/emulate/dist/api.js',
    '^#(app|kernel|modules|platform)/(.*)$': '<rootDir>/src/$1/$2',
  },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/src/**/*.int.spec.ts', '<rootDir>/test/**/*.int.spec.ts'],
      testEnvironment: '<rootDir>/test/jest/environment.js',
      runtime: '<rootDir>/test/jest/runtime.js',
      globalSetup: '<rootDir>/test/set-up.ts',
      globalTeardown: '<rootDir>/test/tear-down.ts',
    },
  ],
  // One more than the two cores of the target machine: tests wait for queues and locks about a third of their time.
  maxWorkers: 3,
  // Enough for the slowest test on a busy machine.
  testTimeout: 300_000,
  // A failed set-up may leave a connection open, which would block the exit.
  forceExit: true,
};
