import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '#kernel/tier.ts';
import { ContentWriter } from '#modules/content/index.ts';
import { assetsFolder } from '#platform/site/folders.ts';
import type { ApiCaller } from '../http.ts';
import type { World } from '../world.ts';

export const mediaFolder = join(assetsFolder, 'media');
export const lessonFilmBytes = readFileSync(join(mediaFolder, 'lesson-6.mp4'));
export const lessonCaptions = readFileSync(join(mediaFolder, 'lesson-6.vtt'), 'utf8');
const createdAt = new Date('2026-01-01T00:00:00Z');

interface Link {
  readonly url: string;
  readonly expiresAt: string;
  readonly sizeBytes: number;
}

export class MediaFiles {
  private lessons = 0;

  private constructor(
    private readonly world: World,
    private readonly content: ContentWriter,
    private readonly module: string,
  ) {}

  static async create(world: World): Promise<MediaFiles> {
    const content = world.app.get(ContentWriter, { strict: false });
    const program = await content.add('programs', { title: 'P', slug: 'p', isMembersOnly: true, createdAt });
    const about = { title: 'M', slug: 'm', orderNum: 1, visibilityTier: 'seeker' as const };
    return new MediaFiles(world, content, await content.add('modules', { ...about, program: program as never }));
  }

  addLesson(values: object): Promise<string> {
    this.lessons += 1;
    const about = { title: 'A lesson', slug: `lesson-${this.lessons}`, orderNum: this.lessons };
    return this.content.add('lessons', {
      ...{ ...about, module: this.module as never, visibilityTier: 'seeker' as const },
      ...values,
    });
  }

  addSit(url: string, visibilityTier: Tier = 'seeker', values: object = {}): Promise<string> {
    return this.content.add('meditations', { title: 'A sit', url, visibilityTier, createdAt, ...values });
  }

  async play(link: string, headers: Record<string, string> = {}, method = 'GET') {
    const answer = await fetch(this.world.url + link, { method, headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes };
  }
}

export const requestMediaLink = <Body = Link>(caller: ApiCaller, id: string, kind = 'lessons') =>
  caller.post<Body>(`/api/media/${kind}/${id}/link`);
