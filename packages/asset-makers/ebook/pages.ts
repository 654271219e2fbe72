import { type Paper, color, page, textStyles } from './paper.ts';
import { type Sky, paintSky, skies, sunrise } from './sky.ts';
import { type Morning, book, closing, mornings, opening, ordinals } from './text.ts';

const FIRST_MORNING = 4;
const anchor = (index: number) => `morning-${index + 1}`;
const textColor = (sky: Sky) => (sky.isDay ? color.ink : color.night);

export function drawTitleOnHorizon(
  paper: Paper,
  tag: 'H1' | 'H2',
  lines: readonly string[],
  line: number,
  size: number,
  ink: string,
): void {
  const { doc } = paper;
  paper.tagged(tag, () => {
    doc.font('display').fontSize(size).fillColor(ink);
    lines.forEach((words, i) => {
      const y = line - (lines.length - 1 - i) * size * 1.04;
      doc.text(`${words} `, page.left - size * 0.04, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: -0.02 * size,
      });
    });
  });
}

export function addCover(paper: Paper): void {
  const line = 400;
  paper.addPage();
  paper.decorate(() => paintSky(paper.doc, sunrise, { height: page.height, line, radius: 42 }));
  drawTitleOnHorizon(paper, 'H1', book.title, line, 48, color.night);
  paper.y = 438;
  paper.write('P', book.subtitle, { ...textStyles.question, size: 15.5, leading: 20, color: color.night });
  paper.y = 516;
  paper.write('P', book.author, { ...textStyles.label, color: color.night });
}

export function addOpening(paper: Paper): void {
  paper.addPage(2);
  paper.write('H2', opening.title, textStyles.title, 20);
  for (const paragraph of opening.paragraphs) paper.write('P', paragraph, textStyles.reading, 9);
}

export function addContents(paper: Paper): void {
  paper.addPage(3);
  paper.write('H2', 'The mornings', textStyles.title, 24);
  mornings.forEach(({ title }, i) => {
    const words = title.join(' ');
    const number = String(FIRST_MORNING + 2 * i);
    const { doc } = paper;
    paper.rule(0.6, color.hairline);
    paper.linked(`${words}, page ${number}`, anchor(i), () => {
      doc.font('reading').fontSize(15).fillColor(color.ink);
      doc.text(`${words} `, page.left, paper.y + 13, { lineBreak: false });
      doc.text(number, page.left, paper.y + 13, { width: page.measure, align: 'right' });
      paper.y += 46;
    });
  });
  paper.rule(0.6, color.hairline);
}

export function addMorning(paper: Paper, morning: Morning, index: number): void {
  const number = FIRST_MORNING + 2 * index;
  const rest = addReading(paper, morning, index, number);
  paper.addPage(number + 1);
  for (const paragraph of rest) paper.write('P', paragraph, textStyles.reading, 7);

  paper.y += 15;
  paper.rule();
  paper.y += 16;
  paper.write('P', 'Practice', textStyles.label, 3);
  paper.write('P', morning.practice, textStyles.reading, 20);
  paper.write('P', 'Question', textStyles.label, 3);
  paper.write('P', morning.question, textStyles.question, 34);
  for (; paper.y < page.bottom; paper.y += 25) paper.rule(0.6, color.hairline);
}

function addReading(paper: Paper, morning: Morning, index: number, number: number): string[] {
  const { doc } = paper;
  const sky = skies[index];
  if (sky === undefined) throw new Error(`The sky has no hour for morning ${index + 1}.`);
  const line = 172;
  const label = `${ordinals[index]} morning`;

  paper.addPage(number);
  doc.addNamedDestination(anchor(index), 'XYZ', 0, 0, null);
  doc.outline.addItem(`${label}: ${morning.title.join(' ')}`);
  paper.decorate(() => paintSky(doc, sky, { height: 236, line, radius: 35 }));
  paper.y = line - 36 * morning.title.length - 22;
  paper.write('P', label, { ...textStyles.label, color: textColor(sky) });
  drawTitleOnHorizon(paper, 'H2', morning.title, line, 35, textColor(sky));

  paper.y = 264;
  const rest: string[] = [];
  for (const paragraph of morning.paragraphs) {
    const left = rest.length > 0 ? paragraph : paper.write('P', paragraph, textStyles.reading, 7);
    if (left !== '') rest.push(left);
  }
  return rest;
}

export function addClosing(paper: Paper): void {
  paper.addPage(FIRST_MORNING + 2 * mornings.length);
  paper.write('H2', closing.title, textStyles.title, 20);
  for (const paragraph of closing.paragraphs) paper.write('P', paragraph, textStyles.reading, 9);
  paper.y = page.bottom - 34;
  paper.rule();
  paper.y += 12;
  paper.write('P', `${book.author}, ${book.place}`, textStyles.label);
}
