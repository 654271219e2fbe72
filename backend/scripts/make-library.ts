/**
 * Writes the library files from their texts: `node backend/scripts/make-library.ts <folder>`, with free files in
 * downloads/ and files for members in library/. The same texts give the same files, which are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { consciousLiving } from '../src/app/demo-data/program-conscious-living.ts';
import { foundations } from '../src/app/demo-data/program-foundations.ts';
import { circleAtHome, makeTranscripts, ventureCanvas, weekOfNoticing, makeWorkbook } from './library/works.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to write to.');

const works: Readonly<Record<string, () => Promise<Buffer>>> = {
  'downloads/a-circle-at-home.pdf': circleAtHome,
  'downloads/a-week-of-noticing.pdf': weekOfNoticing,
  'library/foundations-workbook.pdf': () => makeWorkbook(foundations),
  'library/transcripts-conscious-living.pdf': () => makeTranscripts(consciousLiving),
  'library/venture-canvas.pdf': ventureCanvas,
};
for (const [name, make] of Object.entries(works)) {
  const pdf = await make();
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf);
  console.log(`${file}: ${Math.ceil(pdf.length / 1000)} KB`);
}
