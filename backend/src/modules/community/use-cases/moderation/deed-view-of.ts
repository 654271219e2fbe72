import type { Deed } from '../../domain/deed.entity.ts';
import type { CaseDeedView } from './moderation.view.ts';
import type { NameOf } from './names.ts';

export const deedViewOf = (deed: Deed, nameOf: NameOf): CaseDeedView => ({
  ...{ id: deed.id, kind: deed.kind, by: nameOf(deed.staffId), isByAdmin: deed.isByAdmin, reason: deed.reason },
  ...{ until: deed.until?.toISOString() ?? null, at: deed.createdAt.toISOString(), postId: deed.postId ?? null },
  ...{ subjectId: deed.subjectId ?? null, subject: nameOf(deed.subjectId) },
});
