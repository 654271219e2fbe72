import base from '../../jest.config.js';

const withMutants = ({ transform, ...project }) => ({
  ...project,
  testEnvironment: '<rootDir>/test/mutants/environment.js',
  transform: Object.fromEntries(
    Object.entries(transform).map(([files, [, options]]) => [files, ['<rootDir>/test/mutants/transform.js', options]]),
  ),
  ...(process.env.MUTANTS_PLAN ? { runner: '<rootDir>/test/mutants/runner.js' } : {}),
});

export default {
  ...base,
  rootDir: '../..',
  projects: base.projects.map(withMutants),
  reporters: process.env.MUTANTS_PLAN ? [] : ['default'],
  // A mutant can make a test wait forever.
  ...(process.env.MUTANTS_PLAN ? { testTimeout: 120_000 } : {}),
};
