import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContentKind } from '../../kinds/index.ts';
import type { PreviewReader } from '../../domain/preview-token.ts';

interface PageNames {
  readonly id: string;
  readonly slug: string;
  readonly parent: string;
  readonly program: string;
}

const namesByKind: Readonly<Partial<Record<ContentKind, string>>> = {
  programs: `select t.slug, '' as parent, t.slug as program from programs t where t.id = ?`,
  modules: `select t.slug, '' as parent, p.slug as program from modules t join programs p on p.id = t.program_id where t.id = ?`,
  lessons: `select t.slug, m.slug as parent, p.slug as program from lessons t join modules m on m.id = t.module_id
    join programs p on p.id = m.program_id where t.id = ?`,
  events: `select t.slug, '' as parent, '' as program from events t where t.id = ?`,
};

const pages: Readonly<Record<ContentKind, Readonly<Record<'visitor' | 'member', (names: PageNames) => string>>>> = {
  programs: { visitor: ({ slug }) => `/programs/${slug}`, member: ({ slug }) => `/programs/${slug}` },
  modules: { visitor: ({ program }) => `/programs/${program}`, member: ({ slug }) => `/members/modules/${slug}` },
  lessons: {
    visitor: ({ program }) => `/programs/${program}`,
    member: ({ parent, slug }) => `/members/modules/${parent}/${slug}`,
  },
  events: { visitor: ({ slug }) => `/events/${slug}`, member: ({ slug }) => `/events/${slug}` },
  meditations: { visitor: () => '/members/meditations', member: () => '/members/meditations' },
  resources: { visitor: () => '/resources', member: () => '/members/resources' },
  people: { visitor: () => '/about', member: () => '/about' },
  reflections: { visitor: () => '/members/today', member: () => '/members/today' },
  replays: { visitor: ({ id }) => `/members/replays/${id}`, member: ({ id }) => `/members/replays/${id}` },
};

export type FindPreviewPath = (reader: PreviewReader) => string;

/** Call this in the transaction that contains the previewed rows. */
export async function findPreviewPage(kind: ContentKind, id: string, em: EntityManager): Promise<FindPreviewPath> {
  const sql = namesByKind[kind];
  const [found] = sql ? await em.execute<Omit<PageNames, 'id'>[]>(sql, [id]) : [];
  const names = { slug: '', parent: '', program: '', ...found, id };
  return (reader) => pages[kind][reader === 'visitor' ? 'visitor' : 'member'](names);
}
