import PDFDocument from 'pdfkit';
import type { FontName } from './fonts.ts';

/** The page is A5 in points. */
export const page = { width: 420, height: 595, left: 48, measure: 324, top: 64, bottom: 539 } as const;

export const color = {
  mist: '#F4F6FA',
  ink: '#151D36',
  muted: '#434C63',
  hairline: '#CFD6E3',
  night: '#F3F1EA',
} as const;

type Element = ReturnType<PDFKit.PDFDocument['struct']>;
type Tag = 'H1' | 'H2' | 'P';

export interface TextStyle {
  font: FontName;
  size: number;
  leading: number;
  color: string;
}

export const textStyles = {
  reading: { font: 'reading', size: 11.6, leading: 18.2, color: color.ink },
  label: { font: 'sans', size: 9.5, leading: 15, color: color.muted },
  title: { font: 'display', size: 34, leading: 36, color: color.ink },
  question: { font: 'italic', size: 21, leading: 26, color: color.ink },
} as const satisfies Record<string, TextStyle>;

/** The types of the library lack the options for PDF/UA, the standard for accessible PDFs. */
const accessible = Object.assign<PDFKit.PDFDocumentOptions, object>(
  { pdfVersion: '1.7', tagged: true, lang: 'en', displayTitle: true },
  { subset: 'PDF/UA' },
);

/** The library writes a String object as text, but a plain string as a PDF name. */
const asPdfString = (words: string): string => new String(words) as string;

/** Screen readers read the text in the order of the calls, and skip decoration. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  y = 0;
  private readonly words: Element;
  private unfinished: Element | undefined;

  constructor(details: { title: string; author: string; subject: string }, fonts: [FontName, Buffer][]) {
    this.doc = new PDFDocument({
      ...accessible,
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      info: {
        Title: details.title,
        Author: details.author,
        Subject: details.subject,
        CreationDate: new Date('2026-11-01T06:54:00Z'),
      },
    });
    for (const [name, font] of fonts) this.doc.registerFont(name, font);
    this.words = this.doc.struct('Document');
    this.doc.addStructure(this.words);
  }

  addPage(number?: number): void {
    this.doc.addPage();
    this.y = page.top;
    this.decorate(() => this.doc.rect(0, 0, page.width, page.height).fill(color.mist));
    if (number === undefined) return;
    const { font, leading } = textStyles.label;
    this.decorate(() => {
      this.doc.font(font).fontSize(8.5).fillColor(color.muted);
      this.doc.text(String(number), page.left, page.height - 36, {
        width: page.measure,
        align: 'right',
        height: leading,
      });
    });
  }

  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  tagged(tag: Tag, draw: () => void): void {
    this.drawInto(this.element(tag), tag, draw).end();
  }

  linked(words: string, destination: string, draw: () => void): void {
    const top = this.y;
    const link = this.drawInto(this.element('Link', words), 'Link', draw);
    this.doc.goTo(page.left, top, page.measure, this.y - top, destination, {
      structParent: link,
      Contents: asPdfString(words),
    });
    link.end();
  }

  write(tag: Tag, text: string, style: TextStyle, after = 0): string {
    const [fits, rest] = this.split(text, style);
    if (fits === '') return rest;
    const paragraph = this.unfinished ?? this.element(tag);
    this.drawInto(paragraph, tag, () => this.set(fits, style));
    this.y += this.heightOf(fits, style) + after;
    this.unfinished = rest === '' ? undefined : paragraph;
    if (rest === '') paragraph.end();
    return rest;
  }

  heightOf(text: string, style: TextStyle): number {
    this.use(style);
    return this.doc.heightOfString(text, this.options(style));
  }

  rule(width = 0.9, stroke: string = color.ink): void {
    this.decorate(() => {
      this.doc
        .moveTo(page.left, this.y)
        .lineTo(page.left + page.measure, this.y)
        .lineWidth(width)
        .stroke(stroke);
    });
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.doc.on('end', resolve));
    this.words.end();
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private element(tag: Tag | 'Link', alt?: string): Element {
    const element = this.doc.struct(tag, alt === undefined ? {} : { alt });
    this.words.add(element);
    return element;
  }

  private drawInto(element: Element, tag: Tag | 'Link', draw: () => void): Element {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    return element.add(content);
  }

  private set(text: string, style: TextStyle): void {
    this.use(style);
    this.doc.text(text, page.left, this.y, this.options(style));
  }

  /** Splits a paragraph between two pages so that neither page shows a single line of the paragraph. */
  private split(text: string, style: TextStyle): [string, string] {
    const room = page.bottom - this.y;
    if (this.heightOf(text, style) <= room) return [text, ''];
    const words = text.split(' ');
    const fitting = words.findLastIndex((_, i) => {
      const rest = words.slice(i + 1).join(' ');
      const here = words.slice(0, i + 1).join(' ');
      return this.heightOf(here, style) <= room && this.heightOf(rest, style) > style.leading * 1.5;
    });
    const here = words.slice(0, fitting + 1).join(' ');
    if (this.heightOf(here, style) < style.leading * 1.5) return ['', text];
    return [here, words.slice(fitting + 1).join(' ')];
  }

  private use({ font, size, color: ink }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(ink);
  }

  private options({ size, leading }: TextStyle): PDFKit.Mixins.TextOptions {
    const natural = this.doc.currentLineHeight(true);
    return { width: page.measure, lineGap: leading - natural, characterSpacing: size > 30 ? -0.02 * size : 0 };
  }
}
