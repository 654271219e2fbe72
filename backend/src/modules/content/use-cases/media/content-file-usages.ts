import { Injectable } from '@nestjs/common';
import { FileUsages } from '#modules/files/index.ts';
import { contentKinds } from '../../kinds/index.ts';

/** Registers where content can contain URLs of files: the rows of all kinds, and their drafts and deleted versions. */
@Injectable()
export class ContentFileUsages {
  constructor(usages: FileUsages) {
    for (const kind of Object.keys(contentKinds))
      usages.add(
        `select '${kind}' as kind, t.id, t.title, 'published' as state, to_jsonb(t)::text as text from ${kind} t`,
      );
    usages.add(
      `select i.kind, i.id, coalesce(i.draft->>'title', '') as title,
         case i.state when 'trash' then 'trash' else 'draft' end as state, i.draft::text as text
       from content_item i where i.draft is not null`,
    );
  }
}
