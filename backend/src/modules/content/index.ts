/** Programs, modules, lessons, events, meditations, resources: what people read, each opened by tier. */
export { ContentModule } from './content.module.ts';
export { ContentChanged } from './domain/events.ts';
export type { ContentKind } from './domain/kinds.ts';
export { AddContent, type NewContent } from './use-cases/add-content.ts';
export { CountContent } from './use-cases/count-content.ts';
