import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiResponse, ApiCaller } from '../http.ts';
import type { Member, World } from '../world.ts';

const dayMs = 86_400_000;

interface Schema {
  readonly required?: readonly string[];
}
const { paths, components } = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, { post?: { requestBody: { content: { 'application/json': { schema: { $ref: string } } } } } }>;
  components: { schemas: Record<string, Schema> };
};

function requiredFieldsOf(kind: string): readonly string[] {
  const body = paths[`/api/admin/${kind}`]?.post?.requestBody.content['application/json'].schema.$ref;
  return components.schemas[body?.split('/').at(-1) ?? '']?.required ?? [];
}

export type ContentItem = Record<string, unknown> & { id: string; title: string; updatedAt: string };

export const futureEventTimes = { startsAt: '2030-03-06T19:00:00-05:00', endsAt: '2030-03-06T20:15:00-05:00' };

export const pastEventTimes = { startsAt: '2026-01-07T19:00:00-05:00', endsAt: '2026-01-07T20:15:00-05:00' };

export class Editor {
  private made = 0;

  private constructor(
    readonly member: Member,
    readonly caller: ApiCaller,
  ) {}

  static async signUp(world: World): Promise<Editor> {
    const member = await world.member({ roles: ['editor'] });
    return new Editor(member, world.as(member));
  }

  create = <Body = ContentItem>(kind: string, draft: object): Promise<ApiResponse<Body>> =>
    this.caller.post<Body>(`/api/admin/${kind}`, draft);
  change = <Body = ContentItem>(kind: string, id: string, draft: object): Promise<ApiResponse<Body>> =>
    this.caller.send<Body>('PATCH', `/api/admin/${kind}/${id}`, JSON.stringify(draft));
  remove = (kind: string, id: string): Promise<ApiResponse<unknown>> =>
    this.caller.send('DELETE', `/api/admin/${kind}/${id}`);
  read = (kind: string, id: string): Promise<ApiResponse<ContentItem>> =>
    this.caller.get<ContentItem>(`/api/admin/${kind}/${id}`);

  slug(name: string): string {
    this.made += 1;
    return `${name}-${this.made}`;
  }

  day(): string {
    this.made += 1;
    return new Date(Date.UTC(2040, 0, 1) + this.made * dayMs).toISOString().slice(0, 10);
  }

  program(values: object = {}): Promise<ContentItem> {
    return this.add('programs', { title: 'A program', slug: this.slug('program'), ...values });
  }

  module(programId: string, values: object = {}): Promise<ContentItem> {
    const draft = { programId, title: 'A module', slug: this.slug('module'), ...values };
    return this.add('modules', draft);
  }

  lesson(moduleId: string, values: object = {}): Promise<ContentItem> {
    const draft = { moduleId, title: 'A lesson', slug: this.slug('lesson'), ...values };
    return this.add('lessons', draft);
  }

  person(title: string, values: object = {}): Promise<ContentItem> {
    return this.add('people', { title, slug: this.slug('person'), line: 'One line', ...values });
  }

  async draft(kind: string): Promise<Record<string, unknown>> {
    const made: Record<string, () => unknown> = {
      title: () => 'A title',
      slug: () => this.slug(kind),
      url: () => 'https://library.example/kept',
      programId: async () => (await this.program()).id,
      moduleId: async () => (await this.module((await this.program()).id)).id,
      date: () => this.day(),
      eventId: async () => (await this.add('events', { title: 'Held', slug: this.slug('held'), ...pastEventTimes })).id,
      videoUrl: () => '/files/media/replay-1.mp4',
      startsAt: () => (kind === 'replays' ? pastEventTimes : futureEventTimes).startsAt,
      endsAt: () => futureEventTimes.endsAt,
    };
    const draft: Record<string, unknown> = {};
    for (const field of requiredFieldsOf(kind)) draft[field] = await (made[field]?.() ?? 'Some words');
    return draft;
  }

  private async add(kind: string, draft: object): Promise<ContentItem> {
    const { status, body, text } = await this.create(kind, draft);
    if (status !== 201) throw new Error(`Adding to ${kind} answered ${status}: ${text}`);
    return body;
  }
}
