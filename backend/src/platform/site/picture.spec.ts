import { SvgTextOutliner } from '../pdf/outlines.ts';
import { startJob } from './picture.ts';

const svgOf = (title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text x="80" y="300" font-family="'Newsreader 16pt'" font-size="50">${title}</text></svg>`;

const outlinesOf = async (title: string) =>
  Array.from((await new SvgTextOutliner().outlineSvg(svgOf(title))).matchAll(/ d="([^"]*)"/g), ([, path]) => path);

describe('share picture', () => {
  it.each([
    ['Chinese', '静们國。'],
    ['Japanese', '静かな朝ー「」'],
    ['Korean', '고요한아침'],
    ['Hebrew', 'בוקרשקט'],
    ['Arabic', 'صباحهادئ'],
    ['Devanagari', 'घरकाआराम'],
    ['Russian', 'Тихоеутро'],
    ['Greek', 'Ήσυχοπρωί'],
    ['Vietnamese', 'Mộtbuổisángyêntĩnh'],
  ])('draws every letter of a title in %s, and no replacement box', async (_, title) => {
    const boxes = new Set([...(await outlinesOf('\ufffd')), ...(await outlinesOf('\u0378'))]);
    const drawn = await outlinesOf(title);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.filter((path) => path === '' || boxes.has(path))).toEqual([]);
  });

  it('draws a right-to-left title with its letters in order', async () => {
    const [first, second] = await Promise.all(['ש', 'ל'].map(outlinesOf));
    expect(await outlinesOf('של')).toEqual([...(second ?? []), ...(first ?? [])]);
  });

  it('leaves a title to the renderer when the site fonts have all its letters', async () => {
    expect(await outlinesOf('Žofie’s day – “Ways”')).toEqual([]);
  });

  it('is a PNG in the size of its SVG, and rejects an SVG that is too large', async () => {
    const job = await startJob();
    const [png] = await job.add(svgOf('静かな朝'));
    const bytes = Buffer.from(png ?? []);
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    await expect(job.add(svgOf('a'.repeat(500_000)))).rejects.toThrow('too large');
  });
});
