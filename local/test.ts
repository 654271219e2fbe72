/** `npm test`: unit, integration and browser tests, each against the real thing, closed by one line that counts them. */
import { build } from './build.ts';
import { tell } from './product.ts';
import { whenAskedToStop } from './signals.ts';
import { runBrowser } from './test-browser.ts';
import { runIntegration } from './test-integration.ts';
import { startRedis } from './test-redis.ts';
import { type Results, lineOf, sumOf } from './test-results.ts';
import { runUnit } from './test-unit.ts';
import { type Workshop, openWorkshop } from './test-workshop.ts';

const kinds = ['unit', 'integration', 'browser'];
const journeyOnRedis = 'visitor-becomes-member';

const [kind, ...rest] = process.argv.slice(2);
if (kind !== undefined && !kinds.includes(kind)) {
  process.stderr.write(`There are no "${kind}" tests. Try ${kinds.join(', ')}, or none of them for all.\n`);
  process.exit(1);
}
const workshop = await openWorkshop();
whenAskedToStop(async () => {
  await workshop.close();
  process.exit(130);
});
const total = await runAll(workshop).catch((error: unknown) => {
  const fault = error instanceof Error ? error.message : String(error);
  return sumOf([announce('the tests', { passed: 0, failed: 0, skipped: [], fault })]);
});
await workshop.close();
if (total.skipped.length > 0) tell(`\nSkipped:\n${total.skipped.map((name) => `  ${name}`).join('\n')}`);
tell(`\n${lineOf(total)}`);
process.exit(total.failed > 0 ? 1 : 0);

async function runAll(at: Workshop): Promise<Results> {
  const wants = (name: string) => kind === undefined || kind === name;
  const results: Results[] = [];
  await build(at, at.supervisor);
  if (wants('unit')) results.push(...(await runUnit(at)).map((result) => announce('the unit tests', result)));
  const redisUrl = kind === 'unit' ? undefined : await startRedis(at.supervisor, at.dataDir);
  if (wants('integration')) results.push(announce('the integration tests', await runIntegration(at, redisUrl, rest)));
  if (wants('browser')) {
    const all = await runBrowser(at, { name: 'browser', settings: {}, journeys: rest });
    results.push(announce('the browser tests', all), await journeyWithRedis(at, redisUrl));
  }
  return sumOf(results);
}

/** The main journey once more with the queues on Redis, where there is one. */
async function journeyWithRedis(at: Workshop, redisUrl: string | undefined): Promise<Results> {
  if (rest.length > 0) return { passed: 0, failed: 0, skipped: [] };
  if (redisUrl === undefined)
    return { passed: 0, failed: 0, skipped: ['the journey with the queues on Redis: no redis-server here'] };
  const run = { name: 'browser-redis', settings: { REDIS_URL: redisUrl }, journeys: [journeyOnRedis] };
  return announce('the browser tests on Redis', await runBrowser(at, run));
}

function announce(name: string, results: Results): Results {
  if (results.fault) tell(`\n${name} could not run: ${results.fault}`);
  return results;
}
