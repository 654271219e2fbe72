import type { Resource } from './api/content.ts';

export interface ResourceFilter {
  tag: string;
  title: string;
}

const CATEGORIES: readonly { heading: string; holds: (resource: Resource) => boolean }[] = [
  { heading: 'Workbooks', holds: ({ type }) => type === 'workbook' },
  { heading: 'Templates', holds: ({ type }) => type === 'template' || type === 'guide' },
  { heading: 'Transcripts', holds: ({ tags }) => tags?.includes('transcript') ?? false },
];

export function groupResourcesByCategory(resources: readonly Resource[], filter: ResourceFilter) {
  const shown = resources.filter((resource) => matchesFilter(resource, filter));
  const shelves = CATEGORIES.map(({ heading, holds }) => ({ heading, resources: shown.filter(holds) }));
  const rest = shown.filter((resource) => !CATEGORIES.some(({ holds }) => holds(resource)));
  const all = rest.length > 0 ? [...shelves, { heading: 'To read and to watch', resources: rest }] : shelves;
  return isFiltered(filter) ? all.filter((shelf) => shelf.resources.length > 0) : all;
}

export function listTags(resources: readonly Resource[]): string[] {
  const uses = new Map<string, number>();
  for (const tag of resources.flatMap(({ tags }) => tags ?? [])) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a.localeCompare(b)).map(([tag]) => tag);
}

const isFiltered = ({ tag, title }: ResourceFilter): boolean => tag !== '' || title.trim() !== '';

const foldCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function matchesFilter({ title, tags }: Resource, filter: ResourceFilter): boolean {
  if (filter.tag && !tags?.includes(filter.tag)) return false;
  return foldCase(title).includes(foldCase(filter.title.trim()));
}
