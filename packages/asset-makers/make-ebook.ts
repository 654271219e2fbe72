import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { instantiateFonts } from './ebook/fonts.ts';
import { addClosing, addContents, addCover, addMorning, addOpening } from './ebook/pages.ts';
import { Paper } from './ebook/paper.ts';
import { book, mornings } from './ebook/text.ts';

const file = process.argv[2];
if (file === undefined) throw new Error('Name the file to write.');

const paper = new Paper(
  { title: book.title.join(' '), author: book.author, subject: book.subtitle },
  await instantiateFonts(),
);
addCover(paper);
addOpening(paper);
addContents(paper);
mornings.forEach((morning, i) => addMorning(paper, morning, i));
addClosing(paper);

const pdf = await paper.finish();
await mkdir(dirname(file), { recursive: true });
await writeFile(file, pdf);
console.log(`${file}: ${Math.ceil(pdf.length / 1000)} KB`);
