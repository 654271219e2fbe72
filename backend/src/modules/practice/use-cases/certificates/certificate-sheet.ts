import { institute } from '#kernel/institute.ts';
import { formatDay } from '#kernel/format-date.ts';
import { startPdf } from '#platform/pdf/pdf-file.ts';
import type { TextStyle, Typesetter } from '#platform/pdf/typesetter.ts';
import type { BackgroundJob } from '#platform/threads/job.ts';
import type { CertificateView } from './certificate.view.ts';

const epoch = new Date(0);

const page = { width: 841.89, margin: 72 } as const;
const textArea = { left: page.margin, width: page.width - 2 * page.margin } as const;
const lineHeightFactor = 1.25;

const fontSizes = { small: [14], name: [34, 26, 20, 14], title: [26, 20, 14] } as const;

export async function startJob(): Promise<BackgroundJob<CertificateView>> {
  let file: Awaited<ReturnType<typeof startPdf>> | undefined;
  return {
    add: async ({ name, programTitle, completedAt }) => {
      file = await startPdf(`Certificate: ${programTitle}`, { size: 'A4', layout: 'landscape', margin: page.margin });
      const { typesetter } = file;
      let y: number = page.margin + 60;
      y = write(typesetter, institute.name, 'reading', fontSizes.small, y);
      y = write(typesetter, name, 'bold', fontSizes.name, y);
      y = write(typesetter, 'has completed all lessons of', 'reading', fontSizes.small, y);
      y = write(typesetter, programTitle, 'bold', fontSizes.title, y);
      write(typesetter, formatDay(new Date(completedAt), epoch), 'reading', fontSizes.small, y);
      return file.take();
    },
    end: async () => (await file?.end()) ?? [],
  };
}

function write(
  typesetter: Typesetter,
  text: string,
  cut: TextStyle['cut'],
  fitting: readonly number[],
  from: number,
): number {
  const tried = fitting.map((size) => {
    const style: TextStyle = { cut, size, align: 'center' };
    return { style, lines: [...typesetter.typesetLines(text, style, textArea.width)] };
  });
  const set = tried.find(({ lines }) => lines.length <= 2) ?? tried.at(-1);
  if (!set) return from;
  const { style, lines } = set;
  let y = from;
  for (const line of lines) {
    if (line) typesetter.drawLine(line, style, { ...textArea, baseline: y + style.size });
    y += style.size * lineHeightFactor;
  }
  return y + style.size * 0.8;
}
