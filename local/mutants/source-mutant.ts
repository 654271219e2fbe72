import { join } from 'node:path';

export interface SourceMutant {
  name: string;
  /** Path below `dist` and `src`, without extension. */
  file: string;
  replacements: readonly (readonly [from: string, to: string])[];
}

export function applyMutant({ name, replacements }: SourceMutant, source: string): string {
  return replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`"${name}" cannot be applied: ${from} must occur once.`);
    return text.replace(from, () => to);
  }, source);
}

export function createMutantEnvironment({ name, file, replacements }: SourceMutant): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'load-mutant.ts')}`,
    PRODUCT_MUTANT: JSON.stringify({ name, file, replacements }),
  };
}
