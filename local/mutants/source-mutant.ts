/** Fault that a test of the product must find: replaces text in one file of the built backend while it is loaded. */
import { join } from 'node:path';

export interface SourceMutant {
  name: string;
  /** File of the backend, relative to `dist` and `src`, without its extension. */
  file: string;
  replacements: readonly (readonly [from: string, to: string])[];
}

/** Replaces each text, which must occur exactly once. */
export function applyMutant({ name, replacements }: SourceMutant, source: string): string {
  return replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`"${name}" cannot be applied: ${from} must occur once.`);
    return text.replace(from, () => to);
  }, source);
}

/** Environment of a product with this mutant. */
export function createMutantEnvironment({ name, file, replacements }: SourceMutant): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'load-mutant.ts')}`,
    PRODUCT_MUTANT: JSON.stringify({ name, file, replacements }),
  };
}
