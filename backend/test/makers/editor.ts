import type { Answer, Caller } from '../http.ts';
import type { Member, World } from '../world.ts';

/** A piece of content as staff read it. */
export type Piece = Record<string, unknown> & { id: string; title: string; updatedAt: string };

/** Times of an event that is to come. */
export const evening = { startsAt: '2030-03-06T19:00:00-05:00', endsAt: '2030-03-06T20:15:00-05:00' };

/** An editor at work: the admin's own calls, and drafts that are right. */
export class Editor {
  private made = 0;

  private constructor(
    readonly member: Member,
    readonly caller: Caller,
  ) {}

  static async arrive(world: World): Promise<Editor> {
    const member = await world.member({ roles: ['editor'] });
    return new Editor(member, world.as(member));
  }

  create = <Body = Piece>(kind: string, draft: object): Promise<Answer<Body>> =>
    this.caller.post<Body>(`/api/admin/${kind}`, draft);
  change = <Body = Piece>(kind: string, id: string, draft: object): Promise<Answer<Body>> =>
    this.caller.send<Body>('PATCH', `/api/admin/${kind}/${id}`, JSON.stringify(draft));
  remove = (kind: string, id: string): Promise<Answer<unknown>> =>
    this.caller.send('DELETE', `/api/admin/${kind}/${id}`);
  read = (kind: string, id: string): Promise<Answer<Piece>> => this.caller.get<Piece>(`/api/admin/${kind}/${id}`);

  /** A slug that nothing has yet. */
  slug(name: string): string {
    this.made += 1;
    return `${name}-${this.made}`;
  }

  program(values: object = {}): Promise<Piece> {
    return this.add('programs', { title: 'A program', slug: this.slug('program'), ...values });
  }

  module(programId: string, values: object = {}): Promise<Piece> {
    const draft = { programId, title: 'A module', slug: this.slug('module'), ...values };
    return this.add('modules', draft);
  }

  lesson(moduleId: string, values: object = {}): Promise<Piece> {
    const draft = { moduleId, title: 'A lesson', slug: this.slug('lesson'), ...values };
    return this.add('lessons', draft);
  }

  /** The least that may be sent of a kind. */
  async draft(kind: string): Promise<object> {
    const [title, slug] = ['A title', this.slug(kind)];
    if (kind === 'programs') return { title, slug };
    if (kind === 'modules') return { title, slug, programId: (await this.program()).id };
    if (kind === 'lessons') return { title, slug, moduleId: (await this.module((await this.program()).id)).id };
    if (kind === 'events') return { title, slug, ...evening };
    return { title, url: 'https://library.example/kept' };
  }

  private async add(kind: string, draft: object): Promise<Piece> {
    const { status, body, text } = await this.create(kind, draft);
    if (status !== 201) throw new Error(`Adding to ${kind} answered ${status}: ${text}`);
    return body;
  }
}
