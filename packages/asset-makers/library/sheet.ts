import { drawTitleOnHorizon } from '../ebook/pages.ts';
import { Paper, color, page, textStyles, type TextStyle } from '../ebook/paper.ts';
import { paintSky, skies } from '../ebook/sky.ts';
import { instantiateFonts } from '../ebook/fonts.ts';

export interface Cover {
  /** The last line is on the horizon of the picture, so the line breaks are fixed. */
  readonly title: readonly string[];
  readonly subtitle: string;
  readonly hour: number;
}

const author = 'Institute of Oneness';
const lineGap = 25;

export class Sheet {
  readonly paper: Paper;
  private number = 1;

  private constructor(paper: Paper) {
    this.paper = paper;
  }

  static async begin({ title, subtitle, hour }: Cover): Promise<Sheet> {
    const sky = skies[hour];
    if (!sky) throw new Error(`The sky has no hour ${hour}.`);
    const paper = new Paper({ title: title.join(' '), author, subject: subtitle }, await instantiateFonts());
    const [line, ink] = [400, sky.isDay ? color.ink : color.night];
    paper.addPage();
    paper.decorate(() => paintSky(paper.doc, sky, { height: page.height, line, radius: 42 }));
    drawTitleOnHorizon(paper, 'H1', title, line, 48, ink);
    paper.y = 438;
    paper.write('P', subtitle, { ...textStyles.question, size: 15.5, leading: 20, color: ink });
    paper.y = 516;
    paper.write('P', author, { ...textStyles.label, color: ink });
    return new Sheet(paper);
  }

  turn(): void {
    this.number += 1;
    this.paper.addPage(this.number);
  }

  chapter(title: string): void {
    this.turn();
    this.paper.doc.outline.addItem(title);
    this.paper.write('H2', title, textStyles.title, 20);
  }

  heading(text: string): void {
    this.keepTogether(110);
    this.paper.rule();
    this.paper.y += 14;
    this.text('H2', text, { ...textStyles.question, size: 17, leading: 21 }, 8);
  }

  paragraph(text: string): void {
    this.text('P', text, textStyles.reading, 9);
  }

  label(text: string): void {
    this.keepTogether(60);
    this.text('P', text, textStyles.label, 3);
  }

  question(text: string, lines: number): void {
    this.keepTogether(this.paper.heightOf(text, textStyles.question) + lines * lineGap + 24);
    this.text('P', text, textStyles.question, lines > 0 ? 30 : 10);
    for (let at = 0; at < lines; at += 1) {
      this.paper.rule(0.6, color.hairline);
      this.paper.y += lineGap;
    }
    this.paper.y += 6;
  }

  box(title: string, hint: string, height: number): void {
    this.keepTogether(height);
    const { doc, y } = this.paper;
    this.paper.decorate(() => {
      doc.roundedRect(page.left, y, page.measure, height, 8).lineWidth(0.9).stroke(color.ink);
    });
    this.paper.y = y + 12;
    this.inset('H2', title, { ...textStyles.question, size: 15, leading: 19 });
    this.inset('P', hint, textStyles.label);
    this.paper.y = y + height + 12;
  }

  private inset(tag: 'H2' | 'P', text: string, { font, size, leading, color: ink }: TextStyle): void {
    const { doc, y } = this.paper;
    const [left, width] = [page.left + 14, page.measure - 28];
    this.paper.tagged(tag, () => {
      doc.font(font).fontSize(size).fillColor(ink).text(text, left, y, { width });
    });
    this.paper.y = y + leading * Math.ceil(doc.font(font).fontSize(size).widthOfString(text) / width);
  }

  private text(tag: 'H2' | 'P', text: string, style: TextStyle, after: number): void {
    for (let rest = text; rest !== '';) {
      const left = this.paper.write(tag, rest, style, after);
      if (left !== '') this.turn();
      rest = left;
    }
  }

  private keepTogether(room: number): void {
    if (this.paper.y > page.top && this.paper.y + room > page.bottom) this.turn();
  }
}
