import { Editor, type ContentItem } from '#test/makers/editor.ts';
import { World, type Member } from '#test/world.ts';

interface Problem {
  code: string;
}

const hourMs = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

describe('position in a meditation', () => {
  let meditation: ContentItem;
  beforeAll(async () => {
    const editor = await Editor.signUp(world);
    const draft = { title: 'A sit', url: 'https://library.example/sit.m4a', durationSec: 900 };
    meditation = (await editor.create('meditations', draft)).body;
  });

  const stop = <Body = { positionSec: number }>(member: Member, positionSec: number, playedAt = new Date()) =>
    world.as(member).put<Body>(`/api/meditations/${meditation.id}/position`, {
      positionSec,
      playedAt: playedAt.toISOString(),
    });
  const placesOf = async (member: Member) =>
    (await world.as(member).get<{ meditations: object[] }>('/api/practice')).body.meditations;

  it('is the one played last, in any order of the reports', async () => {
    const member = await world.member({ tier: 'seeker' });
    await stop(member, 300.7, new Date(Date.now() - 60_000));
    expect((await stop(member, 100, new Date(Date.now() - hourMs))).body.positionSec).toBe(300);
    expect((await stop(member, 9_999)).body.positionSec).toBe(900);
    expect(await placesOf(member)).toMatchObject([{ meditationId: meditation.id, positionSec: 900 }]);
  });

  it("is stored for a started meditation when the member's tier has ended, and for no one else", async () => {
    const [member, otherMember] = [await world.member({ tier: 'seeker' }), await world.member()];
    await stop(member, 300, new Date(Date.now() - 60_000));
    await world.sql('delete from membership_grant where user_id = $1', [member.id]);
    for (const one of [member, otherMember]) {
      const { status, body } = await stop<Problem>(one, 310);
      expect([status, body.code]).toEqual([403, 'membership.tier']);
    }
    expect(await placesOf(member)).toMatchObject([{ positionSec: 310 }]);
    expect(await placesOf(otherMember)).toEqual([]);
  });

  it('returns 404 for an unknown meditation', async () => {
    const member = await world.member({ tier: 'seeker' });
    const path = `/api/meditations/${crypto.randomUUID()}/position`;
    const place = { positionSec: 1, playedAt: new Date().toISOString() };
    expect((await world.as(member).put(path, place)).status).toBe(404);
    expect((await world.as(member).put('/api/meditations/x/position', place)).status).toBe(404);
  });
});
