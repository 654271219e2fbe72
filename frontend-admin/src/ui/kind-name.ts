/** "modules" -> "module", "people" -> "person" */
export const getKindName = (kind: string): string => (kind === 'people' ? 'person' : kind.replace(/s$/, ''));
