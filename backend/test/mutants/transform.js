import { readFileSync } from 'node:fs';
import swc from '@swc/jest';

const instrumented = JSON.parse(readFileSync(process.env.MUTANTS_SOURCES, 'utf8'));
const textOf = (source, path) => instrumented[path] ?? source;

export default {
  createTransformer(options) {
    const { process: compile, getCacheKey, canInstrument } = swc.createTransformer(options);
    return {
      canInstrument,
      process: (source, path, ...rest) => compile(textOf(source, path), path, ...rest),
      getCacheKey: (source, path, ...rest) => getCacheKey(textOf(source, path), path, ...rest),
    };
  },
};
