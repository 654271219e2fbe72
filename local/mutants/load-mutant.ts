/** `NODE_OPTIONS` loads this file before the product, so that the mutant changes the loaded code. */
import { registerHooks } from 'node:module';
import { type SourceMutant, applyMutant } from './source-mutant.ts';

const mutant = JSON.parse(process.env['PRODUCT_MUTANT'] ?? '') as SourceMutant;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(`/backend/dist/${mutant.file}.js`)) return loaded;
    return { ...loaded, source: applyMutant(mutant, String(loaded.source)) };
  },
});
