import base from '../../jest.config.js';

/**
 * Adds mutants (small deliberate defects) to the tested code; local/mutants.ts switches on one at a time by its number.
 */
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
  // Limits the time of each test, because a mutant can make it wait forever.
  ...(process.env.MUTANTS_PLAN ? { testTimeout: 120_000 } : {}),
};
