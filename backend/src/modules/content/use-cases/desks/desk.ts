import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/http/problem.ts';
import type { KeptFiles } from '../kept-files.ts';

/** What a desk may look at while it checks a draft. */
export interface Surroundings {
  readonly em: EntityManager;
  readonly files: KeptFiles;
}

/** How one kind of content is written: the rules that need more than the one field they are about. */
export interface Desk<Draft, Entity> {
  /** True when it keeps the time at which it was added. */
  readonly isDated: boolean;
  /** The values of its row. `before` is the row as it stands; none for a new piece. Throws InvalidInput. */
  values(draft: Draft, before: Entity | undefined, around: Surroundings): Promise<object> | object;
  /** What goes with it when it is removed, counted by kind. */
  countBelow?(id: string, em: EntityManager): Promise<Record<string, number>>;
}

export const refuse = (field: string, message: string): never => {
  throw new InvalidInput([{ field, message }]);
};
