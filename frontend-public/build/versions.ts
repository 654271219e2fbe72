import manifest from '../package.json' with { type: 'json' };

/** The exact versions this site is built with. */
export const { dependencies } = manifest;
