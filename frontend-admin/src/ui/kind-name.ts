export const toSingularKind = (kind: string): string => (kind === 'people' ? 'person' : kind.replace(/s$/, ''));
