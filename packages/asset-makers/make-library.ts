import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  makeCircleAtHome,
  makeTranscripts,
  makeWorkbook,
  type Program,
  makeVentureCanvas,
  makeWeekOfNoticing,
} from './library/works.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to write to.');

const texts = await readFile(join(folder, 'demo-texts', 'programs.json'), 'utf8');
const { programs } = JSON.parse(texts) as { programs: (Program & { slug: string })[] };

function requireProgram(slug: string): Program {
  const found = programs.find((program) => program.slug === slug);
  if (!found) throw new Error(`There is no program ${slug}.`);
  return found;
}

const works: Readonly<Record<string, () => Promise<Buffer>>> = {
  'downloads/a-circle-at-home.pdf': makeCircleAtHome,
  'downloads/a-week-of-noticing.pdf': makeWeekOfNoticing,
  'library/foundations-workbook.pdf': () => makeWorkbook(requireProgram('foundations-of-oneness')),
  'library/transcripts-conscious-living.pdf': () => makeTranscripts(requireProgram('conscious-living')),
  'library/venture-canvas.pdf': makeVentureCanvas,
};
for (const [name, make] of Object.entries(works)) {
  const pdf = await make();
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf);
  console.log(`${file}: ${Math.ceil(pdf.length / 1000)} KB`);
}
