import { siteFonts } from '../fonts/font-files.ts';
import { SvgTextOutliner } from '../pdf/outlines.ts';
import type { BackgroundJob } from '../threads/job.ts';

const maxCharacters = 500_000;

/** Bundled fonts make each machine produce the same file. */
export async function startJob(): Promise<BackgroundJob<string>> {
  const { Resvg } = await import('@resvg/resvg-js');
  const outlines = new SvgTextOutliner();
  return {
    add: async (svg) => {
      if (svg.length > maxCharacters) throw new Error('The picture is too large');
      return [
        new Resvg(await outlines.outlineSvg(svg), {
          font: { fontFiles: Object.values(siteFonts), loadSystemFonts: false },
        })
          .render()
          .asPng(),
      ];
    },
    end: async () => [],
  };
}
