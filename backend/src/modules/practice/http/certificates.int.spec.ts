import { makeCourse, type TestCourse } from '#test/makers/course.ts';
import { readPdf } from '#test/makers/pdf.ts';
import { World, type Member } from '#test/world.ts';

interface Certificate {
  programId: string;
  programSlug: string;
  name: string;
  completedAt: string;
}

describe('certificates', () => {
  let world: World;
  let course: TestCourse;
  beforeAll(async () => {
    world = await World.start();
    course = await makeCourse(world, 2, { title: 'Ways of Being' });
  });
  afterAll(() => world.close());

  const mark = (member: Member, at: number, seen = true) =>
    world.as(member).put(`/api/lessons/${course.lessons[at]!.id}/seen`, { seen });
  const certificate = (member: Member, idOrSlug = String(course.program['slug'])) =>
    world.as(member).get<Certificate>(`/api/practice/certificates/${idOrSlug}`);

  it('exist with name, program and date when all lessons of a program are done', async () => {
    const member = await world.member({ tier: 'seeker', firstName: 'Žofie', lastName: 'Δημητρίου' });
    await mark(member, 0);
    expect((await certificate(member)).status).toBe(404);
    await mark(member, 1);
    const { body } = await certificate(member);
    expect(body).toMatchObject({
      programId: course.program.id,
      programTitle: 'Ways of Being',
      name: 'Žofie Δημητρίου',
    });
    expect(Math.abs(Date.parse(body.completedAt) - Date.now())).toBeLessThan(60_000);
    expect((await certificate(member, course.program.id)).body).toEqual(body);
    const { body: all } = await world.as(member).get<{ items: Certificate[] }>('/api/practice/certificates');
    expect(all.items).toEqual([body]);
    const pdf = await certificate(member, `${course.program.id}/file.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text).toMatch(/^%PDF-1\.7[^]*DejaVuSerif/);
    await mark(member, 0, false);
    expect((await certificate(member)).status).toBe(404);
  });

  it.each([
    ['Chinese', '宁静的早晨', '王小明'],
    ['Japanese', '静かな朝のひかり', '山田 花子'],
    ['Korean', '고요한 아침', '김민준'],
    ['Hebrew', 'בוקר שקט', 'דוד כהן'],
    ['Arabic', 'صباح هادئ', 'ليلى حداد'],
    ['Devanagari', 'घर का आराम', 'राज कपूर'],
  ])('have readable text in %s', async (_, title, name) => {
    const [firstName = '', lastName = name] = name.split(' ');
    const member = await world.member({ tier: 'seeker', firstName, lastName });
    const { program, lessons } = await makeCourse(world, 1, { title, slug: `program-${crypto.randomUUID()}` });
    await world.as(member).put(`/api/lessons/${lessons[0]!.id}/seen`, { seen: true });
    const file = await fetch(`${world.url}/api/practice/certificates/${program.id}/file.pdf`, {
      headers: { authorization: `Bearer ${member.accessToken}` },
    });
    const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect([pdf.pages, pdf.missing]).toEqual([1, 0]);
    for (const text of [title, firstName, lastName]) expect(pdf.text).toContain(text.replace(/\s/g, ''));
  });

  it('fit on one page with the longest name and title', async () => {
    const member = await world.member({ tier: 'seeker', firstName: 'M'.repeat(50), lastName: 'W'.repeat(50) });
    const { program, lessons } = await makeCourse(world, 1, {
      title: 'M'.repeat(200),
      slug: `program-${crypto.randomUUID()}`,
    });
    await world.as(member).put(`/api/lessons/${lessons[0]!.id}/seen`, { seen: true });
    const file = await fetch(`${world.url}/api/practice/certificates/${program.id}/file.pdf`, {
      headers: { authorization: `Bearer ${member.accessToken}` },
    });
    const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect([pdf.pages, pdf.missing]).toEqual([1, 0]);
    expect(pdf.text).toContain('M'.repeat(50) + 'W'.repeat(50));
  });

  it.each(['nothing', '%00', '%F0%9F%8C%85', '..%2F..'])('return 404 for %s', async (idOrSlug) => {
    expect((await certificate(await world.member(), idOrSlug)).status).toBe(404);
  });

  it('return 401 to a visitor', async () => {
    expect((await world.get('/api/practice/certificates')).status).toBe(401);
  });
});
