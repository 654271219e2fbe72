/** Loaded by `NODE_OPTIONS` before the product: applies the mutant that MAILING_MUTANT names to its source. */
import { registerHooks } from 'node:module';
import { applyMutant, mailingMutants } from './mutants.ts';

const mutant = mailingMutants.find(({ name }) => name === process.env['MAILING_MUTANT']);
if (!mutant) throw new Error('MAILING_MUTANT is not the name of a mutant.');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(`/backend/dist/${mutant.file}.js`)) return loaded;
    return { ...loaded, source: applyMutant(mutant, String(loaded.source)) };
  },
});
